import type { Nota, NotaChangeBody } from '@seleta/contract/dossie'
import { UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'
import { type Mencionavel, showMencoes } from '@seleta/regras/mencao'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../database/schema'
import { FORGET_SECONDS } from '../../../database/sql/undo-window'
import type { Autor, Sessao } from '../../../ground/autor'
import { againAfterOthers } from '../../../ground/collision'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { defineJobKind } from '../../../ground/jobs/job-kind'
import { enqueueJobs } from '../../../ground/jobs/jobs-repository'
import { findTarget } from '../target-repository'
import { createMencoesRepository, type Leitor, type Mencionado } from './mencoes-repository'
import { createNotasExcluidasRepository, forgetNotasExcluidas } from './notas-excluidas-repository'
import { createNotasRepository, type NotaRow } from './notas-repository'
import { removeNota, writeMencoes } from './write-mencoes'

const CHANGED =
  'Esta nota mudou em outra aba. Veja como ela ficou e salve de novo para pôr o seu texto no lugar.'

const notaNotFound = () => new NotFoundError('Nota não encontrada.')

const TOO_LATE = `A nota não volta mais: a pessoa foi apagada, ou o prazo de ${UNDO_WINDOW_MINUTES} minutos para isso passou.`

/** Forgets notes whose deletion can be taken back no more. */
export const notasExcluidasJob = defineJobKind({ name: 'notas-excluidas', data: z.object({}) })

/** @throws ConflictError when somebody else wrote it */
function refuseForeign(nota: Pick<NotaRow, 'usuarioId'>, usuarioId: number): void {
  if (nota.usuarioId !== usuarioId)
    throw new ConflictError('Só quem escreveu a nota pode mudá-la.', 'nota_de_outra_pessoa')
}

/**
 * Notes about a person: whoever recruits reads all of them, a Gestor those that they wrote and those that mention them,
 * Leitura none (decision 174). Who wrote one changes and deletes it (product 40).
 */
export function createNotasService(db: Kysely<Database>) {
  const repository = createNotasRepository(db)

  /** @throws NotFoundError, ConflictError when somebody else wrote it */
  async function readOwn(
    trx: Kysely<Database>,
    { empresaId, usuarioId }: Autor,
    id: number,
  ): Promise<NotaRow> {
    const nota = await createNotasRepository(trx).find(empresaId, id)
    if (nota === null) throw notaNotFound()
    refuseForeign(nota, usuarioId)
    return nota
  }

  /** A note as it stands now, as its writer reads it. */
  async function answer(trx: Kysely<Database>, autor: Autor, id: number): Promise<Nota> {
    const mencoes = await createMencoesRepository(trx).listOf(autor.empresaId, [id])
    return toNota(await readOwn(trx, autor, id), mencoes, autor.usuarioId)
  }

  return {
    /** @throws NotFoundError when the person is unknown */
    async list({ empresaId, usuarioId, campanhas }: Sessao, identificador: string): Promise<Nota[]> {
      const { id } = await findTarget(db, empresaId, identificador)
      const rows = await repository.list(empresaId, id)
      const mencoes = await createMencoesRepository(db).listOf(
        empresaId,
        rows.map((row) => row.id),
      )
      const isAddressed = (row: NotaRow) =>
        row.usuarioId === usuarioId || mencoes.some((one) => one.notaId === row.id && one.id === usuarioId)
      return rows
        .filter((row) => campanhas === null || isAddressed(row))
        .map((row) => toNota(row, mencoes, usuarioId))
    },

    /**
     * Who can be mentioned in a note about somebody: colleagues who may see them, but whoever asks.
     * @throws NotFoundError when the person is unknown
     */
    async listMencionaveis({ empresaId, usuarioId }: Autor, identificador: string): Promise<Mencionavel[]> {
      const { id } = await findTarget(db, empresaId, identificador)
      const colegas = await createMencoesRepository(db).listMencionaveis(empresaId, id)
      const isTwice = ({ nome }: Leitor) => colegas.filter((other) => other.nome === nome).length > 1
      return (
        colegas
          .filter(({ id: colegaId }) => colegaId !== usuarioId)
          // Two of one name are told apart where one of them is chosen.
          .map((one) => ({ id: one.id, nome: isTwice(one) ? `${one.nome} (${one.email})` : one.nome }))
      )
    },

    /**
     * The log remembers that there is a note, never what it says.
     * @throws NotFoundError; InvalidError when it mentions somebody who may not see the person
     */
    async create(autor: Autor, identificador: string, texto: string, pedido: Pedido): Promise<Nota> {
      const { empresaId, usuarioId } = autor
      const { id: notaId } = await doOnce(db, empresaId, pedido, async (trx) => {
        const talento = await findTarget(trx, empresaId, identificador)
        const id = await createNotasRepository(trx).insert(empresaId, talento.id, usuarioId, texto.trim())
        await writeMencoes(trx, autor, { notaId: id, talentoId: talento.id, texto })
        await appendEvento(trx, empresaId, {
          tipo: 'nota_criada',
          usuarioId,
          talentoId: talento.id,
          dados: { notaId: id },
        })
        return { id }
      })
      return answer(db, autor, notaId)
    },

    /**
     * @throws NotFoundError, InvalidError as in `create`, ConflictError when somebody else wrote it, or it says neither
     * what it said before (`antes`) nor what it is to say
     */
    update(autor: Autor, id: number, { texto, antes }: z.output<typeof NotaChangeBody>): Promise<Nota> {
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          const notas = createNotasRepository(trx)
          await notas.hold(autor.empresaId, id)
          const nota = await readOwn(trx, autor, id)
          const next = texto.trim()
          if (antes !== undefined && nota.texto !== antes && nota.texto !== next)
            throw new ConflictError(CHANGED, 'nota_mudada')
          await notas.update(autor.empresaId, id, next)
          await writeMencoes(trx, autor, { notaId: id, talentoId: nota.talentoId, texto })
          return answer(trx, autor, id)
        }),
      )
    },

    /** For a while it can be there again. @throws NotFoundError, ConflictError when somebody else wrote it */
    remove(autor: Autor, id: number): Promise<void> {
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          await createNotasRepository(trx).hold(autor.empresaId, id)
          await readOwn(trx, autor, id)
          await removeNota(trx, autor.empresaId, id)
          await enqueueJobs(trx, notasExcluidasJob, [
            { data: {}, empresaId: null, afterSeconds: FORGET_SECONDS },
          ])
        }),
      )
    },

    /**
     * The note that was deleted is there again, the same one; one that is there already is told as it is.
     * @throws NotFoundError when it is too late, or another company's; ConflictError when somebody else wrote it
     */
    restore(autor: Autor, id: number): Promise<Nota> {
      const { empresaId, usuarioId } = autor
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          const excluidas = createNotasExcluidasRepository(trx)
          const excluida = await excluidas.hold(empresaId, id)
          if (excluida !== null) {
            refuseForeign(excluida, usuarioId)
            await excluidas.bringBack(empresaId, excluida)
          } else if ((await createNotasRepository(trx).find(empresaId, id)) === null)
            throw new NotFoundError(TOO_LATE, 'prazo_passou')
          return answer(trx, autor, id)
        }),
      )
    },

    forget: () => forgetNotasExcluidas(db),
  }
}

function toNota(row: NotaRow, mencoes: readonly Mencionado[], usuarioId: number): Nota {
  const dela = mencoes.filter(({ notaId }) => notaId === row.id).map(({ id, nome }) => ({ id, nome }))
  return {
    id: row.id,
    texto: showMencoes(row.texto, dela),
    marcado: row.texto,
    mencoes: dela,
    quem: row.quem ?? '',
    isMinha: row.usuarioId === usuarioId,
    criadaEm: row.criadaEm.toISOString(),
    editadaEm: row.editadaEm?.toISOString() ?? null,
  }
}
