import type { Kysely } from 'kysely'
import { diaInBrazil, startOfDia } from '@seleta/regras/dia'
import { z } from 'zod'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { defineJobKind } from '../../ground/jobs/job-kind'
import { enqueueJobs } from '../../ground/jobs/jobs-repository'
import { deleteTalento, lockImportacoesOf } from './erase-repository'
import { createOcultasRepository } from './ocultas-repository'
import { isBack } from './retencao'
import { createRetencaoRepository, type Retida } from './retencao-repository'

/* How somebody leaves a company: hidden, back again, erased. There is no other way out (decision 116). */

/** Writes who was erased beside the backups, once that is certain (decision 138). */
export const apagamentoJob = defineJobKind({
  name: 'apagamentos',
  data: z.object({ identificadores: z.array(z.uuid()) }),
})

/** How somebody had been hidden who was brought back. */
interface HiddenBefore {
  readonly talentoId: number
  /** The merge that brought them back. */
  readonly fusaoId: number
  readonly ocultaEm: Date
  /** The day of the mail; null when none was due. */
  readonly avisadaEm: string | null
}

/** What was told of people who are erased and went into others (domain/talento, `openToldInside`). */
interface ToldInside {
  /** The others, the imports that told, and the merges. */
  readonly talentoIds: readonly number[]
  readonly importacaoIds: readonly number[]
  readonly fusaoIds: readonly number[]
  /** @returns who is hidden again by it */
  readonly takeBack: () => Promise<readonly HiddenBefore[]>
}
export type FindToldInside = (talentoIds: readonly number[]) => Promise<ToldInside>

/** Why somebody is erased, as the ledger keeps it. */
type MotivoOfSaida = 'pedido da pessoa' | 'fim do prazo' | 'decisão da empresa'

/**
 * Holds a person's campaigns and then their row.
 * @returns what is so now; null when they are gone
 */
async function hold(trx: Kysely<Database>, empresaId: number, talentoId: number) {
  const campanhaIds = await holdCampanhasOf(trx, empresaId, [talentoId])
  const [pessoa] = await createRetencaoRepository(trx).lock(empresaId, [talentoId])
  return pessoa === undefined ? null : { pessoa, campanhaIds }
}

/**
 * Holds somebody who is to be erased, with whomever they were told in: the imports, then campaigns, then people.
 * @returns what is so now; null when they are gone
 */
async function holdToErase(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  findToldInside: FindToldInside,
) {
  const seen = new Set<number>()
  for (let told = await findToldInside([talentoId]); ;) {
    const ids = [talentoId, ...told.talentoIds]
    await lockImportacoesOf(trx, empresaId, talentoId, told.importacaoIds)
    if (ids.length > 1) {
      await holdCampanhasOf(trx, empresaId, ids)
      await createRetencaoRepository(trx).lock(empresaId, ids)
    }
    for (const id of told.talentoIds) seen.add(id)
    const held = await hold(trx, empresaId, talentoId)
    if (held === null) return null
    told = await findToldInside([talentoId])
    if (told.talentoIds.every((id) => seen.has(id))) return { ...held, told }
  }
}

/** Holds a person, and before them their campaigns. @returns false when they are gone */
export const holdTalento = async (
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
): Promise<boolean> => (await hold(trx, empresaId, talentoId)) !== null

/**
 * Holds the campaigns that people stand in, before their rows are held.
 * @returns the campaigns' ids
 */
export const holdCampanhasOf = (
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
): Promise<number[]> => createOcultasRepository(trx).lockCampanhas(empresaId, talentoIds)

/** Whoever came in by the form with the e-mail of somebody hidden, and of whom their mailbox is asked (decision 129). */
export const listVindas = (trx: Kysely<Database>, empresaId: number, talentoId: number): Promise<number[]> =>
  createOcultasRepository(trx).listVindas(empresaId, talentoId, true)

/** Whether it still has to be done, now that the person is held. */
type IsDue = (pessoa: Retida) => boolean

/**
 * Out of lists, search, boards, counts, exports and notices; their own page stays open.
 * @param trx holds no campaign yet
 * @returns false when it need not be done any more
 */
export async function hideTalento(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  { agora, isDue }: { readonly agora: Date; readonly isDue: IsDue },
): Promise<boolean> {
  const held = await hold(trx, empresaId, talentoId)
  if (held === null || !isDue(held.pessoa)) return false
  await createOcultasRepository(trx).hide(empresaId, talentoId, agora)
  await appendEventos(trx, empresaId, [
    ...held.campanhaIds.map((campanhaId) => ({
      tipo: 'campanha_pessoa_oculta' as const,
      usuarioId: null,
      campanhaId,
      dados: {},
    })),
    { tipo: 'talento_oculto', usuarioId: null, talentoId, dados: {} },
  ])
  const target = `talento:${held.pessoa.identificador}`
  await writeAuditoria(trx, { empresaId, usuarioId: null }, { acao: 'pessoa_oculta', alvo: target })
  return true
}

