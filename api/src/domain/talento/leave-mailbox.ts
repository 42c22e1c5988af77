import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createApartRepository } from './apart-repository'
import { tellTalento } from './declaracao-steps'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import type { Entrada } from './entrada'
import { createEnviosDeVolta } from './envios-de-volta-repository'
import { forgetTold } from './forget-told-repository'
import { isSameKey } from './find-same'
import { createFormerMailboxRepository, type Enviada } from './former-mailbox-repository'
import { createFusoesRepository } from './fusoes-repository'
import { inscribeApart } from './inscribe-apart'
import { lookAnew } from './pair-anew'
import { answerOwn } from './part-envios'
import { readChegou } from './pessoa'
import { lookRemade, type Remade, settleRemade } from './remake-apart'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { createRetiradasRepository } from './retiradas-repository'
import { lookWithout, retellHistoricos, retellWithout } from './retell-without'
import { createSemelhancasRepository } from './semelhancas-repository'
import { NOBODY, type Snapshot } from './snapshot-repository'
import type { OpenCampanha } from './stay-inscrita'
import { createTalentoRepository } from './talento-repository'
import type { Voltando } from './unida'

/* A mailbox leaves somebody on record: whoever else has sent from there is somebody of their own (decision 108). */

/** Whose doing it is; null: whoever reads the mailbox, or asked for another. */
export interface Leaving extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number | null
  readonly openCampanha: OpenCampanha
}

/** What stands of somebody, and whether it was sent from the mailbox that is asked about. */
export interface Sent extends Enviada {
  readonly isFrom: boolean
}

/**
 * What stands of somebody, oldest first, beside the person as they are without what this mailbox has confirmed, or has made
 * the record of, under other first names: a phone that one of these alone has told is not theirs.
 * @param trx holds the person, as they are now
 * @param mailbox null: none
 */
export async function listSent(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  mailbox: string | null,
): Promise<Sent[]> {
  const rows = createFormerMailboxRepository(trx)
  const present = (await createTalentoRepository(trx).lockSnapshots(empresaId, [talentoId])).get(talentoId)
  const list = async (hers: Snapshot) =>
    (await rows.list(empresaId, talentoId, hers)).map((one) => ({
      ...one,
      isFrom: isSameKey(readChegou(one.pessoa).email, mailbox),
    }))
  const sent = await list(present ?? {})
  const told = sent.flatMap(({ isFrom, isNamed, fusaoId }) =>
    !isFrom || isNamed || fusaoId === null ? [] : [fusaoId],
  )
  const maker = sent.find(({ isFrom, isNamed, isMaker }) => isFrom && !isNamed && isMaker)
  const who = { declaracaoId: maker?.id ?? 0, fusaoIds: told }
  const hers = maker === undefined ? null : await lookRemade(trx, empresaId, talentoId, who)
  if (hers !== null) return list(hers)
  return told.length === 0 ? sent : list(await lookWithout(trx, empresaId, talentoId, told))
}

interface Left {
  /** Oldest first; the one that made the record only where that is remade. */
  readonly theirs: readonly Enviada[]
  readonly remade: Remade | null
  /** The person's own page has asked for another mailbox: what was withdrawn by it, they have withdrawn. */
  readonly isOwnPage?: boolean
}

/**
 * They are of somebody of their own, who has the mailbox: of what made the record, else of what was confirmed first, else
 * sent first. Applications that they alone have made go along, and what was sent for one of the record's is answered by
 * one of their own, where people enter; with answers, file, what waits and what was confirmed, of which the record keeps
 * nothing.
 * @param trx holds the person, who has another mailbox or none, and their campaigns
 * @returns who has the mailbox now
 */
export async function leaveMailbox(
  trx: Kysely<Database>,
  quem: Leaving,
  deId: number,
  { theirs, remade, isOwnPage = false }: Left,
): Promise<number> {
  const { empresaId } = quem
  const rows = createFormerMailboxRepository(trx)
  const fusoes = createFusoesRepository(trx)
  const confirmed = theirs.filter(({ fusaoId }) => fusaoId !== null)
  const first = theirs.find(({ isMaker }) => isMaker) ?? confirmed[0] ?? theirs[0]
  if (first === undefined) throw new Error('nobody has the mailbox that left')
  const emprestadas = createRespostasEmprestadas(trx)
  await emprestadas.giveBack(empresaId, [deId])
  const fusaoIds = confirmed.flatMap(({ fusaoId }) => (fusaoId === null ? [] : [fusaoId]))
  const { missed, antes } = await retellWithout(trx, empresaId, fusaoIds.length === 0 ? [] : [deId], fusaoIds)
  await fusoes.removeAdded(empresaId, fusaoIds)
  for (const id of fusaoIds) await fusoes.markUndone(empresaId, id)
  await forgetTold(trx, empresaId, fusaoIds)
  const paraId = await enterFirst(trx, empresaId, first, remade?.curriculoId ?? null)
  await rows.handOver(empresaId, { deId, paraId, ids: theirs.map(({ id }) => id) })
  if (remade !== null) await settleRemade(trx, empresaId, remade)
  if (first.fusaoId === null) await createDeOcultaRepository(trx).setMade(empresaId, paraId, madeBy(first))
  await retellHistoricos(trx, empresaId, missed)
  await rows.show(empresaId, paraId)
  if (first.fusaoId !== null)
    await createSemelhancasRepository(trx).shareWith(empresaId, { deId, paraId }, first.fusaoId)
  await lookAnew(trx, empresaId, new Map([...antes, [paraId, NOBODY]]))
  await partUnjoined(trx, quem, { ficaId: deId, voltaId: paraId }, isOwnPage ? deId : paraId)
  await tellOwn(
    trx,
    empresaId,
    paraId,
    confirmed.filter((one) => one !== first),
  )
  const bothIds = [deId, paraId]
  await emprestadas.lend(empresaId, bothIds)
  await tellLeft(trx, quem, bothIds, fusaoIds)
  return paraId
}

