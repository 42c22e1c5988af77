import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import type { Entrada } from './entrada'
import { createEnviosDeVolta } from './envios-de-volta-repository'
import { firstName, isSameKey } from './find-same'
import { createFormerMailboxRepository, type Enviada } from './former-mailbox-repository'
import { createFusoesRepository } from './fusoes-repository'
import { followMailbox } from './mailed-chaves'
import { answerAlheios } from './part-envios'
import { readChegou } from './pessoa'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { retellHistoricos, retellWithout } from './retell-without'
import { createTalentoRepository } from './talento-repository'

/* Somebody on record has another mailbox (decision 108). */

/** Who changes it; null: the person themselves. */
interface Changing extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number | null
}

/**
 * The mailbox has said yes: the e-mail that was asked for is the person's from here on.
 * @param trx holds the person and their campaigns
 * @param former the one that was theirs
 */
export async function setEmailOf(
  trx: Kysely<Database>,
  quem: Omit<Changing, 'usuarioId'>,
  talentoId: number,
  { former, email }: { readonly former: string | null; readonly email: string },
): Promise<void> {
  await createTalentoRepository(trx).correct(quem.empresaId, talentoId, { email })
  await haveMailbox(trx, { ...quem, usuarioId: null }, talentoId, { former, email })
}

/**
 * A recruiter has corrected somebody of whom a form alone may have told: they vouch for the record, not for the sending,
 * which its sender can take back and its mailbox answer as before (decisions 108, 192).
 * @param trx holds the person, as they are now, and their campaigns
 * @param isDesfeita the correction is taken back
 * @param emails before it and since, null for none; undefined: it stays
 */
export async function countCorrecao(
  trx: Kysely<Database>,
  quem: Changing,
  talentoId: number,
  {
    isDesfeita,
    emails,
  }: { readonly isDesfeita: boolean; readonly emails: Parameters<typeof haveMailbox>[3] | undefined },
): Promise<void> {
  await createDeclaracoesRepository(trx).addCorrecoes(quem.empresaId, talentoId, isDesfeita ? -1 : 1)
  if (emails !== undefined) await haveMailbox(trx, quem, talentoId, emails)
}

/** What waits for the former mailbox follows, and what was somebody else's there stays with it. */
async function haveMailbox(
  trx: Kysely<Database>,
  quem: Changing,
  talentoId: number,
  { former, email }: { readonly former: string | null; readonly email: string | null },
): Promise<void> {
  if (former !== null && (email === null || canonicalEmail(former) !== canonicalEmail(email)))
    await leaveToSenders(trx, quem, talentoId, former)
  await followMailbox(trx, quem.empresaId, talentoId, former)
}

/**
 * What the former mailbox sent under another first name than the person's is of somebody of their own, with that mailbox:
 * of who confirmed first, else sent first. What others sent from there waits with that one, as it would had the record
 * never had this e-mail; what was sent under the same first name is the person's, whose older address it is.
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
  const sent = (await rows.list(empresaId, deId)).filter(({ pessoa }) => {
    const told = readChegou(pessoa)
    return isSameKey(told.email, former) && firstName(told) !== firstName(hers)
  })
  const [first] = sent.toSorted((a, b) => Number(a.fusaoId === null) - Number(b.fusaoId === null))
  if (first === undefined) return
  const emprestadas = createRespostasEmprestadas(trx)
  await emprestadas.giveBack(empresaId, [deId])
  const fusaoIds = sent.flatMap(({ fusaoId }) => (fusaoId === null ? [] : [fusaoId]))
  const paraId =
    first.fusaoId === null
      ? await enterFirst(trx, empresaId, first)
      : await takeTold(
          trx,
          empresaId,
          deId,
          sent.filter(({ fusaoId }) => fusaoId !== null),
        )
  await rows.handOver(empresaId, { deId, paraId, ids: sent.map(({ id }) => id) })
  if (first.fusaoId === null)
    await createDeOcultaRepository(trx).setMade(empresaId, paraId, {
      declaracoes: [first.id],
      experiencias: [],
      formacoes: [],
    })
  const voltando = { ficaId: deId, voltaId: paraId, ativas: [] }
  const alheios = await createEnviosDeVolta(trx).listAlheios(empresaId, null, voltando)
  await answerAlheios(trx, empresaId, alheios, { ativas: [], isNamed: true })
  const bothIds = [deId, paraId]
  await emprestadas.lend(empresaId, bothIds)
  await tellLeft(trx, { empresaId, usuarioId, rescore }, bothIds, fusaoIds)
}

/** Who sent it first is somebody whom a form alone has told of. @returns their id */
async function enterFirst(trx: Kysely<Database>, empresaId: number, enviada: Enviada): Promise<number> {
  const talentos = createTalentoRepository(trx)
  const pessoa = readChegou(enviada.pessoa)
  const { consentimento } = enviada
  const permissao = { baseLegal: 'consentimento', consentimento } as const
  const { talentoId } = await talentos.insertApart(empresaId, pessoa, permissao)
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  return talentoId
}

/**
 * What they had confirmed told of the person, and is told of themselves instead.
 * @param sent oldest first, all of them confirmed
 * @returns their id
 */
async function takeTold(
  trx: Kysely<Database>,
  empresaId: number,
  deId: number,
  sent: readonly Enviada[],
): Promise<number> {
  const talentos = createTalentoRepository(trx)
  const fusoes = createFusoesRepository(trx)
  const fusaoIds = sent.map(({ fusaoId }) => fusaoId ?? 0)
  const { missed } = await retellWithout(trx, empresaId, [deId], fusaoIds)
  let talentoId = 0
  for (const [n, enviada] of sent.entries()) {
    const pessoa = readChegou(enviada.pessoa)
    const permissao = { baseLegal: 'consentimento', consentimento: enviada.consentimento } as const
    if (n === 0) talentoId = (await talentos.insertApart(empresaId, pessoa, permissao)).talentoId
    else
      await talentos.completeTalentos(empresaId, 'MANUAL', permissao, [
        { ...pessoa, talentoId, change: 'substitui' },
      ])
    await talentos.noteTelefoneProprio(empresaId, talentoId, pessoa.telefone)
    await fusoes.handOver(empresaId, fusaoIds[n] ?? 0, talentoId)
    await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
    if (enviada.curriculoId !== null) await talentos.setCurriculo(empresaId, talentoId, enviada.curriculoId)
    await fusoes.markUndone(empresaId, fusaoIds[n] ?? 0)
  }
  await retellHistoricos(trx, empresaId, missed)
  return talentoId
}

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
