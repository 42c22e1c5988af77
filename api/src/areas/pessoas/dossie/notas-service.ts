import type { Nota } from '@seleta/contract/dossie'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor, Sessao } from '../../../ground/autor'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { findTarget } from '../target-repository'
import { createNotasRepository, type NotaRow } from './notas-repository'

const notaNotFound = () => new NotFoundError('Nota não encontrada.')

/**
 * Notes about a person: whoever recruits reads all of them, a Gestor those that they wrote, Leitura none (decision 174).
 * Who wrote one changes and deletes it (product 40).
 */
export function createNotasService(db: Kysely<Database>) {
  const repository = createNotasRepository(db)

  async function readOwn({ empresaId, usuarioId }: Autor, id: number): Promise<NotaRow> {
    const nota = await repository.find(empresaId, id)
    if (nota === null) throw notaNotFound()
    if (nota.usuarioId !== usuarioId)
      throw new ConflictError('Só quem escreveu a nota pode mudá-la.', 'nota_de_outra_pessoa')
    return nota
  }

  return {
    /**
     * Whoever sees only the campaigns of their teams reads what they wrote: nobody has addressed a note to them yet.
     * @throws NotFoundError when the person is unknown
     */
    async list({ empresaId, usuarioId, campanhas }: Sessao, identificador: string): Promise<Nota[]> {
      const { id } = await findTarget(db, empresaId, identificador)
      const notas = (await repository.list(empresaId, id)).map((row) => toNota(row, usuarioId))
      return campanhas === null ? notas : notas.filter(({ isMinha }) => isMinha)
    },

    /** The log remembers that there is a note, never what it says. */
    create(
      { empresaId, usuarioId }: Autor,
      identificador: string,
      texto: string,
      pedido: Pedido,
    ): Promise<Nota> {
      return doOnce(db, empresaId, pedido, async (trx) => {
        const talento = await findTarget(trx, empresaId, identificador)
        const notas = createNotasRepository(trx)
        const id = await notas.insert(empresaId, talento.id, usuarioId, texto.trim())
        await appendEvento(trx, empresaId, {
          tipo: 'nota_criada',
          usuarioId,
          talentoId: talento.id,
          dados: { notaId: id },
        })
        const row = await notas.find(empresaId, id)
        if (row === null) throw notaNotFound()
        return toNota(row, usuarioId)
      })
    },

    /** @throws NotFoundError, ConflictError when somebody else wrote it */
    async update(autor: Autor, id: number, texto: string): Promise<Nota> {
      await readOwn(autor, id)
      await repository.update(autor.empresaId, id, texto.trim())
      return toNota(await readOwn(autor, id), autor.usuarioId)
    },

    /** @throws NotFoundError, ConflictError when somebody else wrote it */
    async remove(autor: Autor, id: number): Promise<void> {
      await readOwn(autor, id)
      await repository.remove(autor.empresaId, id)
    },
  }
}

const toNota = (row: NotaRow, usuarioId: number): Nota => ({
  id: row.id,
  texto: row.texto,
  quem: row.quem ?? '',
  isMinha: row.usuarioId === usuarioId,
  criadaEm: row.criadaEm.toISOString(),
  editadaEm: row.editadaEm?.toISOString() ?? null,
})
