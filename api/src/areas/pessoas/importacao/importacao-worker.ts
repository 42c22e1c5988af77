import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { DomainError } from '../../../ground/domain-error'
import { readCatalogos, type Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { tryLinhas } from './try-linhas'
import { undoLinhas } from './undo-linhas'
import { importLinhas } from './import-linhas'
import { createImportacoesRepository, type Andamento, type LinhaResultado } from './importacoes-repository'

/**
 * Rows in one transaction: many enough that sets pay, few enough that locks are short and what they make dies young.
 * 250 at a time left 50 MiB behind in an import, until a full collection.
 */
const PARTE = 50

const DEPOIS = { conferindo: 'conferida', importando: 'concluida', desfazendo: 'desfeita' } as const

export interface ImportacaoWorker {
  /** Goes on with an import, unless it is being worked on already. Returns at once. */
  readonly kick: (id: number, estado: Andamento) => void
  /** Goes on with what a stopped process left behind. */
  readonly resume: () => Promise<void>
  /** After the part in hand. */
  readonly stop: () => Promise<void>
}

/**
 * Works imports through, one part of the file at a time, one import after the other. Each part is one transaction with
 * the rows' own outcome in it: a process that is killed goes on where it stood, and two never do the same part.
 */
export function createImportacaoWorker(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): ImportacaoWorker {
  const waiting = new Map<number, Andamento>()
  let running: Promise<void> | null = null
  let isStopped = false

  async function drain(): Promise<void> {
    for (;;) {
      const [next] = waiting
      if (next === undefined || isStopped) return
      waiting.delete(next[0])
      await workThrough(...next).catch(onError)
    }
  }

  async function workThrough(id: number, estado: Andamento): Promise<void> {
    const catalogos = await readCatalogos(db)
    const vistas = new Map<string, number>()
    let parte = PARTE
    while (!isStopped) {
      try {
        const isMore = await db
          .transaction()
          .execute((trx) => workPart(trx, { id, estado, catalogos, vistas, parte }))
        if (!isMore) return
        parte = PARTE
      } catch (error) {
        if (parte > 1) {
          // One row of the part is the cause: each goes alone now.
          parte = 1
          continue
        }
        if (!(error instanceof DomainError)) onError(error)
        await failOne(id, estado, error)
      }
    }
  }

  async function failOne(id: number, estado: Andamento, error: unknown): Promise<void> {
    const repository = createImportacoesRepository(db)
    const [linha] = await repository.listPendentes(id, estado, 1)
    if (linha === undefined) return
    const motivo = error instanceof DomainError ? error.message : 'Não foi possível gravar esta linha.'
    const { numero, nome } = linha
    const situacao = estado === 'desfazendo' ? ('mantida' as const) : ('erro' as const)
    const base = { numero, nome, talentoId: linha.talentoId, inscricaoId: null }
    await repository.saveLinhas(id, [{ ...base, situacao, motivos: { linha: motivo } }], false)
    await repository.addProcessadas(id, 1)
  }

  const start = () => {
    running ??= drain().finally(() => {
      running = null
    })
  }
  return {
    kick(id, estado) {
      waiting.set(id, estado)
      start()
    },
    async resume() {
      for (const { id, estado } of await createImportacoesRepository(db).listAndamento())
        waiting.set(id, estado)
      start()
    },
    async stop() {
      isStopped = true
      await running
    },
  }
}

interface Part {
  readonly id: number
  readonly estado: Andamento
  readonly catalogos: Catalogos
  readonly vistas: Map<string, number>
  readonly parte: number
}

/** @returns whether there may be more to do */
async function workPart(
  trx: Kysely<Database>,
  { id, estado, catalogos, vistas, parte }: Part,
): Promise<boolean> {
  const repository = createImportacoesRepository(trx)
  const importacao = await repository.take(id, estado)
  if (importacao === null) return false
  const linhas = await repository.listPendentes(id, estado, parte)
  if (linhas.length === 0) {
    await repository.setEstado(id, DEPOIS[estado])
    return false
  }
  const results: LinhaResultado[] =
    estado === 'conferindo'
      ? await tryLinhas(trx, importacao, catalogos, linhas, vistas)
      : estado === 'importando'
        ? await importLinhas(trx, importacao, catalogos, linhas)
        : await undoLinhas(trx, importacao, linhas)
  await repository.saveLinhas(id, results, estado !== 'conferindo')
  await repository.addProcessadas(id, linhas.length)
  return true
}
