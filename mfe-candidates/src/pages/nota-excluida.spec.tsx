import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTalento, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

let api: FakeApi
beforeEach(() => {
  api = startTalentoApi()
})
afterEach(() => stopTalentoApi(api))

const nota = {
  id: 1,
  texto: 'Ligar',
  quem: 'Ana',
  isMinha: true,
  criadaEm: '2026-11-20T12:00:00.000Z',
  editadaEm: null,
}
const openNotas = async () => userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))

test('what a note was being changed to, while it was deleted in another tab, goes on as a new one', async () => {
  api.on('listNotas', () => ({ data: [nota] }))
  const { host } = openTalento(1)
  await openNotas()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nova nota' }), 'Outra')
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mudar nota' }), ' na segunda')
  api.on('listNotas', () => ({ data: [] })).on('updateNota', () => refuse(404, 'Esta nota não existe mais.'))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByDisplayValue(/^Outra\s+Ligar na segunda$/)).toHaveAccessibleName('Nova nota')
  expect(screen.queryByRole('textbox', { name: 'Mudar nota' })).toBeNull()
  expect(host.toasts.map(({ text }) => text)).toContain(
    'A nota foi excluída. O que você escreveu está em “Nova nota”.',
  )
})

test('what a note is being changed to stays with its person when another one is opened', async () => {
  api.on('listNotas', ({ params }) => ({ data: params.identificador === identificadorOf(1) ? [nota] : [] }))
  openTalento(1)
  await openNotas()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mudar nota' }), ' na segunda')
  await userEvent.click(screen.getByRole('button', { name: 'Próximo candidato' }))
  await screen.findByRole('heading', { name: 'Pessoa 2' })
  await openNotas()
  expect(await screen.findByRole('textbox', { name: 'Nova nota' })).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Candidato anterior' }))
  await screen.findByRole('heading', { name: 'Pessoa 1' })
  await openNotas()
  expect(await screen.findByRole('textbox', { name: 'Mudar nota' })).toHaveValue('Ligar na segunda')
})

test('what a note was being changed to when the page was left, and it was deleted, is in the new note’s field', async () => {
  api.on('listNotas', () => ({ data: [nota] }))
  const { unmount } = openTalento(1)
  await openNotas()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mudar nota' }), ' na segunda')
  unmount()
  api.on('listNotas', () => ({ data: [] }))
  openTalento(1)
  await openNotas()
  expect(await screen.findByDisplayValue('Ligar na segunda')).toHaveAccessibleName('Nova nota')
})

test('a note that was changed in another tab shows what it says now, and is written over only then', async () => {
  api.on('listNotas', () => ({ data: [nota] }))
  openTalento(1)
  await openNotas()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mudar nota' }), ' na segunda')
  const changed = { ...nota, texto: 'Ligar depois das seis' }
  api
    .on('listNotas', () => ({ data: [changed] }))
    .on('updateNota', ({ body }) =>
      body.antes === changed.texto
        ? { data: { ...nota, texto: body.texto } }
        : refuse(409, 'Esta nota mudou em outra aba.'),
    )
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(/Ligar depois das seis/)).toBeVisible()
  expect(screen.getByText('Esta nota mudou em outra aba.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Mudar nota' })).toHaveValue('Ligar na segunda')
  api.on('listNotas', () => ({ data: [{ ...nota, texto: 'Ligar na segunda' }] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible()
  expect(screen.getByText('Ligar na segunda')).toBeVisible()
  expect(screen.queryByText(/depois das seis/)).toBeNull()
})
