import { buildTalentoItem, identificadorOf, pageOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

const campanha = {
  id: 7,
  nome: 'Padeiro de madrugada',
  inicio: '2026-11-01',
  fechamento: null,
  quantidadeVagas: 2,
  qtdTalentos: 3,
  qtdTalentosFinalizados: 0,
  situacao: 'PUBLICADA' as const,
  localidade: 'São Paulo – SP',
  ultimoPasso: 'salario',
}

const BOX = 'Página, ação, campanha ou pessoa'

let api: FakeApi
startEachTest((started) => {
  api = started
    .on('filterCampanhas', () => pageOf([campanha]))
    .on('filterTalentos', () => pageOf([buildTalentoItem({ nome: 'Ana Padeira' })]))
})

async function openPalette() {
  const app = renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  await user.keyboard('{Control>}k{/Control}')
  return {
    ...app,
    user,
    box: await screen.findByRole('combobox', { name: BOX }),
  }
}

test('Ctrl+K opens it with pages and actions, the keyboard walks and Enter goes', async () => {
  const { user, box, address } = await openPalette()
  expect(box).toHaveFocus()
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('Criar Campanha')
  expect(box).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(address()).toBe('/dashboard/cesto-de-talentos')
  expect(screen.queryByRole('combobox', { name: BOX })).toBeNull()
})

test('Enter right after typing takes what the text says, not what stood there before', async () => {
  const { user, address } = await openPalette()
  await user.keyboard('dashboard{Enter}')
  expect(address()).toBe('/dashboard/graficos')
})

test('typing finds campaigns from the first letter, people from the third, and counts them aloud', async () => {
  const { user, box, address } = await openPalette()
  await user.type(box, 'pa')
  expect(await screen.findByRole('option', { name: /Padeiro de madrugada/ })).toBeVisible()
  expect(api.callsOf('filterTalentos')).toHaveLength(0)
  await user.type(box, 'd')
  expect(await screen.findByRole('option', { name: /Ana Padeira/ })).toBeVisible()
  expect(api.callsOf('filterTalentos')[0]?.body.pesquisa).toEqual({ palavraChave: 'pad' })
  expect(await screen.findByText('2 resultados.')).toBeInTheDocument()
  await user.click(screen.getByRole('option', { name: /Ana Padeira/ }))
  expect(address()).toBe(`/dashboard/configuracoes?talento=${identificadorOf(1)}`)
})

test('a campaign leads to its candidates, a draft to the wizard', async () => {
  api.on('filterCampanhas', () => pageOf([{ ...campanha, situacao: 'RASCUNHO' as const }]))
  const { user, box, address } = await openPalette()
  await user.type(box, 'madrugada')
  await user.click(await screen.findByRole('option', { name: /Padeiro de madrugada/ }))
  expect(address()).toBe('/dashboard/nova-campanha/salario?campanha=7')
})

test('more than there is room for are one choice away, people and campaigns alike', async () => {
  api
    .on('filterCampanhas', () => ({ ...pageOf([campanha]), totalElements: 12 }))
    .on('filterTalentos', () => ({
      ...pageOf([buildTalentoItem({ nome: 'Ana Padeira' })]),
      totalElements: 1001,
    }))
  const { user, box, address } = await openPalette()
  await user.type(box, 'padeira')
  await user.click(await screen.findByRole('option', { name: 'Ver os 12 resultados' }))
  expect(address()).toBe('/dashboard/campanhas?busca=padeira')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'padeira')
  await user.click(await screen.findByRole('option', { name: 'Ver os mais de 1.000 resultados' }))
  expect(address()).toBe('/dashboard/cesto-de-talentos')
  expect(await screen.findByPlaceholderText('Pesquisar por palavra chave')).toHaveValue('padeira')
})

test('nothing found is said with the text', async () => {
  api.on('filterCampanhas', () => pageOf([])).on('filterTalentos', () => pageOf([]))
  const { user, box } = await openPalette()
  await user.type(box, 'zzz')
  expect(await screen.findByText('Nada encontrado para “zzz”.')).toBeVisible()
})

test('when the server search fails, pages and actions stay', async () => {
  api.on('filterCampanhas', () => refuse(503))
  const { user, box } = await openPalette()
  await user.type(box, 'da')
  expect(await screen.findByText('Erro ao buscar campanhas')).toBeVisible()
  expect(screen.getByText('Páginas e ações continuam aqui.')).toBeVisible()
  expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible()
  api.on('filterCampanhas', () => pageOf([{ ...campanha, nome: 'Dama de companhia' }]))
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('option', { name: /Dama de companhia/ })).toBeVisible()
  expect(screen.queryByText('Erro ao buscar campanhas')).toBeNull()
})

test('Esc closes it and the focus is back where it was', async () => {
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  const before = await screen.findByRole('button', { name: 'Ajuda' })
  before.focus()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox', { name: BOX })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox', { name: BOX })).toBeNull()
  expect(before).toHaveFocus()
})

test('on a page without a list, Enter in the search opens it with the text', async () => {
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  await user.type(await screen.findByPlaceholderText('Pesquisar por palavra chave'), 'padeiro{Enter}')
  expect(await screen.findByRole('combobox', { name: BOX })).toHaveValue('padeiro')
})
