import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { comeApart } from './come-apart'
import { createDeOcultaRepository } from './de-oculta-repository'
import { tellTalento } from './declaracao-steps'
import { createDeclaracoesRepository } from './declaracoes-repository'
import type { Entrada } from './entrada'
import { createEnviosDeVolta } from './envios-de-volta-repository'
import { forgetTold } from './forget-told-repository'
import { createFusoesRepository } from './fusoes-repository'
import { inscribeApart } from './inscribe-apart'
import { followMailbox } from './mailed-chaves'
import { answerOwn } from './part-envios'
import { createPartMailboxRepository } from './part-mailbox-repository'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import type { OpenCampanha } from './stay-inscrita'
import { takeBack } from './take-back'
import type { Voltando } from './unida'

export interface LeavingMailbox extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly openCampanha: OpenCampanha
}

/**
 * A mailbox is not of whom it was: it says so of what made them, and has confirmed other sendings. They keep all of theirs
 * but the e-mail; whose it is is somebody of their own, made by what they have confirmed, with all that was sent with it,
 * and stands in its campaigns for themselves (decision 108).
 * @param trx holds the person and their campaigns
 * @param talentoId who keeps no such e-mail; of whom something stands that was told with it
 */
export async function partMailbox(
  trx: Kysely<Database>,
  { empresaId, rescore, openCampanha }: LeavingMailbox,
  talentoId: number,
): Promise<void> {
  const fusoes = createFusoesRepository(trx)
  const emprestadas = createRespostasEmprestadas(trx)
  const [first, ...later] = await createPartMailboxRepository(trx).listConfirmadas(empresaId, talentoId)
  const fusao = first === undefined ? null : await fusoes.lock(empresaId, first.fusaoId)
  if (first === undefined || fusao === null)
    throw new Error('a mailbox that has confirmed nothing left somebody')
  await emprestadas.giveBack(empresaId, [talentoId])
  await takeBack(
    trx,
    { empresaId, rescore },
    [talentoId],
    later.map(({ fusaoId }) => fusaoId),
  )
  await createDeOcultaRepository(trx).takeEmail(empresaId, talentoId)
  const { talentoId: voltaId, pessoa } = await comeApart(trx, empresaId, fusao, true)
  await takeSent(trx, { empresaId, openCampanha }, { ficaId: talentoId, voltaId })
  await tellLater(
    trx,
    empresaId,
    voltaId,
    later.map(({ identificador }) => identificador),
  )
  await fusoes.markUndone(empresaId, fusao.id)
  await forgetTold(trx, empresaId, [fusao.id])
  await followMailbox(trx, empresaId, talentoId, pessoa.email)
  const bothIds = [talentoId, voltaId]
  await emprestadas.lend(empresaId, bothIds)
  const byCampanha = await createInscricoesRepository(trx).listByCampanha(empresaId, bothIds)
  await rescore(byCampanha)
  const base = { usuarioId: null }
  await appendEventos(trx, empresaId, [
    ...bothIds.map((alvo) => ({
      ...base,
      tipo: 'talento_separado' as const,
      talentoId: alvo,
      dados: { fusaoId: fusao.id },
    })),
    ...byCampanha.map(({ campanhaId }) => ({
      ...base,
      tipo: 'campanha_pessoas_unidas' as const,
      campanhaId,
      dados: {},
    })),
  ])
}

/** All that was sent with their e-mail is theirs; what was sent for the other's application, to one of their own. */
async function takeSent(
  trx: Kysely<Database>,
  { empresaId, openCampanha }: Omit<LeavingMailbox, 'rescore'>,
  voltando: Voltando,
): Promise<void> {
  const envios = createEnviosDeVolta(trx)
  await envios.takeByMailbox(empresaId, voltando)
  const alheios = await envios.listAlheios(empresaId, null, { ...voltando, ativas: [] })
  const entrada = { empresaId, usuarioId: null, origem: 'MANUAL', fonte: '' } as const
  for (const [one] of Map.groupBy(alheios, ({ inscricaoId }) => inscricaoId).values()) {
    if (one === undefined) continue
    const { campanhaId, consentimento } = one
    const campanha = await openCampanha(campanhaId)
    const own = await inscribeApart(trx, { ...entrada, campanha, consentimento }, voltando.voltaId)
    const propriaId = one.propriaId ?? own?.id
    if (propriaId === undefined) continue
    if (own !== null) await envios.takeChave(empresaId, one.inscricaoId, own.id)
    await answerOwn(trx, empresaId, one, propriaId)
  }
}

/** What they have confirmed besides is told of them again, by merges of their own. */
async function tellLater(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  identificadores: readonly string[],
): Promise<void> {
  const declaracoes = createDeclaracoesRepository(trx)
  for (const identificador of identificadores) {
    const declaracao = await declaracoes.lock(empresaId, identificador)
    if (declaracao === null) throw new Error('a sending was lost while its person came apart')
    await tellTalento(trx, empresaId, { ...declaracao, talentoId })
    await declaracoes.decide(empresaId, declaracao.id, 'confirmada')
  }
}
