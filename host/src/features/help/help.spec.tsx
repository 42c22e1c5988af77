import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

startEachTest()

async function openHelp(at: string) {
  renderApp(at)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ajuda' }))
  return { user, help: await screen.findByRole('dialog', { name: 'Ajuda' }) }
}

test.each([
  ['/dashboard/campanhas', 'Lista das Campanhas', 'Selecionar a campanha'],
  ['/dashboard/selecao/7', 'Lista de Candidatos - #7', 'Desfazer o último movimento'],
  ['/dashboard/nova-campanha/salario', 'Criação de Campanha', 'Salvar e continuar'],
])('at %s help guides through the page and names its keys', async (at, title, key) => {
  const { help } = await openHelp(at)
  expect(within(help).getByRole('region', { name: title })).toBeVisible()
  expect(within(help).getByText(key)).toBeVisible()
  expect(within(help).getByText('Ir para a pesquisa')).toBeVisible()
})

test('a page without keys of its own shows only those that work everywhere', async () => {
  const { help } = await openHelp('/dashboard/configuracoes')
  expect(within(help).queryByText('Nesta página')).toBeNull()
  expect(within(help).getByText('Em toda parte')).toBeVisible()
})

test.each(['candidatos', 'candidatos-robo'])('over %s it names the keys of the review', async (page) => {
  const { help } = await openHelp(`/dashboard/${page}/7`)
  expect(within(help).getByText('Em «Revisar»')).toBeVisible()
  for (const [key, text] of [
    ['A', 'Avançar para a próxima etapa'],
    ['R', 'Reprovar'],
    ['1–9', 'Dizer o motivo de quem saiu por último'],
  ])
    expect(within(help).getByText(text ?? '').previousElementSibling).toHaveTextContent(key ?? '')
})

test('Esc closes it and the focus is back on its button', async () => {
  const { user } = await openHelp('/dashboard/campanhas')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ajuda' })).toHaveFocus()
})
