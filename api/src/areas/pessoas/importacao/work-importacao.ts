import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { readCatalogos, type Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import type { Clock } from '../../../ground/clock'
import { DomainError } from '../../../ground/domain-error'
import type { Handler } from '../../../ground/jobs/jobs'
import { importLinhas } from './import-linhas'
import { createImportacoesRepository, type Progress, type LinhaResultado } from './importacoes-repository'
import { tryLinhas } from './try-linhas'
import { endUndo, undoLinhas } from './undo-linhas'

/**
 * Rows in one transaction: many enough that sets pay, few enough that locks are short and what they make dies young.
 * 250 at a time left 50 MiB behind in an import, until a full collection.
 */
const PART = 50

const NEXT = { conferindo: 'conferida', importando: 'concluida', desfazendo: 'desfeita' } as const

/**
 * Works an import through, one part of the file at a time. Each part is one transaction with the rows' own outcome in
 * it: a process that is killed goes on where it stood, here or elsewhere, and two never do the same part. Where an import
 * stands is a word of its row; that it goes on is the queue's (row S6 of docs/audit.md).
 * @param onFault told of a row that could not be written
 */
export function createImportacaoHandler(
  db: Kysely<Database>,
  clock: Clock,
  onFault: (error: unknown) => void,
): Handler<{ importacaoId: number }> {
  async function workThrough(id: number, estado: Progress, signal: AbortSignal): Promise<void | 'again'> {
    const catalogos = await readCatalogos(db)
    const seenKeys = new Map<string, number>()
    let part = PART
    while (!signal.aborted) {
      try {
        const isMore = await db
          .transaction()
          .execute((trx) =>
            workPart(trx, { id, estado, catalogos, seenKeys, part, hoje: diaInBrazil(clock()) }),
          )
        if (!isMore) return
        part = PART
      } catch (error) {
        if (isOfTheMoment(error)) throw error
        if (part > 1) {
          // One row of the part is the cause: each goes alone now.
          part = 1
          continue
        }
        if (!(error instanceof DomainError)) onFault(error)
        await failOne(id, estado, error)
      }
    }
    return 'again'
  }

  async function failOne(id: number, estado: Progress, error: unknown): Promise<void> {
    const repository = createImportacoesRepository(db)
    const [linha] = await repository.listPending(id, estado, 1)
    if (linha === undefined) return
    const motivo = error instanceof DomainError ? error.message : 'Não foi possível gravar esta linha.'
    const { numero, nome } = linha
    const situacao = estado === 'desfazendo' ? ('mantida' as const) : ('erro' as const)
    const base = { numero, nome, talentoId: linha.talentoId, inscricaoId: null }
    await repository.saveLinhas(id, [{ ...base, situacao, motivos: { linha: motivo } }], false)
    await repository.addProcessadas(id, 1)
  }

  return async ({ data: { importacaoId }, signal }) => {
    const estado = await createImportacoesRepository(db).findProgress(importacaoId)
    return estado === null ? undefined : workThrough(importacaoId, estado, signal)
  }
}

/** The database is away, busy or full, or somebody holds the import: no row is to blame, and it goes on later. */
const isOfTheMoment = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof DomainError) &&
  ('code' in error
    ? /^(08|40|53|55|57|58|E)/.test(String(error.code))
    : /^(Connection terminated|timeout exceeded)/.test(error.message))

interface Part {
  readonly id: number
  readonly estado: Progress
  readonly catalogos: Catalogos
  readonly seenKeys: Map<string, number>
  readonly part: number
  /** Brazil's day. */
  readonly hoje: string
}

/** @returns whether there may be more to do */
async function workPart(
  trx: Kysely<Database>,
  { id, estado, catalogos, seenKeys, part, hoje }: Part,
): Promise<boolean> {
  const repository = createImportacoesRepository(trx)
  const importacao = await repository.take(id, estado)
  if (importacao === null) return false
  const { empresaId, campanhaId } = importacao
  // Whoever keeps somebody there by hand has said so before the rows are read, or waits.
  if (estado === 'desfazendo' && campanhaId !== null)
    await createCampanhasRepository(trx).lock(empresaId, campanhaId)
  const linhas = await repository.listPending(id, estado, part)
  if (linhas.length === 0) {
    if (estado === 'desfazendo') await endUndo(trx, importacao)
    await repository.setEstado(empresaId, id, NEXT[estado])
    return false
  }
  const results: LinhaResultado[] =
    estado === 'conferindo'
      ? await tryLinhas(trx, importacao, catalogos, linhas, { seenKeys, hoje })
      : estado === 'importando'
        ? await importLinhas(trx, importacao, catalogos, linhas, hoje)
        : await undoLinhas(trx, importacao, linhas)
  await repository.saveLinhas(id, results, estado !== 'conferindo')
  await repository.addProcessadas(id, linhas.length)
  return true
}
