import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { EquipeDialog } from './equipe-dialog'

const RUI = { id: 2, nome: 'Rui Reis', email: 'rui@aurora.test', situacao: 'ATIVA' as const }

const CAMPANHA = { id: 7, nome: 'Analista' }

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('listUsuarios', () => ({ data: [RUI] }))
    .on('getEquipe', () => ({ data: [] }))
})
afterEach(() => api.stop())

const open = () => {
  const onClose = jest.fn()
  return { ...renderInHost(<EquipeDialog campanha={CAMPANHA} onClose={onClose} />), onClose }
}
const funcaoOfRui = () => screen.findByRole('combobox', { name: 'Função de Rui Reis' })
const choose = async (funcao: string) => {
  await userEvent.click(await funcaoOfRui())
  await userEvent.click(await screen.findByRole('option', { name: funcao }))
}

test('what is chosen stays when the window is left and come back to, and when the team is asked for again', async () => {
  const { client } = open()
  await choose('Recrutador')
  await act(() => client.refetchQueries({ type: 'active' }))
  expect(api.callsOf('getEquipe')).toHaveLength(2)
  expect(await funcaoOfRui()).toHaveTextContent('Recrutador')
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await funcaoOfRui()).toHaveTextContent('Recrutador')
})

test('a team opened once more is the one that stands by now', async () => {
  renderInHost(<Again />)
  expect(await funcaoOfRui()).toHaveTextContent('Fora da equipe')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  api.on('getEquipe', () => ({
    data: [{ usuarioId: 2, nome: RUI.nome, email: RUI.email, funcao: 'GESTOR' as const }],
  }))
  await userEvent.click(await screen.findByRole('button', { name: 'Equipe' }))
  expect(await funcaoOfRui()).toHaveTextContent('Gestor')
})

test('a click beside the dialog throws nothing away that was chosen', async () => {
  const { onClose } = open()
  await choose('Gestor')
  const beside = screen.getByRole('dialog').parentElement
  if (beside !== null) await userEvent.click(beside)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a team that could not be read is asked for again by a button that says so', async () => {
  const late = heldReply<{ data: [] }>()
  api.on('getEquipe', () => refuse(500))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(api.callsOf('getEquipe')).toHaveLength(2))
  api.on('getEquipe', () => late.reply)
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  const save = await screen.findByRole('button', { name: 'Salvar equipe' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(save)
  expect(api.callsOf('getEquipe')).toHaveLength(3)
  await act(async () => late.release({ data: [] }))
  expect(await funcaoOfRui()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Salvar equipe' })).not.toHaveAttribute('aria-disabled')
})

/** The dialog and the button behind it. */
function Again() {
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <EquipeDialog campanha={CAMPANHA} onClose={() => setOpen(false)} />
  return <button onClick={() => setOpen(true)}>Equipe</button>
}
