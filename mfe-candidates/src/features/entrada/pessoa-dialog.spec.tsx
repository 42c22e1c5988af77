import { beginSession, endSession } from '@seleta/api-client'
import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PessoaDialog } from './pessoa-dialog'

let api: FakeApi
const onClose = jest.fn()
beforeEach(() => {
  onClose.mockClear()
  api = startFakeApi()
    .on('findDuplicados', () => ({ data: [] }))
    .on('createTalento', ({ body }) => ({
      data: {
        identificador: identificadorOf(1),
        nome: body.nome,
        resultado: 'criada' as const,
        motivo: null,
        jaInscrita: false,
      },
    }))
})
afterEach(() => {
  api.stop()
  // What was begun in one test is none of the next one's.
  sessionStorage.clear()
})

const show = () =>
  renderInHost(<PessoaDialog campanhaId={null} onClose={onClose} />, {
    at: '/dashboard/cesto-de-talentos',
    path: '/dashboard/cesto-de-talentos',
  })

test('a person is sent with what was told and the file, and nothing else', async () => {
  show()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Nome/), 'Rita')
  await user.type(screen.getByLabelText('E-mail'), 'rita@x.com')
  await user.upload(screen.getByLabelText('Currículo'), new File(['%PDF-'], 'cv.pdf'))
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [call] = api.callsOf('createTalento')
  expect(call?.body).toMatchObject({ nome: 'Rita', email: 'rita@x.com', idCampanha: null, cpf: '' })
  expect(call?.files['curriculo']?.name).toBe('cv.pdf')
})

test('who is known already is told before saving, and whom the data would go to', async () => {
  api.on('findDuplicados', () => ({
    data: [
      { identificador: identificadorOf(2), nome: 'Rita Alves', motivo: 'email' as const, isMesma: true },
    ],
  }))
  show()
  await userEvent.type(screen.getByLabelText('E-mail'), 'rita@x.com')
  const link = await screen.findByRole('link', { name: 'Rita Alves' })
  expect(link).toHaveAttribute('href', `/dashboard/cesto-de-talentos?talento=${identificadorOf(2)}`)
  expect(screen.getByText(/já está na base \(mesmo e-mail\)/)).toBeVisible()
})

test('a refusal stands at its field, takes the focus there and loses nothing', async () => {
  api.on('createTalento', () => refuse(422, 'Confira os campos.', { cpf: 'CPF inválido.' }))
  show()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Nome/), 'Rita')
  await user.type(screen.getByLabelText('CPF'), '11111111111')
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
  expect(await screen.findByText('CPF inválido.')).toBeVisible()
  expect(screen.getByLabelText('CPF')).toHaveFocus()
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Rita')
  expect(onClose).not.toHaveBeenCalled()
})

test('a file of another kind is refused at once, and the form stays as it was', async () => {
  show()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Currículo'), new File(['x'], 'foto.png'))
  expect(screen.getByText('Envie um PDF ou DOCX.')).toBeVisible()
  expect(screen.queryByText('foto.png')).not.toBeInTheDocument()
})

test('what was begun is there again after the session ended, and is gone once it is sent or given up', async () => {
  beginSession('a-sessao-da-rita', false, 7)
  const { unmount } = show()
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Rita')
  await userEvent.type(screen.getByLabelText('CPF'), '529')
  act(() => endSession('expired'))
  unmount()
  beginSession('outra-da-rita', false, 7)
  const again = show()
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Rita')
  expect(screen.getByLabelText('CPF')).toHaveValue('529')
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  again.unmount()
  const third = show()
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('')
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Bia')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  third.unmount()
  show()
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('')
})

test('whoever left the campaign out finds it left out', async () => {
  const inCampanha = () => renderInHost(<PessoaDialog campanhaId={7} onClose={onClose} />)
  const { unmount } = inCampanha()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Inscrever em #7/ }))
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Rita')
  unmount()
  inCampanha()
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Rita')
  expect(screen.getByRole('checkbox', { name: /^Inscrever em #7/ })).not.toBeChecked()
})
