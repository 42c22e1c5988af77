import { buildMotivos } from '@seleta/testing/build-motivos'
import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MotivoButton } from './motivo-button'

const [REQUISITO = null, PRETENSAO = null] = buildMotivos('Requisito', 'Pretensão')

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('listMotivos', () => ({ data: buildMotivos('Requisito', 'Pretensão') }))
    // Nobody of them stood at another reason: «the same once more» answers 0.
    .on('setMotivo', () => ({ data: { alteradas: 0 } }))
})
afterEach(() => api.stop())

const say = async (now: string, next: string) => {
  await userEvent.click(screen.getByRole('button', { name: now }))
  await userEvent.click(await screen.findByText(next))
}

test('of many people the toast says the reason, and no number that the server has not told', async () => {
  const { host } = renderInHost(
    <MotivoButton campanhaId={7} identificadores={[identificadorOf(1), identificadorOf(2)]} motivo={null} />,
  )
  await say('Dizer o motivo', 'Requisito')
  expect(await screen.findByRole('button', { name: 'Motivo: Requisito' })).toBeVisible()
  expect(host.toasts.at(-1)?.text).toBe('Motivo: Requisito.')
})

test('reasons that do not come are asked for again from the menu', async () => {
  api.on('listMotivos', offline)
  renderInHost(<MotivoButton campanhaId={7} identificadores={[identificadorOf(1)]} motivo={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dizer o motivo' }))
  const again = await screen.findByRole('menuitem', { name: /Tentar novamente$/ })
  expect(screen.queryByText('Carregando motivos…')).not.toBeInTheDocument()
  api.on('listMotivos', () => ({ data: buildMotivos('Requisito') }))
  await userEvent.click(again)
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Requisito' }))
  expect(await screen.findByRole('button', { name: 'Motivo: Requisito' })).toBeVisible()
})

test('what somebody else says afterwards stands in the place of what was said here', async () => {
  renderInHost(<Told />)
  await say('Dizer o motivo', 'Requisito')
  expect(await screen.findByRole('button', { name: 'Motivo: Requisito' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Outra pessoa diz' }))
  expect(screen.getByRole('button', { name: 'Motivo: Pretensão' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Outra pessoa retira' }))
  expect(screen.getByRole('button', { name: 'Dizer o motivo' })).toBeVisible()
})

/** A page that reads the reason again. */
function Told() {
  const [motivo, setMotivo] = useState<typeof REQUISITO>(null)
  return (
    <>
      <MotivoButton campanhaId={7} identificadores={[identificadorOf(1)]} motivo={motivo} />
      <button onClick={() => setMotivo(PRETENSAO)}>Outra pessoa diz</button>
      <button onClick={() => setMotivo(null)}>Outra pessoa retira</button>
    </>
  )
}
