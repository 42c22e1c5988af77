import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { findCedidas, NADA_CEDIDO, settleCedidas } from './cede-on-join'
import { createDeOcultaRepository, type Vinda } from './de-oculta-repository'
import type { Decidida } from './vouched-repository'
import { createDevolvidasRepository } from './devolvidas-repository'
import type { Entrada } from './entrada'
import { fillGaps, shareBinds, takeBinds } from './fill-gaps-repository'
import { forgetTelefone } from './forget-told-repository'
import { createFusoesRepository } from './fusoes-repository'
import { turnMailsBack } from './mailed-chaves'
import { createMensagensUnidas } from './mensagens-unidas-repository'
import { lookAnew } from './pair-anew'
import { readChegou } from './pessoa'
import { partEnvios } from './part-envios'
import { putBack } from '../../database/put-back'
import { origemOf, toldAt } from './referencias-repository'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { retellApart, retellHistoricos } from './retell-without'
import { claimEmail } from './claim-email'
import { createRetiradasRepository } from './retiradas-repository'
import { createSemelhancasRepository } from './semelhancas-repository'
import { shareMensagens } from './share-mensagens'
import { createSinceJoinedRepository } from './since-joined-repository'
import type { Snapshot } from './snapshot-repository'
import { type OpenCampanha, putWhereToldSince } from './stay-inscrita'
import { createTalentoRepository } from './talento-repository'
import type { Par, Unida } from './unida'
import { createUnioesRepository } from './unioes-repository'

/* One person's whole into another's, and out again. */

/** Who did it; null: the person themselves, or a restore. */
interface Counting extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number | null
}

interface Moving {
  readonly staying: number
  readonly leaving: number
  readonly par: Par
  /** What a form alone had told, and the join stands up for. */
  readonly vouched: readonly Decidida[]
  /** What a form alone had made, to be confirmed part by part; null: what is on record of who goes is theirs. */
  readonly vinda: Vinda | null
  /** Whose e-mail is to stay; null: that of who stays, where nothing is against it. */
  readonly emailDe: number | null
}

/** Everything of one person to the other, with the merge that takes it back. */
export async function moveInto(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore, via }: Counting & { readonly via: 'recrutador' | 'formulario' },
  { staying, leaving, par, vouched, vinda, emailDe }: Moving,
) {
  const unioes = createUnioesRepository(trx)
  const talentos = createTalentoRepository(trx)
  const antes = await talentos.lockSnapshots(empresaId, [staying])
  const { cedidas, isEscolhida } =
    vinda === null ? await findCedidas(trx, empresaId, { staying, leaving, emailDe }) : NADA_CEDIDO
  const ativas = await createRetiradasRepository(trx).listAtivas(empresaId, [staying, leaving])
  const largadas = await unioes.dropDoubles(empresaId, { staying, leaving, isVinda: vinda !== null })
  // While the joins of each are still with them.
  const semelhancas = await unioes.moveSemelhancas(empresaId, staying, leaving)
  const linhas = await unioes.moveAll(empresaId, staying, leaving)
  const importadas = await unioes.moveImportadas(empresaId, staying, leaving)
  const talento = await unioes.takeOut(empresaId, leaving)
  if (vinda === null) await fillGaps(trx, empresaId, staying, talento, cedidas)
  await takeBinds(trx, empresaId, staying, talento)
  const depois = await talentos.lockSnapshots(empresaId, [staying])
  await createFusoesRepository(trx).insertAll(empresaId, [
    {
      talentoId: staying,
      via,
      motivo: par.motivo,
      antes: antes.get(staying) ?? {},
      depois: depois.get(staying) ?? {},
      chegou: chegouOf(talento),
      experienciaIds: [],
      formacaoIds: [],
      inscricaoId: null,
      importacaoId: null,
      linha: null,
      usuarioId,
      vouched,
      tomadas: [],
      ocultaEm: null,
      avisadaEm: null,
      campanhaId: null,
    },
  ])
  const fusaoId = await unioes.keepUnida(empresaId, staying, {
    talento,
    linhas,
    importadas,
    largadas,
    ativas,
    semelhancas,
    ...(cedidas.length === 0 ? {} : { cedidas }),
    ...(isEscolhida ? { isEscolhida } : {}),
    par: { talentoId: par.talentoId, outroId: par.outroId, motivo: par.motivo },
    ...(vinda === null ? {} : { vinda }),
  })
  await tellAll(trx, { empresaId, usuarioId, rescore }, [staying], {
    tipo: 'talento_unido',
    dados: { via, motivo: par.motivo },
  })
  await settleCedidas(trx, { empresaId, usuarioId }, staying, cedidas, antes.get(staying)?.['email'])
  return { fusaoId, largadas }
}

