import { beginSession, endSession } from '@seleta/api-client'
import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GuardaLegalDialog } from './guarda-legal-dialog'

/** The reason of a legal hold outlives the session (product 4). */

let api: FakeApi
beforeEach(() => {
  beginSession('a-sessao-da-rita', false, 7)
  api = startFakeApi().on('saveGuardaLegal', () => {})
})
afterEach(() => {
  api.stop()
  act(() => endSession('logout'))
})

function open(n = 1) {
  const onClose = jest.fn()
  const shown = renderInHost(
    <GuardaLegalDialog identificador={identificadorOf(n)} nome={`Pessoa ${n}`} onClose={onClose} />,
  )
  return { ...shown, onClose }
}

/** The session ends with the dialog open, and its writer signs in again. */
function signInAgain({ unmount }: ReturnType<typeof open>) {
  act(() => endSession('expired'))
  unmount()
  beginSession('outra-da-rita', false, 7)
}

const motivo = () => screen.getByRole('textbox', { name: 'Motivo' })
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a reason that was begun is there again after the session ended, for its person alone, and is gone once saved', async () => {
  const first = open()
  await userEvent.type(motivo(), 'Ação 123')
  signInAgain(first)
  const other = open(2)
  expect(motivo()).toHaveValue('')
  other.unmount()
  const again = open()
  expect(motivo()).toHaveValue('Ação 123')
  await press('Guardar')
  await waitFor(() => expect(again.onClose).toHaveBeenCalled())
  expect(api.callsOf('saveGuardaLegal').map(({ body }) => body)).toEqual([{ motivo: 'Ação 123' }])
  again.unmount()
  open()
  expect(motivo()).toHaveValue('')
})

test('a reason that was given up is not there again', async () => {
  const { onClose, unmount } = open()
  await userEvent.type(motivo(), 'Ação 123')
  await press('Cancelar')
  expect(onClose).toHaveBeenCalled()
  unmount()
  open()
  expect(motivo()).toHaveValue('')
})
