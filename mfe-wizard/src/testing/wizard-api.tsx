import type { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { buildCampanha } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import type { PassoSegmento } from '@seleta/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { Wizard } from '../features/nova-campanha/wizard'
import { rascunhos } from '../queries/rascunho/rascunhos'
import { stepPath } from '../rules/passos/steps'

/** The wizard over the fake api: drafts are kept there with their versions, as the real one keeps them. */
export interface WizardApi extends FakeApi {
  readonly stored: Map<number, Campanha>
}

export function startWizardApi(): WizardApi {
  const stored = new Map<number, Campanha>()
  const put = (id: number, body: CampanhaRascunho, over: Partial<Campanha>) => {
    const versao = (stored.get(id)?.versao ?? 0) + 1
    const campanha = buildCampanha({ situacao: 'RASCUNHO', ...stored.get(id), ...body, id, versao, ...over })
    stored.set(id, campanha)
    return { data: campanha }
  }
  const api = startFakeApi()
    .on('getUsuario', () => ({
      data: { id: 1, nome: 'Marina', email: 'm@a.br', empresa: { id: 1, nome: 'Aurora' } },
    }))
    .on('listFuncoesAtivas', () => ({ data: [funcao] }))
    .on('listCidades', () => [cidade])
    .on('listCursos', () => ({ data: [{ id: 1, nome: 'Administração' }] }))
    .on('listBeneficios', () => ({ data: [{ id: 1, descricao: 'Vale-transporte' }] }))
    .on('listTiposContratacao', () => ({ data: [{ id: 1, descricao: 'CLT' }] }))
    .on('listTestes', () => ({ data: testes }))
    .on('listVagaModelos', () => ({ data: [] }))
    .on('listProcessoModelos', () => ({ data: [] }))
    .on('createRascunho', ({ body }) =>
      put(stored.size + 1, body.campanha, { ultimoPasso: body.ultimoPasso }),
    )
    .on('getCampanha', ({ params }) => {
      const campanha = stored.get(params.id)
      return campanha === undefined ? refuse(404, 'Campanha não encontrada.') : { data: campanha }
    })
    .on('saveRascunho', ({ params, body }) =>
      stored.get(params.id)?.versao === body.versao
        ? put(params.id, body.campanha, { ultimoPasso: body.ultimoPasso })
        : refuse(409, 'Esta campanha foi salva em outro lugar.'),
    )
    .on('createCampanha', ({ body: { rascunhoId, ...campanha } }) =>
      put(rascunhoId ?? stored.size + 1, campanha, { situacao: 'PUBLICADA' }),
    )
    .on('updateCampanha', ({ params, body }) => {
      const { versao, ...campanha } = body
      return stored.get(params.id)?.versao === versao
        ? put(params.id, campanha, {})
        : refuse(409, 'Esta campanha foi salva em outro lugar.')
    })
  return Object.assign(api, { stored })
}

export const funcao = {
  id: 12,
  descricao: 'Auxiliar de Logística',
  status: 1,
  inclusao: null,
  alteracao: null,
  abler: null,
  bne: null,
}
export const cidade = { id: 3_550_308, codigo: '3550308', nome: 'São Paulo', uf: 'SP' }
const testes = Array.from({ length: 12 }, (_, n) => ({
  id: n + 1,
  nome: `Teste ${n + 1}`,
  grupo: 'tecnico' as const,
}))

/** A draft that every publish check accepts. */
export function buildPublicavel(over: Partial<Campanha> = {}): Campanha {
  const padrao = createDefaultRascunho()
  return buildCampanha({
    ...padrao,
    id: 7,
    situacao: 'RASCUNHO',
    nome: 'Auxiliar',
    nomeEmpresa: 'Aurora',
    cidades: [{ cidade }],
    vaga: {
      ...padrao.vaga,
      funcao,
      funcoes: [{ funcao }],
      campanhaResponsavel: { nome: 'Marina', email: '', telefone: '' },
    },
    ...over,
  })
}

/** Opens a step's page as the host would. */
export function openPage(passo: PassoSegmento, campanhaId: number | null = null) {
  const path = stepPath(passo, campanhaId)
  window.history.replaceState(null, '', path)
  return renderInHost(createElement(Wizard), { at: path })
}

/** The last step of a campaign that the server has. */
export function openPublicar(api: WizardApi, campanha: Campanha) {
  api.stored.set(campanha.id, campanha)
  return openPage('publicar-campanha', campanha.id)
}

/** Nothing of one test is left for the next. */
export function forgetWizard(): void {
  rascunhos.forget()
  window.localStorage.clear()
  window.sessionStorage.clear()
}

/** What the server has of a draft after Save. */
export async function saveAndRead(api: WizardApi, id = 7): Promise<Campanha | undefined> {
  const before = api.stored.get(id)?.versao ?? 0
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.stored.get(id)?.versao).toBeGreaterThan(before))
  return api.stored.get(id)
}
