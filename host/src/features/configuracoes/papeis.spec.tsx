import type { Operation } from '@seleta/contract/routes'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

/** What each role meets in the host (product 70). */

const eu = { id: 1, nome: 'Marina', email: 'marina@aurora.com.br', empresa: { id: 1, nome: 'Aurora' } }
const rui = {
  id: 2,
  nome: 'Rui Reis',
  email: 'rui@aurora.com.br',
  situacao: 'ATIVA' as const,
  papel: 'RECRUTADOR' as const,
  responsavelPor: 2,
}
const lia = { ...rui, id: 3, nome: 'Lia Luz', email: 'lia@aurora.com.br', responsavelPor: 0 }

let api: FakeApi
startEachTest((started) => {
  api = started
    .on('getEmpresa', () => ({
      data: { id: 1, nome: 'Aurora', cnpj: '', remetenteNome: '', remetenteEmail: '' },
    }))
    .on('getRetencao', () => ({ data: { meses: 6, emailLigado: true, totalOcultas: 0, ocultas: [] } }))
    .on('listSessoes', () => ({ data: [] }))
    .on('listUsuarios', () => ({ data: [rui, lia] }))
})

const enterAs = (papel: 'GESTOR' | 'LEITURA' | 'RECRUTADOR', recusadas: Operation[]) =>
  api.on('getUsuario', () => ({
    data: { ...eu, papel, recusadas, administradores: ['Ana Lima', 'Rui Reis'] },
  }))

test('a page that the role does not open says who can help, and has no entry in the menu', async () => {
  enterAs('GESTOR', ['selectTalentos', 'createRascunho', 'getGraficos', 'listMensagens', 'listAvisos'])
  renderApp('/dashboard/cesto-de-talentos')
  expect(await screen.findByText('Seu papel não abre esta página')).toBeVisible()
  expect(screen.getByText('Peça a um administrador: Ana Lima, Rui Reis.')).toBeVisible()
  const menu = within(screen.getByRole('navigation', { name: 'Principal' }))
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Campanhas',
    'Avaliações',
    'Configurações',
  ])
  expect(screen.queryByRole('link', { name: 'Mensagens' })).toBeNull()
})

test('settings ask and draw nothing that a role may not before it is known, and no mail for whoever has no notices', async () => {
  const recusadas: Operation[] = ['listUsuarios', 'updateEmpresa', 'createFicha', 'listAvisos']
  const data = { ...eu, papel: 'LEITURA' as const, recusadas, administradores: ['Ana Lima'] }
  const known = heldReply<{ data: typeof data }>()
  api.on('getUsuario', () => known.reply)
  renderApp('/dashboard/configuracoes')
  expect(await screen.findByRole('region', { name: 'Segurança' })).toBeVisible()
  const closed = ['Pessoas', 'Empresa', 'Fichas de avaliação', 'Avisos por e-mail']
  for (const name of closed) expect(screen.queryByRole('region', { name })).toBeNull()
  known.release({ data })
  expect(await screen.findByText(/Peça a um administrador: Ana Lima/)).toBeVisible()
  for (const name of closed) expect(screen.queryByRole('region', { name })).toBeNull()
  expect(api.callsOf('listUsuarios')).toEqual([])
})

test('settings show a recruiter who works there, and who administers, instead of what only they change', async () => {
  enterAs('RECRUTADOR', [
    'savePapel',
    'createConvite',
    'deleteUsuario',
    'updateEmpresa',
    'saveRetencao',
    'createChaveOrigens',
  ])
  renderApp('/dashboard/configuracoes')
  expect(await screen.findByText(/Quem administra a empresa muda o que falta aqui/)).toHaveTextContent(
    'Seu papel na empresa é Recrutador. Quem administra a empresa muda o que falta aqui. Peça a um administrador: Ana Lima, Rui Reis.',
  )
  expect(
    within(await screen.findByRole('list', { name: 'Pessoas da empresa' })).getAllByText('Recrutador'),
  ).toHaveLength(2)
  for (const name of ['Convidar', 'Remover Rui Reis', 'Salvar empresa', 'Salvar prazo', 'Criar chave'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('whoever administers gives a colleague another role', async () => {
  const saved = heldReply<undefined>()
  api.on('savePapel', () => saved.reply)
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('combobox', { name: 'Papel de Rui Reis' }))
  await user.click(await screen.findByRole('option', { name: 'Gestor' }))
  const field = screen.getByRole('combobox', { name: 'Papel de Rui Reis' })
  expect(field).toHaveFocus()
  // Until it is written the field keeps the focus, and a second role has to wait.
  expect(field).not.toHaveAttribute('aria-disabled')
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Leitura' }))
  expect(field).toHaveTextContent('Gestor')
  await waitFor(() =>
    expect(api.callsOf('savePapel')[0]).toMatchObject({ params: { id: 2 }, body: { papel: 'GESTOR' } }),
  )
  saved.release(undefined)
  expect(await screen.findByText('Papel mudado.')).toBeInTheDocument()
  expect(api.callsOf('savePapel')).toHaveLength(1)
})

test('who is responsible for campaigns leaves once somebody takes them', async () => {
  api.on('deleteUsuario', () => undefined)
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remover Rui Reis' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remover “Rui Reis”?' }))
  const responsavel = 'É responsável por 2 campanhas, contando as excluídas que ainda podem voltar.'
  expect(dialog.getByText(responsavel)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remover pessoa' }))
  expect(await dialog.findByText('Escolha quem assume.')).toBeVisible()
  expect(api.callsOf('deleteUsuario')).toHaveLength(0)
  await user.click(dialog.getByRole('combobox', { name: 'Quem assume as campanhas' }))
  await user.click(await screen.findByRole('option', { name: 'Lia Luz' }))
  await user.click(dialog.getByRole('button', { name: 'Remover pessoa' }))
  await waitFor(() =>
    expect(api.callsOf('deleteUsuario')[0]).toMatchObject({ params: { id: 2 }, query: { herdeiro: 3 } }),
  )
})
