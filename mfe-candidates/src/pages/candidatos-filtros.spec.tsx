import { beginSession, endSession } from '@seleta/api-client'
import type { CallAnswer } from '@seleta/contract/calls'
import type { FakeApi } from '@seleta/testing/fake-api'
import { buildFacetas, pageOf } from '@seleta/testing/builders'
import { heldReply, refuse } from '@seleta/testing/fake-api'
import { fetchGrid } from '@seleta/ui/later-grid'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AT, pessoas, showCandidatos, startCandidatosApi, stopCandidatosApi } from '../testing/candidatos'

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  api = startCandidatosApi()
})
afterEach(() => stopCandidatosApi(api))

test('«Limpar Filtros» takes all filters away and «Desfazer» brings them back', async () => {
  const { host } = showCandidatos(`${AT}?idiomas=Inglês&niveis=Mestrado`)
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros (2)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(host.address).toBe(AT))
  expect(api.callsOf('filterTalentos').at(-1)?.rawBody).toEqual({ idCampanha: 7, origens: ['MANUAL'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.address).toBe(`${AT}?idiomas=Ingl%C3%AAs&niveis=Mestrado`))
})

test('a chip removes its filter and no other', async () => {
  const { host } = showCandidatos(`${AT}?funcoes=3&idiomas=Inglês`)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remover filtro Função desejada: Analista de Dados' }),
  )
  await waitFor(() => expect(host.address).toBe(`${AT}?idiomas=Ingl%C3%AAs`))
})

test('nothing is asked for before «Filtrar», and then everything at once', async () => {
  const { host } = showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Idiomas' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inglês 5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Palavra-chave' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Palavra-chave' }), 'vendas')
  expect(api.callsOf('filterTalentos')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await waitFor(() => expect(api.callsOf('filterTalentos')).toHaveLength(2))
  expect(api.callsOf('filterTalentos')[1]?.rawBody).toEqual({
    idCampanha: 7,
    origens: ['MANUAL'],
    idiomas: ['Inglês'],
    pesquisa: { palavraChave: 'vendas' },
  })
  expect(host.address).toBe('/dashboard/candidatos/7?idiomas=Ingl%C3%AAs')
  expect(await screen.findByRole('button', { name: 'Remover filtro Palavra-chave: vendas' })).toBeVisible()
})

test('each option says how many people it would leave, and an active filter says its number', async () => {
  showCandidatos(`${AT}?idiomas=Inglês`)
  const chip = await screen.findByRole('button', { name: 'Remover filtro Idiomas: Inglês' })
  await waitFor(() => expect(chip).toHaveTextContent('Idiomas: Inglês5'))
  expect(api.callsOf('countFacetas')[0]?.rawBody).toEqual({
    idCampanha: 7,
    origens: ['MANUAL'],
    idiomas: ['Inglês'],
  })
})

test('counts that cannot be read take nothing away from the filters', async () => {
  api.on('countFacetas', () => refuse(500))
  showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Idiomas' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inglês' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await waitFor(() => expect(api.callsOf('filterTalentos').at(-1)?.body.idiomas).toEqual(['Inglês']))
})

test('a city is found by search and keeps its name once picked', async () => {
  api.on('listCidades', () => [{ id: 5, codigo: '3509502', nome: 'Campinas', uf: 'SP' }])
  showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Localização' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Buscar cidade' }), 'camp')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Campinas – SP' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Buscar cidade' }))
  expect(screen.getByRole('checkbox', { name: 'Campinas – SP' })).toBeChecked()
})

test('a filter is kept under a name and used again', async () => {
  const salvo = {
    id: 1,
    nome: 'Bilíngues',
    consulta: { idiomas: ['Inglês'], pesquisa: { palavraChave: 'sap' } },
  }
  api.on('createFiltroSalvo', ({ body }) => ({ data: { id: 1, nome: body.nome, consulta: body.consulta } }))
  const { host } = showCandidatos(`${AT}?idiomas=Inglês`)
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar este filtro' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome do filtro' }), 'Bilíngues')
  api.on('listFiltrosSalvos', () => ({ data: [salvo] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Filtro “Bilíngues” salvo.'))
  expect(api.callsOf('createFiltroSalvo')[0]?.body).toEqual({
    tela: 'candidatos',
    nome: 'Bilíngues',
    consulta: { idiomas: ['Inglês'] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros salvos' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bilíngues' }))
  expect(await screen.findByRole('button', { name: 'Remover filtro Palavra-chave: sap' })).toBeVisible()
})

test('logging out forgets the keyword about people, a reload of the page does not', async () => {
  const first = showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Palavra-chave' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Palavra-chave' }), 'vendas')
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await screen.findByRole('button', { name: 'Remover filtro Palavra-chave: vendas' })
  expect(JSON.stringify(Object.entries(window.sessionStorage))).toContain('vendas')
  first.unmount()
  beginSession('um-token-de-teste', false)
  endSession('logout')
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('vendas')
  showCandidatos()
  await screen.findByText('Pessoa 1')
  expect(screen.queryByRole('button', { name: /Remover filtro/ })).not.toBeInTheDocument()
})

