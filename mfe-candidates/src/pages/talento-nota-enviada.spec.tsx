import type { Nota } from '@seleta/contract/dossie'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply } from '@seleta/testing/fake-api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTalento, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

/** A note on its way: what happens with its field until it is saved. */

let api: FakeApi
let save: () => void
beforeEach(() => {
  const held = heldReply<{ readonly data: Nota }>()
  const data = {
    id: 3,
    quem: 'Eu',
    texto: '',
    criadaEm: '2026-11-21T12:00:00.000Z',
    editadaEm: null,
    isMinha: true,
  }
  save = () => held.release({ data })
  api = startTalentoApi().on('createNota', () => held.reply)
})
afterEach(() => stopTalentoApi(api))

const findField = () => screen.findByRole('textbox', { name: 'Nova nota' })
async function sendNota() {
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
  await userEvent.type(await findField(), 'fala bem')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nota' }))
  await waitFor(() => expect(api.callsOf('createNota')).toHaveLength(1))
}

test('what is written while a note is being saved stays in its field', async () => {
  await sendNota()
  await userEvent.type(await findField(), ', e chega cedo')
  save()
  await waitFor(() => expect(api.callsOf('listNotas').length).toBeGreaterThan(1))
  expect(await findField()).toHaveValue('fala bem, e chega cedo')
})

test('a note that is saved after its person was left does not come back as one that was begun', async () => {
  await sendNota()
  await userEvent.click(screen.getByRole('button', { name: 'Próximo candidato' }))
  await screen.findByRole('dialog', { name: 'Pessoa 2' })
  save()
  await waitFor(() =>
    expect(Object.values(sessionStorage)).not.toContainEqual(expect.stringContaining('fala bem')),
  )
  expect(api.callsOf('createNota')).toHaveLength(1)
})
