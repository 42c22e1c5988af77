import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, offline, refuse } from '@seleta/testing/fake-api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

const LOST = 'Sem conexão. Confira a internet e tente de novo.'
async function openAndDelete() {
  const page = openTalento(1)
  await openNotas()
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }))
  return page
}
const isGone = () => waitFor(() => expect(screen.queryByText('Ligar')).toBeNull())
const takeBack = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })

test('a note that was deleted over a page is there again by Ctrl+Z, and by what its person’s dialog shows', async () => {
  api
    .on('listNotas', () => ({ data: [nota] }))
    .on('deleteNota', () => undefined)
    .on('restoreNota', () => ({ data: nota }))
  const { host } = await openAndDelete()
  expect(await screen.findByText('Nota excluída.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  takeBack()
  await waitFor(() => expect(api.callsOf('restoreNota')[0]?.params).toEqual({ id: 1 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  expect(host.toasts.at(-1)?.text).toBe('Nota de volta.')
})

test('a deleted note that could not come back is offered again, with why', async () => {
  api
    .on('listNotas', () => ({ data: [nota] }))
    .on('deleteNota', () => {
      api.on('listNotas', () => ({ data: [] }))
      return undefined
    })
    .on('restoreNota', () => refuse(500))
  await openAndDelete()
  await isGone()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  expect(
    await screen.findByText('Não foi possível concluir agora. Tente de novo em instantes.'),
  ).toBeVisible()
  api.on('restoreNota', () => ({ data: nota }))
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  expect(api.callsOf('restoreNota').map(({ params }) => params)).toEqual([{ id: 1 }, { id: 1 }])
})

test('a deleted note that could not come back is in the new note’s field where its person is opened again', async () => {
  api
    .on('listNotas', () => ({ data: [nota] }))
    .on('deleteNota', () => {
      api.on('listNotas', () => ({ data: [] }))
      return undefined
    })
    .on('restoreNota', () => offline())
  const { unmount } = await openAndDelete()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await screen.findByText(`${LOST} Pode já estar desfeito.`)
  unmount()
  openTalento(1)
  await openNotas()
  expect(await screen.findByDisplayValue('Ligar')).toHaveAccessibleName('Nova nota')
})

test('a note whose time has passed is offered no more, and its words are in the new note’s field', async () => {
  const TOO_LATE = 'A nota não volta mais: a pessoa foi apagada, ou o prazo de 2 minutos para isso passou.'
  api
    .on('listNotas', () => ({ data: [nota] }))
    .on('deleteNota', () => {
      api.on('listNotas', () => ({ data: [] }))
      return undefined
    })
    .on('restoreNota', () => refuse(404, TOO_LATE))
  const { host, unmount } = await openAndDelete()
  await isGone()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  expect(JSON.stringify(host.toasts)).toContain(TOO_LATE)
  unmount()
  openTalento(1)
  await openNotas()
  expect(await screen.findByDisplayValue('Ligar')).toHaveAccessibleName('Nova nota')
})

test('a note that came back without an answer is not said to be away, and is nobody’s to change', async () => {
  const again = heldReply<{ data: (typeof nota)[] }>()
  api
    .on('listNotas', () => ({ data: [nota] }))
    .on('deleteNota', () => {
      api.on('listNotas', () => ({ data: [] }))
      return undefined
    })
    .on('restoreNota', () => {
      api.on('listNotas', () => again.reply)
      return offline()
    })
  await openAndDelete()
  await isGone()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByText(`${LOST} Pode já estar desfeito.`)).toBeVisible()
  again.release({ data: [nota] })
  expect(await screen.findByText('Ligar')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  expect(screen.queryByRole('textbox', { name: 'Mudar nota' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('')
})

test('a note whose deletion had no answer can be there again once it is known to be gone', async () => {
  const gone = heldReply<{ data: (typeof nota)[] }>()
  api
    .on('listNotas', () => ({ data: [nota] }))
    .on('deleteNota', () => {
      api.on('listNotas', () => gone.reply)
      return offline()
    })
    .on('restoreNota', () => ({ data: nota }))
  const { host } = await openAndDelete()
  await waitFor(() => expect(host.toasts).toEqual([{ about: 'nota-1', text: LOST, tone: 'error' }]))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  gone.release({ data: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(api.callsOf('restoreNota')[0]?.params).toEqual({ id: 1 }))
})