test('where people stand is a filter: by situação, by stage, by whether anybody has opened them', async () => {
  api.on('countFacetas', () => ({
    data: buildFacetas({
      situacoes: [{ valor: 'eliminada', rotulo: 'eliminada', total: 4 }],
      etapas: [
        { valor: '0', rotulo: 'Sem etapa', total: 2 },
        { valor: '12', rotulo: 'Entrevistas', total: 3 },
      ],
      leituras: [{ valor: 'nova', rotulo: 'nova', total: 6 }],
    }),
  }))
  const { host } = showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Situação' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Eliminada 4' }))
  await userEvent.click(screen.getByRole('button', { name: 'Etapa' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sem etapa 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await waitFor(() => expect(host.address).toBe(`${AT}?situacao=eliminada&etapa=0`))
  expect(api.callsOf('filterTalentos').at(-1)?.rawBody).toEqual({
    idCampanha: 7,
    origens: ['MANUAL'],
    situacoes: ['eliminada'],
    etapas: [0],
  })
  expect(await screen.findByRole('button', { name: 'Remover filtro Etapa: Sem etapa' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '6 novas' }))
  await waitFor(() => expect(host.address).toBe(`${AT}?situacao=eliminada&etapa=0&leitura=nova`))
})

test('a filter is kept without the stages of the campaign, and says so', async () => {
  api.on('createFiltroSalvo', ({ body }) => ({ data: { id: 1, nome: body.nome, consulta: body.consulta } }))
  showCandidatos(`${AT}?situacao=eliminada&etapa=12`)
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar este filtro' }))
  expect(screen.getByText('As etapas são desta campanha e ficam fora do filtro salvo.')).toBeVisible()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome do filtro' }), 'Fora{Enter}')
  await waitFor(() => expect(api.callsOf('createFiltroSalvo')).toHaveLength(1))
  expect(api.callsOf('createFiltroSalvo')[0]?.rawBody).toEqual({
    tela: 'candidatos',
    nome: 'Fora',
    consulta: { situacoes: ['eliminada'] },
  })
})

test('where nobody is found, the filter to let go is named, with how many that brings', async () => {
  api.on('filterTalentos', ({ body }) =>
    body.idiomas === undefined
      ? pageOf(pessoas(1, 3))
      : { ...pageOf([]), semFiltro: [{ filtro: 'idiomas' as const, total: 3 }] },
  )
  const { host } = showCandidatos(`${AT}?idiomas=Inglês&niveis=Mestrado`)
  await userEvent.click(await screen.findByRole('button', { name: 'Sem “Idiomas”: 3 pessoas' }))
  expect(await screen.findByText('Pessoa 1')).toBeVisible()
  expect(host.address).toBe(`${AT}?niveis=Mestrado`)
  // The button has gone with the empty list: the keyboard goes on from the list itself.
  expect(screen.getByRole('region', { name: 'Candidatos da campanha' })).toHaveFocus()
})

test('a number that was followed is a filter to let go, of more people than are counted too', async () => {
  api.on('filterTalentos', ({ body }) =>
    body.figura === undefined
      ? pageOf(pessoas(1, 3))
      : { ...pageOf([]), semFiltro: [{ filtro: 'figura' as const, total: 1001 }] },
  )
  const { host } = showCandidatos(`${AT}?figura=avancaram~2026-11-01T03:00:00.000Z~~triagem`)
  const without = 'Sem “Indicador”: mais de 1.000 pessoas'
  await userEvent.click(await screen.findByRole('button', { name: without }))
  expect(await screen.findByText('Pessoa 1')).toBeVisible()
  expect(host.address).toBe(AT)
})

test('what was looked for in place of a typing fault is said', async () => {
  const found = heldReply<CallAnswer<'filterTalentos'>>()
  api.on('filterTalentos', () => found.reply)
  showCandidatos()
  // It stands there before its words, or they would not be read out.
  const outputs = await screen.findAllByRole('status')
  await act(async () => found.release({ ...pageOf(pessoas(1, 2)), entendida: 'vendedor' }))
  const told = await screen.findByText(/Mostrando quem tem “vendedor”/)
  expect(told).toBeVisible()
  expect(outputs).toContain(told.closest('output'))
})

test('people near a picked city are asked for by how far they may live', async () => {
  const { host } = showCandidatos(`${AT}?cidades=3`)
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros (1)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Distância' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Até 25 km da cidade' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Até 50 km da cidade' }))
  expect(screen.getByRole('checkbox', { name: 'Até 25 km da cidade' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await waitFor(() => expect(host.address).toBe(`${AT}?cidades=3&raio=50`))
  expect(api.callsOf('filterTalentos').at(-1)?.rawBody).toMatchObject({ cidades: [3], raioKm: 50 })
})

test('people who applied in the last days are asked for by one moment', async () => {
  showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Inscrita em' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nos últimos 7 dias' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  const days = () => {
    const { inscritaDesde } = api.callsOf('filterTalentos').at(-1)?.body ?? {}
    return inscritaDesde === undefined ? null : (Date.now() - Date.parse(inscritaDesde)) / 86_400_000
  }
  await waitFor(() => expect(days()).toBeGreaterThan(5.9))
  expect(days()).toBeLessThan(7.1)
})
