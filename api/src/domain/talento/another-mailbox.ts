import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createApartRepository } from './apart-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import type { Entrada } from './entrada'
import { createEnviosDeVolta } from './envios-de-volta-repository'
import { changeOf, firstName, isSameKey } from './find-same'
import { createFormerMailboxRepository, type Enviada } from './former-mailbox-repository'
import { createFusoesRepository } from './fusoes-repository'
import { followMailbox } from './mailed-chaves'
import { answerAlheios } from './part-envios'
import { type Chaves, readChegou } from './pessoa'
import { remakeApart, settleRemade } from './remake-apart'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { retellHistoricos, retellWithout } from './retell-without'
import { createTalentoRepository } from './talento-repository'

/* Somebody on record has another mailbox (decision 108). */

/** Who changes it; null: the person themselves. */
export interface Changing extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number | null
}

/** Before and since; null: none. */
export interface Mailboxes {
  readonly former: string | null
  readonly email: string | null
}

/**
 * What waits for the former mailbox follows, and what was somebody else's there stays with it.
 * @param trx holds the person, as they are now, and their campaigns
 */
export async function haveMailbox(
  trx: Kysely<Database>,
  quem: Changing,
  talentoId: number,
  { former, email }: Mailboxes,
): Promise<void> {
  if (former !== null && (email === null || canonicalEmail(former) !== canonicalEmail(email)))
    await leaveToSenders(trx, quem, talentoId, former)
  await followMailbox(trx, quem.empresaId, talentoId, former)
}

/**
 * What the former mailbox sent as somebody else than the person (`isAnother`) is of somebody of their own, with that mailbox:
 * of who confirmed first, else sent first. What others sent from there waits with that one, as it would had the record
 * never had this e-mail; the rest is the person's, whose older address it is.
 */
async function leaveToSenders(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Changing,
  deId: number,
  former: string,
): Promise<void> {
  const talentos = createTalentoRepository(trx)
  const rows = createFormerMailboxRepository(trx)
  const hers = readChegou((await talentos.lockSnapshots(empresaId, [deId])).get(deId) ?? {})
  const all = (await rows.list(empresaId, deId)).map((one) => ({ ...one, told: readChegou(one.pessoa) }))
  // Whose page it is has said that what is confirmed is theirs.
  const sent = all.filter(
    ({ told, fusaoId }) =>
      isSameKey(told.email, former) && isAnother(told, hers) && (usuarioId !== null || fusaoId === null),
  )
  const maker = all.find(({ isMaker }) => isMaker)
  const isMakerOthers = maker !== undefined && sent.includes(maker)
  const remade = isMakerOthers ? await remakeApart(trx, empresaId, deId, maker.id) : null
  const theirs = sent.filter(
    ({ isMaker, told }) =>
      remade !== null || (!isMaker && (maker === undefined || isAnother(told, maker.told))),
  )
  const confirmed = theirs.filter(({ fusaoId }) => fusaoId !== null)
  const first = theirs.find(({ isMaker }) => isMaker) ?? confirmed[0] ?? theirs[0]
  if (first === undefined) return
  const emprestadas = createRespostasEmprestadas(trx)
  await emprestadas.giveBack(empresaId, [deId])
  const fusaoIds = confirmed.map(({ fusaoId }) => fusaoId ?? 0)
  const { missed } = await retellWithout(trx, empresaId, fusaoIds.length === 0 ? [] : [deId], fusaoIds)
  const paraId = await enterFirst(trx, empresaId, first, remade?.curriculoId ?? null)
  await rows.handOver(empresaId, { deId, paraId, ids: theirs.map(({ id }) => id) })
  if (remade !== null) await settleRemade(trx, empresaId, remade)
  if (first.fusaoId === null) await createDeOcultaRepository(trx).setMade(empresaId, paraId, madeBy(first))
  await tellOwn(trx, empresaId, paraId, confirmed)
  await retellHistoricos(trx, empresaId, missed)
  await rows.show(empresaId, paraId)
  const voltando = { ficaId: deId, voltaId: paraId, ativas: [] }
  const alheios = await createEnviosDeVolta(trx).listAlheios(empresaId, null, voltando)
  await answerAlheios(trx, empresaId, alheios, { ativas: [], isNamed: true })
  const bothIds = [deId, paraId]
  await emprestadas.lend(empresaId, bothIds)
  await tellLeft(trx, { empresaId, usuarioId, rescore }, bothIds, fusaoIds)
}

/** By another first name, and with neither phone nor CPF in common: a nickname and a slip are the same person's. */
const isAnother = (one: Chaves, pessoa: Chaves): boolean =>
  firstName(one) !== firstName(pessoa) &&
  !isSameKey(one.telefone, pessoa.telefone) &&
  !isSameKey(one.cpf, pessoa.cpf)

const madeBy = ({ id }: Enviada) => ({ declaracoes: [id], experiencias: [], formacoes: [] })

/** Somebody of whom nothing is known but what was sent. @returns their id */
async function enterFirst(
  trx: Kysely<Database>,
  empresaId: number,
  { pessoa: sent, consentimento }: Enviada,
  curriculoId: number | null,
): Promise<number> {
  const talentos = createTalentoRepository(trx)
  const pessoa = readChegou(sent)
  const permissao = { baseLegal: 'consentimento', consentimento } as const
  const { talentoId } = await createApartRepository(trx).insertApart(empresaId, { ...pessoa }, permissao)
  await talentos.noteTelefoneProprio(empresaId, talentoId, pessoa.telefone)
  if (curriculoId !== null) await talentos.setCurriculo(empresaId, talentoId, curriculoId)
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  return talentoId
}

/**
 * What they had confirmed is told of themselves, and of the other one no more.
 * @param confirmed oldest first
 */
async function tellOwn(
  trx: Kysely<Database>,
  empresaId: number,
  paraId: number,
  confirmed: readonly Enviada[],
): Promise<void> {
  const talentos = createTalentoRepository(trx)
  const fusoes = createFusoesRepository(trx)
  for (const { pessoa: sent, consentimento, curriculoId, fusaoId } of confirmed) {
    const pessoa = { ...readChegou(sent), talentoId: paraId }
    const permissao = { baseLegal: 'consentimento', consentimento } as const
    const change = changeOf({ isDeclarada: await talentos.isDeclarada(empresaId, paraId) }, BY_MAILBOX)
    await talentos.completeTalentos(empresaId, 'MANUAL', permissao, [{ ...pessoa, change }])
    await createDeclaracoesRepository(trx).vouchFor(empresaId, [paraId])
    await fusoes.removeAdded(empresaId, [fusaoId ?? 0])
    await fusoes.handOver(empresaId, fusaoId ?? 0, paraId)
    await talentos.addHistoricos(empresaId, [pessoa])
    if (curriculoId !== null) await talentos.setCurriculo(empresaId, paraId, curriculoId)
    await fusoes.markUndone(empresaId, fusaoId ?? 0)
  }
}

const BY_MAILBOX = { by: 'nobody' } as const

/** Scores, both people's stories and open boards follow; the log knows for whom keys were mailed to the one that is new. */
async function tellLeft(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Changing,
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