const madeBy = ({ id }: Enviada) => ({ declaracoes: [id], experiencias: [], formacoes: [] })

/** Somebody of whom nothing is known but what was sent. @returns their id */
async function enterFirst(
  trx: Kysely<Database>,
  empresaId: number,
  { pessoa: sent, consentimento, fusaoId, curriculoId }: Enviada,
  remadeCurriculoId: number | null,
): Promise<number> {
  const talentos = createTalentoRepository(trx)
  const pessoa = readChegou(sent)
  const permissao = { baseLegal: 'consentimento', consentimento } as const
  const { talentoId } = await createApartRepository(trx).insertApart(empresaId, { ...pessoa }, permissao)
  await talentos.noteTelefoneProprio(empresaId, talentoId, pessoa.telefone)
  const file = fusaoId === null ? remadeCurriculoId : curriculoId
  if (file !== null) await talentos.setCurriculo(empresaId, talentoId, file)
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  return talentoId
}

/**
 * What one of the two has sent for an application of the other's. What was mailed is of whose mailbox it is.
 * @param donoId who has withdrawn what was withdrawn since; whose mailbox it is, where nothing else is known
 */
export async function partUnjoined(
  trx: Kysely<Database>,
  { empresaId, openCampanha }: Pick<Leaving, 'empresaId' | 'openCampanha'>,
  voltando: Voltando,
  donoId: number = voltando.voltaId,
): Promise<void> {
  const envios = createEnviosDeVolta(trx)
  const alheios = await envios.listAlheios(empresaId, null, { ...voltando, ativas: [] })
  const retiradas = createRetiradasRepository(trx)
  const left = await retiradas.listRetiradasSince(empresaId, voltando)
  const stillOut = new Set<number>()
  const back: { id: number; ficaId: number }[] = []
  const entrada = { empresaId, usuarioId: null, origem: 'MANUAL', fonte: '' } as const
  for (const [one] of Map.groupBy(
    alheios,
    (alheio) => `${alheio.inscricaoId} ${alheio.talentoId}`,
  ).values()) {
    if (one === undefined) continue
    const { campanhaId, consentimento, inscricaoId, talentoId } = one
    const campanha = await openCampanha(campanhaId)
    const own = await inscribeApart(trx, { ...entrada, campanha, consentimento }, talentoId)
    const propriaId = one.propriaId ?? own?.id
    if (propriaId === undefined) continue
    if (own !== null && talentoId === voltando.voltaId) await envios.takeChave(empresaId, inscricaoId, own.id)
    if (own !== null) back.push({ id: own.id, ficaId: inscricaoId })
    await answerOwn(trx, empresaId, one, propriaId)
    if (one.wasOut) stillOut.add(inscricaoId)
    if (one.wasOut && one.isOut) await envios.leaveInstead(empresaId, inscricaoId, propriaId)
  }
  const bothIds = [voltando.ficaId, voltando.voltaId]
  const ativas = left.filter((id) => !stillOut.has(id))
  if (ativas.length > 0) await retiradas.shareWithdrawals(empresaId, { back, ativas, bothIds, donoId })
}

/** What they have confirmed besides is told of them again, by merges of their own. */
async function tellOwn(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  confirmed: readonly Enviada[],
): Promise<void> {
  const declaracoes = createDeclaracoesRepository(trx)
  for (const { identificador } of confirmed) {
    const declaracao = await declaracoes.lock(empresaId, identificador)
    if (declaracao === null) throw new Error('a sending was lost while its person came apart')
    await tellTalento(trx, empresaId, { ...declaracao, talentoId })
    await declaracoes.decide(empresaId, declaracao.id, 'confirmada')
  }
}

/** Scores, both people's stories and open boards follow; the log knows for whom keys were mailed to the one that is new. */
async function tellLeft(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Leaving,
  bothIds: readonly number[],
  fusaoIds: readonly number[],
): Promise<void> {
  const [deId = 0] = bothIds
  const byCampanha = await createInscricoesRepository(trx).listByCampanha(empresaId, bothIds)
  await rescore(byCampanha)
  const { identificador: deCaixa } = await createTalentoRepository(trx).findNome(empresaId, deId)
  const fusoes = fusaoIds.length === 0 ? [null] : fusaoIds
  await appendEventos(trx, empresaId, [
    ...bothIds.flatMap((talentoId) =>
      fusoes.map((fusaoId) => ({
        tipo: 'talento_separado' as const,
        usuarioId,
        talentoId,
        dados: { fusaoId, deCaixa },
      })),
    ),
    ...byCampanha.map(({ campanhaId }) => ({
      tipo: 'campanha_pessoas_unidas' as const,
      usuarioId,
      campanhaId,
      dados: {},
    })),
  ])
}
