import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { writeCall } from '@seleta/api-client'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { EquipeDialog } from './equipe-dialog'

const RUI = { id: 2, nome: 'Rui Reis', email: 'rui@aurora.test', situacao: 'ATIVA' as const }

const GESTOR = {
  id: 1,
  nome: 'Gil',
  email: 'gil@aurora.test',
  empresa: { id: 1, nome: 'Aurora' },
  papel: 'GESTOR' as const,
  recusadas: ['saveEquipe', 'listUsuarios'],
}

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

test('a choice is not lost by a key: leaving asks first, and does not when nothing differs', async () => {
  const { host, onClose } = open()
  host.confirmAnswer = false
  await choose('Recrutador')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(host.questions).toHaveLength(1))
  expect(host.questions[0]).toMatchObject({ title: 'Descartar as mudanças desta equipe?' })
  expect(onClose).not.toHaveBeenCalled()
  expect(await funcaoOfRui()).toHaveTextContent('Recrutador')
  await choose('Fora da equipe')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(host.questions).toHaveLength(1)
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

test('a team that a colleague changed meanwhile is shown as it is now, with what was chosen, and then written', async () => {
  const membro = { usuarioId: 2, nome: RUI.nome, email: RUI.email, funcao: 'RESPONSAVEL' as const }
  const gil = { ...membro, usuarioId: 3, nome: 'Gil Gama', funcao: 'GESTOR' as const }
  const lia = { ...RUI, id: 4, nome: 'Lia Luz' }
  api
    .on('listUsuarios', () => ({ data: [RUI, { ...RUI, id: 3, nome: 'Gil Gama' }, lia] }))
    .on('getEquipe', () => ({ data: [membro] }))
    .on('saveEquipe', () => refuse(409, 'A equipe mudou.'))
  const { onClose } = open()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Função de Lia Luz' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Entrevistador' }))
  api.on('getEquipe', () => ({ data: [membro, gil] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar equipe' }))
  expect(await screen.findByText(/^A equipe mudou. Aqui está ela como é agora/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Função de Gil Gama' })).toHaveTextContent('Gestor'),
  )
  expect(screen.getByRole('combobox', { name: 'Função de Lia Luz' })).toHaveTextContent('Entrevistador')
  api.on('saveEquipe', () => ({ data: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar equipe' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  const antes = [
    { usuarioId: 2, funcao: 'RESPONSAVEL' },
    { usuarioId: 3, funcao: 'GESTOR' },
  ]
  expect(api.callsOf('saveEquipe').at(-1)?.body).toEqual({
    membros: [...antes, { usuarioId: 4, funcao: 'ENTREVISTADOR' }],
    antes,
  })
})

test('somebody chosen who has left the company meanwhile keeps the others from nothing', async () => {
  api
    .on('listUsuarios', () => ({ data: [RUI, { ...RUI, id: 4, nome: 'Lia Luz' }] }))
    .on('saveEquipe', () => refuse(422, 'Escolha pessoas da sua empresa.'))
  const { onClose } = open()
  await choose('Responsável')
  await userEvent.click(screen.getByRole('combobox', { name: 'Função de Lia Luz' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Gestor' }))
  api.on('listUsuarios', () => ({ data: [RUI] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar equipe' }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Função de Lia Luz' })).toBeNull())
  api.on('saveEquipe', () => ({ data: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar equipe' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(api.callsOf('saveEquipe').at(-1)?.body).toMatchObject({
    membros: [{ usuarioId: 2, funcao: 'RESPONSAVEL' }],
  })
})

test('a team without anybody responsible is not sent, and says whom it lacks', async () => {
  open()
  await choose('Gestor')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar equipe' }))
  expect(await screen.findByText('Escolha quem é responsável pela campanha.')).toBeVisible()
  expect(api.callsOf('saveEquipe')).toHaveLength(0)
  await choose('Responsável')
  expect(screen.queryByText('Escolha quem é responsável pela campanha.')).toBeNull()
})

test('each is offered what their role in the company allows, and what they are already', async () => {
  const lia = { ...RUI, id: 4, nome: 'Lia Luz', papel: 'LEITURA' as const }
  api
    .on('listUsuarios', () => ({
      data: [
        { ...RUI, papel: 'GESTOR' as const },
        { ...RUI, id: 3, nome: 'Gil Gama', papel: 'GESTOR' as const },
        lia,
      ],
    }))
    .on('getEquipe', () => ({
      data: [{ usuarioId: 2, nome: RUI.nome, email: RUI.email, funcao: 'RESPONSAVEL' as const }],
    }))
  open()
  const offeredTo = async (nome: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: `Função de ${nome}` }))
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await userEvent.keyboard('{Escape}')
    return options
  }
  expect(await offeredTo('Rui Reis')).toEqual(['Fora da equipe', 'Responsável', 'Gestor', 'Entrevistador'])
  expect(await offeredTo('Gil Gama')).toEqual(['Fora da equipe', 'Gestor', 'Entrevistador'])
  expect(screen.queryByRole('combobox', { name: 'Função de Lia Luz' })).toBeNull()
})

test('whoever does not choose the team reads it, and asks for nothing that is refused them', async () => {
  const { client } = renderInHost(<EquipeDialog campanha={CAMPANHA} onClose={jest.fn()} />)
  api.on('getEquipe', () => ({
    data: [{ usuarioId: 2, nome: RUI.nome, email: RUI.email, funcao: 'RESPONSAVEL' as const }],
  }))
  act(() => writeCall('getUsuario', {}, GESTOR))
  await act(() => client.refetchQueries({ type: 'active' }))
  const equipe = within(await screen.findByRole('list', { name: 'Equipe da campanha' }))
  expect(equipe.getByText('Rui Reis')).toBeVisible()
  expect(equipe.getByText('Responsável')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salvar equipe' })).toBeNull()
})

test('who is in the team is said since when', async () => {
  const membro = { usuarioId: 2, nome: RUI.nome, email: RUI.email, funcao: 'RESPONSAVEL' as const }
  api.on('getEquipe', () => ({ data: [{ ...membro, desde: '2026-03-12T15:00:00.000Z' }] }))
  open()
  expect(await screen.findByText('Na equipe desde 12/03/2026')).toBeVisible()
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
