import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AtividadeDialog } from './atividade-dialog'

const RUI = { id: 2, nome: 'Rui Reis', email: 'rui@aurora.test', situacao: 'ATIVA' as const }
const item = (id: number, texto: string, identificador: string | null = null) => ({
  id,
  texto,
  identificador,
  criadaEm: '2026-11-20T12:00:00.000Z',
})

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('listUsuarios', () => ({ data: [RUI] }))
    .on('getEquipe', () => ({ data: [] }))
    .on('listAtividade', ({ query }) => ({
      data:
        query.antes === undefined
          ? { itens: [item(9, 'Rui Reis moveu Ana Alves para Triagem', identificadorOf(1))], antes: 9 }
          : { itens: [item(3, 'Rui Reis publicou a campanha')], antes: null },
    }))
})
afterEach(() => api.stop())

const open = () =>
  renderInHost(<AtividadeDialog campanha={{ id: 7, nome: 'Analista' }} onClose={jest.fn()} />)

test('who did what is read part by part, and a person leads to themselves', async () => {
  open()
  const moved = await screen.findByRole('link', { name: 'Rui Reis moveu Ana Alves para Triagem' })
  expect(moved).toHaveAttribute('href', expect.stringContaining(`talento=${identificadorOf(1)}`))
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(await screen.findByText('Rui Reis publicou a campanha')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

test('what one colleague did is asked of the server; what could not be read is asked for again', async () => {
  open()
  await screen.findByRole('button', { name: 'Mostrar mais' })
  api.on('listAtividade', () => refuse(500))
  await userEvent.click(screen.getByRole('combobox', { name: 'De quem' }))
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Rui Reis' }))
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(api.callsOf('listAtividade').at(-1)?.query).toEqual({ usuario: 2 })
  api.on('listAtividade', () => ({ data: { itens: [], antes: null } }))
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByText('Nada aconteceu ainda.')).toBeVisible())
})
