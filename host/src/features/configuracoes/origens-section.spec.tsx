import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

let criadaEm: string | null
startEachTest((started) => {
  criadaEm = null
  started
    .on('getEmpresa', () => ({
      data: { id: 1, nome: 'Aurora', cnpj: '', remetenteNome: '', remetenteEmail: '' },
    }))
    .on('listSessoes', () => ({ data: [] }))
    .on('listUsuarios', () => ({ data: [] }))
    .on('getChaveOrigens', () => ({ data: { criadaEm } }))
    .on('createChaveOrigens', () => {
      criadaEm = '2026-11-20T12:00:00.000Z'
      return { data: { chave: 'seleta_abc', criadaEm } }
    })
    .on('deleteChaveOrigens', () => {
      criadaEm = null
    })
})

test('a key is made, shown once, and revoked after a question', async () => {
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  const section = within(await screen.findByRole('region', { name: 'Origens automáticas' }))
  expect(await section.findByText('Nenhuma chave criada.')).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Criar chave' }))
  expect(await section.findByText('seleta_abc')).toBeVisible()
  expect(await section.findByText(/^Chave criada em 20\/11\/2026/)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Revogar chave' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Revogar chave' }))
  expect(await section.findByText('Nenhuma chave criada.')).toBeVisible()
  expect(section.queryByText('seleta_abc')).not.toBeInTheDocument()
})
