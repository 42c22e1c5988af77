import { buildMotivos } from '@seleta/testing/build-motivos'
import { buildEtapaItem, buildMovimento, identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EtapasButton } from '../etapas/etapas-button'
import { LatestMove } from './latest-move'

const ETAPAS = [
  buildEtapaItem({ id: 13, nome: 'Reprovados', tipo: 'reprovado', mensagemNotificacao: '' }),
  buildEtapaItem({ id: 14, nome: 'Desistentes', tipo: 'desistente', mensagemNotificacao: '' }),
]

let api: FakeApi
let events: FakeEvents
let versao = 1
beforeEach(() => {
  versao = 1
  events = startFakeEvents()
  api = startFakeApi()
    .on('listEtapas', () => ({ data: ETAPAS }))
    .on('listMotivos', () => ({ data: buildMotivos('Requisito', 'Pretensão') }))
    .on('setMotivo', () => ({ data: { alteradas: 1 } }))
    .on('moveTalento', ({ params }) => ({
      data: buildMovimento({
        inscricaoId: 1,
        identificador: params.identificador,
        etapaId: params.kanbanId,
        etapaNome: ETAPAS.find(({ id }) => id === params.kanbanId)?.nome ?? '',
        deEtapaId: 11,
        versao: (versao += 1),
      }),
    }))
})
afterEach(() => {
  api.stop()
  events.stop()
})

test('a reason that was said goes with the move that it was said of: from one end to the other it is asked anew', async () => {
  renderInHost(
    <>
      <EtapasButton identificador={identificadorOf(1)} nome="Ana Souza" campanhaId={7} etapaId={11} />
      <LatestMove />
    </>,
  )
  const moveTo = async (etapa: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: /Ana Souza/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: etapa }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mover' }))
  }
  await moveTo(/^Reprovados/)
  await userEvent.click(await screen.findByRole('button', { name: 'Dizer o motivo' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Requisito' }))
  expect(await screen.findByRole('button', { name: 'Motivo: Requisito' })).toBeVisible()
  await moveTo(/^Desistentes/)
  expect(await screen.findByText(/agora em Desistentes/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Dizer o motivo' })).toBeVisible()
})