/**
 * Whoever brought somebody back has taken it back: they are hidden as they were, on the day that they were told of, unless
 * something was done with them since, whatever it was, or the law keeps them.
 * @param trx holds their campaigns
 * @param ocultaEm @param avisadaEm as they were
 * @returns whether they are out of sight
 */
export async function hideAgain(
  trx: Kysely<Database>,
  empresaId: number,
  { talentoId, fusaoId, ocultaEm, avisadaEm }: HiddenBefore,
): Promise<boolean> {
  const retencao = createRetencaoRepository(trx)
  const [pessoa] = await retencao.lock(empresaId, [talentoId])
  if (pessoa === undefined || pessoa.saida.oculta !== null) return true
  if (!(await createOcultasRepository(trx).isIntocadaSince(empresaId, talentoId, fusaoId))) return false
  const oculta = diaInBrazil(ocultaEm)
  const isDue: IsDue = ({ vida, saida }) => !saida.isGuardada && !isBack(vida, oculta)
  if (!(await hideTalento(trx, empresaId, talentoId, { agora: ocultaEm, isDue }))) return false
  await retencao.setAvisada(empresaId, [talentoId], avisadaEm)
  return true
}

/**
 * Brings back those of them who are hidden, as they were.
 * @param usuarioId who did it; null: the person themselves, or something that happened with them
 * @returns the ids of who was hidden
 */
export async function showTalentos(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  usuarioId: number | null,
): Promise<readonly number[]> {
  const shown = await createOcultasRepository(trx).show(empresaId, talentoIds)
  await appendEventos(trx, empresaId, [
    ...shown.campanhaIds.map((campanhaId) => ({
      tipo: 'campanha_pessoa_oculta' as const,
      usuarioId,
      campanhaId,
      dados: {},
    })),
    ...shown.talentoIds.map((talentoId) => ({
      tipo: 'talento_restaurado' as const,
      usuarioId,
      talentoId,
      dados: {},
    })),
  ])
  return shown.talentoIds
}

/** Does what asks for somebody in sight, and leaves them hidden as they were. @param trx holds no campaign yet */
export async function doInSight<Result>(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  run: () => Promise<Result>,
): Promise<Result | null> {
  const held = await hold(trx, empresaId, talentoId)
  if (held === null) return null
  const { oculta, avisada } = held.pessoa.saida
  if (oculta !== null) await showTalentos(trx, empresaId, [talentoId], null)
  const result = await run()
  if (oculta === null) return result
  await hideTalento(trx, empresaId, talentoId, { agora: startOfDia(oculta), isDue: () => true })
  await createRetencaoRepository(trx).setAvisada(empresaId, [talentoId], avisada)
  return result
}

/**
 * Erases a person who asks for it, and whoever came in with their e-mail while they were hidden: the same mailbox is
 * asked of both, and both go. Of whom it said «Não fui eu» it asks nothing, nor of whom has another e-mail since.
 * @param trx @param isDue @param findToldInside @returns as `eraseTalento`
 */
export async function eraseByOwnWord(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  { isDue, findToldInside }: Pick<Erasing, 'isDue' | 'findToldInside'>,
): Promise<boolean> {
  const vindas = await createOcultasRepository(trx).listVindas(empresaId, talentoId, false)
  const saida = { motivo: 'pedido da pessoa', isDue, findToldInside } as const
  if (!(await eraseTalento(trx, empresaId, talentoId, saida))) return false
  for (const vinda of vindas) await eraseTalento(trx, empresaId, vinda, saida)
  return true
}

interface Erasing {
  readonly motivo: MotivoOfSaida
  readonly isDue: IsDue
  readonly findToldInside: FindToldInside
  readonly usuarioId?: number | null
}

/**
 * Erases a person at a company, everywhere: rows, files, search, outbox, what imported files said of them, in others too.
 * The log keeps ids without a person, the ledger the random id. The objects are loose then: `arquivos.removeLoose` deletes them.
 * @param trx holds no campaign yet
 * @param isDue asked once the person is held
 * @param usuarioId who did it; null: the person themselves, or the night
 * @returns false when they are gone, or it need not be done any more
 */
export async function eraseTalento(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  { motivo, isDue, findToldInside, usuarioId = null }: Erasing,
): Promise<boolean> {
  const held = await holdToErase(trx, empresaId, talentoId, findToldInside)
  if (held === null || !isDue(held.pessoa)) return false
  for (const hidden of await held.told.takeBack()) await hideAgain(trx, empresaId, hidden)
  const identificadores = await deleteTalento(trx, empresaId, talentoId, motivo, held.told.fusaoIds)
  await enqueueJobs(trx, apagamentoJob, [{ data: { identificadores }, empresaId }])
  await appendEventos(
    trx,
    empresaId,
    held.campanhaIds.map((campanhaId) => ({
      tipo: 'campanha_pessoa_apagada' as const,
      usuarioId,
      campanhaId,
      dados: {},
    })),
  )
  const target = `talento:${held.pessoa.identificador}`
  await writeAuditoria(
    trx,
    { empresaId, usuarioId },
    { acao: 'dados_apagados', alvo: target, dados: { motivo } },
  )
  return true
}
