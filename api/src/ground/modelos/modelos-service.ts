import { MODELO_NOT_FOUND, NOME_DO_MODELO_EM_USO } from '@seleta/contract/faltas'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../audit-log/auditoria-repository'
import type { Autor } from '../autor'
import { againAfterOthers } from '../collision'
import { InvalidError, NotFoundError } from '../domain-error'
import { appendEvento } from '../event-log/eventos-repository'
import { doOnce } from '../idempotency/idempotency-repository'
import type { Pedido } from '../idempotency/pedido'

interface ModelosRepository<Modelo, Content> {
  readonly list: (empresaId: number) => Promise<Modelo[]>
  readonly insert: (empresaId: number, content: Content) => Promise<Modelo | null>
  readonly isNomeTaken: (empresaId: number, nome: string, exceptId: number) => Promise<boolean>
  readonly update: (empresaId: number, id: number, content: Content) => Promise<Modelo | null>
  readonly remove: (empresaId: number, id: number) => Promise<boolean>
}

/** Who hears of it. */
interface Told {
  /** What the log calls them; null tells it nothing. */
  readonly log: 'mensagem_modelo' | 'processo_modelo' | null
  /** What the audit calls them, which keeps what they became; absent, it is told nothing. */
  readonly audit?: 'motivo' | 'ficha' | undefined
}

interface Modelos<Modelo, Body, Content> extends Told {
  readonly createRepository: (db: Kysely<Database>) => ModelosRepository<Modelo, Content>
  /** What of a call is kept, clean. */
  readonly toContent: (body: Body) => Content
  /** What is said where another one has the name, and where there is none. */
  readonly words?: { readonly taken: string; readonly notFound: string }
}

const MODELO_WORDS = { taken: NOME_DO_MODELO_EM_USO, notFound: MODELO_NOT_FOUND }

/** What somebody does with what the company keeps under a name; the log says who made, changed and removed it. */
export function createModelosService<
  Modelo extends { readonly id: number },
  Body,
  Content extends { readonly nome: string },
>(
  db: Kysely<Database>,
  { createRepository, toContent, log, audit, words = MODELO_WORDS }: Modelos<Modelo, Body, Content>,
) {
  const modeloNotFound = () => new NotFoundError(words.notFound)
  const nomeTaken = () => new InvalidError(words.taken, { nome: words.taken })
  const note = createNote({ log, audit })

  return {
    list: (empresaId: number): Promise<Modelo[]> => createRepository(db).list(empresaId),

    /** @throws InvalidError when another one has the name (audit W9) */
    create: (autor: Autor, body: Body, pedido: Pedido): Promise<Modelo> =>
      doOnce(db, autor.empresaId, pedido, async (trx) => {
        const content = toContent(body)
        const modelo = await createRepository(trx).insert(autor.empresaId, content)
        if (modelo === null) throw nomeTaken()
        await note(trx, autor, 'criado', modelo.id, content)
        return modelo
      }),

    /**
     * What was made with it before stays as it is.
     * @throws NotFoundError, InvalidError when another one has the name
     */
    update: (autor: Autor, id: number, body: Body): Promise<Modelo> =>
      againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          const repository = createRepository(trx)
          const content = toContent(body)
          if (await repository.isNomeTaken(autor.empresaId, content.nome, id)) throw nomeTaken()
          const modelo = await repository.update(autor.empresaId, id, content)
          if (modelo === null) throw modeloNotFound()
          await note(trx, autor, 'alterado', id, content)
          return modelo
        }),
      ),

    /** @throws NotFoundError */
    remove: (autor: Autor, id: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (!(await createRepository(trx).remove(autor.empresaId, id))) throw modeloNotFound()
        await note(trx, autor, 'removido', id)
      }),
  }
}

/** Writes down who made, changed or removed one, and in the audit what it became. */
const createNote =
  ({ log, audit }: Told) =>
  async (
    trx: Kysely<Database>,
    autor: Autor,
    what: 'criado' | 'alterado' | 'removido',
    modeloId: number,
    dados?: object,
  ): Promise<void> => {
    const { empresaId, usuarioId } = autor
    if (audit !== undefined)
      await writeAuditoria(trx, autor, {
        acao: `${audit}_${what}`,
        alvo: `${audit}:${modeloId}`,
        ...(dados !== undefined && { dados }),
      })
    if (log === null) return
    await appendEvento(trx, empresaId, { tipo: `${log}_${what}`, usuarioId, dados: { modeloId } })
  }
