import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi, FakeReply } from '@seleta/testing/fake-api'
import { heldReply, refuse } from '@seleta/testing/fake-api'
import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onScreen, openReview, startRevisaoApi } from '../testing/revisao-panel'

/** Why it ended, said in a review: product 68. */

let api: FakeApi
let events: FakeEvents
beforeEach(() => {
  events = startFakeEvents()
  api = startRevisaoApi()
})
afterEach(() => {
  api.stop()
  events.stop()
})

test('why it ended is one digit, while the next one is on the screen; who says nothing pays no key for it', async () => {
  const moving = heldReply<never>()
  api.on('setMotivo', () => ({ data: { alteradas: 1 } }))
  await openReview()
  await userEvent.keyboard('r')
  await onScreen('Pessoa 2')
  expect(screen.getByRole('group', { name: 'Motivo de Pessoa 1' })).toBeVisible()
  await userEvent.keyboard('2')
  expect(screen.getByRole('button', { name: 'Pretensão' })).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(api.callsOf('setMotivo')).toHaveLength(1))
  expect(api.callsOf('setMotivo')[0]?.body).toEqual({
    campanhaId: 7,
    motivoId: 2,
    identificadores: [identificadorOf(1)],
  })
  // What is said of somebody who is still on the way is written once they are there.
  api.on('moveTalento', () => moving.reply)
  await userEvent.keyboard('r')
  await onScreen('Pessoa 3')
  await userEvent.keyboard('1j')
  expect(await screen.findByText(/^Reprovados.*Pretensão$/)).toBeVisible()
  expect(api.callsOf('setMotivo')).toHaveLength(1)
})

test('a reason that is changed at once is written last, and a first that fails leaves the second', async () => {
  const first = heldReply<FakeReply>()
  api.on('setMotivo', () => first.reply)
  const host = await openReview()
  await userEvent.keyboard('r')
  await onScreen('Pessoa 2')
  await userEvent.keyboard('1')
  await userEvent.keyboard('2')
  await waitFor(() => expect(api.callsOf('setMotivo')).toHaveLength(1))
  api.on('setMotivo', () => ({ data: { alteradas: 1 } }))
  await act(async () => first.release(refuse(500)))
  await waitFor(() => expect(api.callsOf('setMotivo').map(({ body }) => body.motivoId)).toEqual([1, 2]))
  expect(host.toasts.at(-1)?.tone).toBe('error')
  expect(screen.getByRole('button', { name: 'Pretensão' })).toHaveAttribute('aria-pressed', 'true')
  // One that fails alone leaves what was written before it.
  api.on('setMotivo', () => refuse(500))
  await userEvent.keyboard('1')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Requisito' })).toHaveAttribute('aria-pressed', 'false'),
  )
  expect(screen.getByRole('button', { name: 'Pretensão' })).toHaveAttribute('aria-pressed', 'true')
})

test('what was said of somebody who could not be moved is not written', async () => {
  const moving = heldReply<FakeReply>()
  api.on('moveTalento', () => moving.reply).on('setMotivo', () => ({ data: { alteradas: 1 } }))
  const host = await openReview()
  await userEvent.keyboard('r')
  await onScreen('Pessoa 2')
  await userEvent.keyboard('1')
  await act(async () => moving.release(refuse(409, 'Esta pessoa desistiu da vaga.')))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toContain('Esta pessoa desistiu da vaga.'))
  await userEvent.keyboard('jj')
  expect(await screen.findByRole('list', { name: 'Resumo da revisão' })).toBeVisible()
  expect(api.callsOf('setMotivo')).toHaveLength(0)
})
