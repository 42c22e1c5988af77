import { buildCampanha } from '@seleta/testing/builders'
import { buildNumeros } from '@seleta/testing/build-numeros'
import { type FakeApi, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import { writeCall } from '@seleta/api-client'
import userEvent from '@testing-library/user-event'
import { CampanhaHead } from './campanha-head'

const AT = '/dashboard/candidatos/7'

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ id: 7, situacao: 'PUBLICADA' }) }))
    .on('getNumeros', () => ({ data: buildNumeros() }))
})
afterEach(() => api.stop())

const show = () =>
  renderInHost(<CampanhaHead campanhaId={7} page="candidatos" />, {
    at: AT,
    path: '/dashboard/candidatos/:campanhaId',
  })

test('says where the applications are, and each number opens exactly these people', async () => {
  show()
  const all = 'origem=MANUAL,ABLER,BNE'
  const told = [
    ['3 no quadro', '/dashboard/selecao/7?eliminadas=sem'],
    ['1 sem etapa', `${AT}?etapa=0&${all}`],
    ['2 eliminadas', `${AT}?situacao=eliminada&${all}`],
  ]
  for (const [name = '', href = ''] of told)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByText(/^6 inscrições/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /desistente/ })).not.toBeInTheDocument()
})

test('offers what the campaign’s state allows', async () => {
  api.on('pauseCampanha', () => {})
  const { host } = show()
  expect(await screen.findByRole('link', { name: 'Página pública' })).toHaveAttribute('href', '/campanha/7')
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Copiar link',
    'Equipe',
    'Atividade',
    'Triagem às cegas',
    'Avaliar sem conta',
    'Editar',
    'Pausar campanha',
    'Encerrar campanha',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pausar campanha' }))
  expect(api.callsOf('pauseCampanha')).toHaveLength(1)
  expect(host.toasts.at(-1)?.text).toBe('Campanha pausada.')
})

test('a campaign that is gone is said to be, and its tabs still lead on', async () => {
  api.on('getCampanha', () => refuse(404))
  api.on('getNumeros', () => refuse(404))
  show()
  expect(await screen.findByText(/Esta campanha não existe ou foi excluída/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Seleção' })).toHaveAttribute('href', '/dashboard/selecao/7')
})

test('draws for whoever only reads figures neither tabs of people nor what changes the campaign', async () => {
  show()
  act(() => writeCall('getUsuario', {}, LEITURA))
  expect(await screen.findByRole('link', { name: 'Métricas' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Seleção' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Copiar link', 'Equipe'])
})

test('the team is written down whole: whoever is out of it leaves', async () => {
  const rui = { id: 2, nome: 'Rui Reis', email: 'rui@aurora.test', situacao: 'ATIVA' as const }
  api
    .on('listUsuarios', () => ({ data: [rui, { ...rui, id: 3, nome: 'Gil Gama' }] }))
    .on('getEquipe', () => ({
      data: [{ usuarioId: 2, nome: 'Rui Reis', email: rui.email, funcao: 'RESPONSAVEL' as const }],
    }))
    .on('saveEquipe', () => ({ data: [] }))
  const { host } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Equipe' }))
  expect(await screen.findByRole('combobox', { name: 'Função de Rui Reis' })).toHaveTextContent('Responsável')
  await userEvent.click(screen.getByRole('combobox', { name: 'Função de Gil Gama' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Responsável' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Função de Rui Reis' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Fora da equipe' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar equipe' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Equipe salva.'))
  expect(api.callsOf('saveEquipe')[0]?.body).toEqual({
    membros: [{ usuarioId: 3, funcao: 'RESPONSAVEL' }],
    antes: [{ usuarioId: 2, funcao: 'RESPONSAVEL' }],
  })
})

const LEITURA = {
  id: 1,
  nome: 'Lia',
  email: 'lia@aurora.test',
  empresa: { id: 1, nome: 'Aurora' },
  papel: 'LEITURA' as const,
  recusadas: [
    'saveTriagemCega',
    'createAvaliacaoLink',
    'filterTalentos',
    'getKanban',
    'updateCampanha',
    'saveEquipe',
    'listAtividade',
    'pauseCampanha',
    'closeCampanha',
  ],
  administradores: ['Ana'],
}
