import type { Operation } from '@seleta/contract/routes'
import {
  apply,
  buildInscricao,
  buildPublicavel,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './campanhas'
import { buildAvaliacao, buildFicha } from './fichas'
import { ETAPA, seedDossie, seedIncerto } from './seed-dossie'

/** A company with one of each thing that a call names, and what such a call sends. */
export interface Things {
  readonly office: Office
  /** By the names of `NAMES`. */
  readonly ids: Readonly<Record<string, string | number>>
  readonly bodies: Partial<Record<Operation, unknown>>
}

export async function openThings(): Promise<Things> {
  const office = await openOffice()
  const { api } = office
  const campanha = await publish(office)
  await apply(api, campanha.id, buildInscricao())
  const { etapa } = await readBoard(office, campanha.id)
  const ids = await nameThings(office, campanha.id, etapa)
  const publicavel = await buildPublicavel(office)
  const bodies = {
    createNota: { texto: 'alheia' },
    createAvaliacaoLink: { nome: 'alheia' },
    saveGuardaLegal: { motivo: 'alheio' },
    saveTriagemCega: { ateEtapaId: null },
    saveCorrecao: { versao: 'x', nome: 'Alheia', cpf: null },
    markInscricoesVistas: { campanhaId: null },
    updateNota: { texto: 'alheia' },
    createResultadoTeste: { testeId: 55_544, resultado: 1, data: '2026-11-01', link: '' },
    updateCampanha: { ...publicavel, versao: campanha.versao },
    saveEquipe: { membros: [{ usuarioId: 1, funcao: 'RESPONSAVEL' }] },
    saveRascunho: { campanha: publicavel, versao: 1 },
    updateMensagemModelo: { nome: 'alheio', texto: 'x' },
    updateFicha: buildFicha({ nome: 'alheia' }),
    sendAvaliacao: buildAvaliacao(etapa('Triagem').id, 3),
    updateMotivo: { nome: 'alheio' },
    updateProcessoModelo: { nome: 'alheio', etapas: [ETAPA] },
    updateVagaModelo: { nome: 'alheio', descricao: 'x' },
    updateEtapa: { nome: 'alheia' },
    decideSemelhanca: { decisao: 'separadas' },
    filterKanban: {},
    filterTalentosDaEtapa: {},
    filterTalentosSemEtapa: {},
    exportEtapa: { formato: 'csv' },
    checkImportacao: { mapeamento: { nome: 0, email: 1 } },
  }
  return { office, ids, bodies }
}

async function nameThings(
  office: Office,
  campanhaId: number,
  etapa: Awaited<ReturnType<typeof readBoard>>['etapa'],
): Promise<Record<string, string | number>> {
  const { api, token } = office
  const rascunho = await api.call('duplicateCampanha', { params: { id: campanhaId } }, { token })
  const modelo = await api.call('createVagaModelo', { body: { nome: 'a', descricao: 'b' } }, { token })
  const apagada = await publish(office)
  await api.call('deleteCampanha', { params: { id: apagada.id } }, { token })
  const etapaRemoved = etapa('Questionário').id
  await api.call('deleteEtapa', { params: { id: etapaRemoved }, query: {} }, { token })
  const ids = {
    etapaRemovida: etapaRemoved,
    campanha: campanhaId,
    apagada: apagada.id,
    rascunho: rascunho.body.data.id,
    modelo: modelo.body.data.id,
    etapa: etapa('Entrevistas').id,
    talento: etapa('Triagem').talentos[0]?.identificador ?? '',
    mensagem: (await api.db.selectFrom('mensagem').select('id').executeTakeFirstOrThrow()).id,
    avaliacaoLink: (
      await api.call(
        'createAvaliacaoLink',
        { params: { id: campanhaId }, body: { nome: 'a', email: '' } },
        { token },
      )
    ).body.data.id,
    ficha: (await api.call('createFicha', { body: buildFicha() }, { token })).body.data.id,
    motivo: (await api.call('listMotivos', {}, { token })).body.data[0]?.id ?? 0,
  }
  return { ...ids, ...(await seedDossie(office, ids.talento)), ...(await seedIncerto(office)) }
}