/** Takes a join of two people back: the one who went stands again as they were, but for what was changed since. */
export async function bringUnidaBack(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore, openCampanha }: Counting & { readonly openCampanha: OpenCampanha },
  fusao: { readonly id: number; readonly talentoId: number; readonly antes: Snapshot },
  kept: Unida,
): Promise<{ identificador: string; nome: string }> {
  const fusoes = createFusoesRepository(trx)
  const talentos = createTalentoRepository(trx)
  const retiradas = createRetiradasRepository(trx)
  const one = (await talentos.lockSnapshots(empresaId, [fusao.talentoId])).get(fusao.talentoId)
  await createRespostasEmprestadas(trx).giveBack(empresaId, [fusao.talentoId])
  const said = await createSinceJoinedRepository(trx).takeOwnWords(empresaId, fusao, kept)
  const unida = said?.unida ?? kept
  const donoId = said?.isDono === true ? kept.talento.id : fusao.talentoId
  const { missed, levadas, antes } = await retellApart(trx, empresaId, fusao)
  const talento = {
    ...unida.talento,
    ...levadas,
    ...(unida.devolvidas !== undefined && { chaves_devolvidas: unida.devolvidas }),
  }
  const back = await createUnioesRepository(trx).bringBack(empresaId, fusao, { ...unida, talento })
  const vem = { talentoId: talento.id, antes: kept.talento }
  await forgetTelefone(trx, empresaId, fusao, unida.talento['telefone'])
  await forgetTelefone(trx, empresaId, vem, fusao.antes['telefone'])
  await retellHistoricos(trx, empresaId, missed)
  await claimEmail(trx, empresaId, talento, fusao.talentoId)
  await createDevolvidasRepository(trx).noteAgain(empresaId, fusao, toldByFile(unida))
  if (unida.vinda !== undefined) {
    const { experiencias, formacoes } = unida.vinda
    await putBack(trx, empresaId, { table: 'experiencia', rows: experiencias })
    await putBack(trx, empresaId, { table: 'formacao_academica', rows: formacoes })
    await createDeOcultaRepository(trx).setMade(empresaId, unida.talento.id, unida.vinda)
  }
  const voltando = { ficaId: fusao.talentoId, voltaId: unida.talento.id }
  const bothIds = [voltando.ficaId, voltando.voltaId]
  await shareBinds(trx, empresaId, { fusaoId: fusao.id, ...voltando })
  const ativas = unida.ativas ?? []
  const sent = await partEnvios(trx, empresaId, fusao.id, { ...voltando, ativas })
  await retiradas.shareWithdrawals(empresaId, {
    back: [...back, ...sent],
    ativas,
    bothIds,
    donoId,
  })
  await createMensagensUnidas(trx).waitAgain(empresaId, back)
  await putWhereToldSince(trx, { empresaId, usuarioId, openCampanha }, fusao.id, voltando)
  await shareMensagens(trx, empresaId, fusao.id, voltando)
  const former = one?.['email']
  await turnMailsBack(trx, empresaId, bothIds, typeof former === 'string' ? former : null)
  await fusoes.markUndone(empresaId, fusao.id)
  const both = { deId: voltando.ficaId, paraId: voltando.voltaId }
  const semelhancas = createSemelhancasRepository(trx)
  await semelhancas.shareWith(empresaId, both, fusao.id)
  await lookAnew(trx, empresaId, antes, voltando.voltaId)
  // Whoever stood beside one of them may have been corrected since.
  await semelhancas.dropUnlikeOf(empresaId, [voltando.ficaId, voltando.voltaId])
  await tellAll(trx, { empresaId, usuarioId, rescore }, bothIds, {
    tipo: 'talento_separado',
    dados: { fusaoId: fusao.id },
  })
  return talentos.findNome(empresaId, unida.talento.id)
}

/** What had given way because only a file had told it that was taken back. */
const toldByFile = ({ cedidas = [], isEscolhida = false }: Unida) =>
  cedidas.filter((key) => !isEscolhida || key !== 'email')

type Counted =
  | { tipo: 'talento_unido'; dados: { via: 'recrutador' | 'formulario'; motivo: MotivoSemelhanca } }
  | { tipo: 'talento_separado'; dados: { fusaoId: number } }

/** Answers that one lends to another, scores, the people's stories and open boards follow. */
async function tellAll(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Counting,
  talentoIds: readonly number[],
  counted: Counted,
): Promise<void> {
  await createRespostasEmprestadas(trx).lend(empresaId, talentoIds)
  const byCampanha = await createInscricoesRepository(trx).listByCampanha(empresaId, talentoIds)
  await rescore(byCampanha)
  await appendEventos(trx, empresaId, [
    ...talentoIds.map((talentoId) => ({ ...counted, usuarioId, talentoId })),
    ...byCampanha.map(({ campanhaId }) => ({
      tipo: 'campanha_pessoas_unidas' as const,
      usuarioId,
      campanhaId,
      dados: {},
    })),
  ])
}

/** The row that went, as somebody who comes in. */
function chegouOf(talento: Unida['talento']) {
  const origem = origemOf(talento)
  const pessoa = readChegou({
    ...talento,
    cidadeId: talento['cidade_id'],
    tempoExperiencia: talento['tempo_experiencia'],
    referencia: origem === null ? null : talento['origem_referencia'],
  })
  return origem === null ? pessoa : toldAt(origem, pessoa)
}
