import { writeCall } from '@seleta/api-client'
import { buildMotivos } from '@seleta/testing/build-motivos'
import { buildTalento, identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTalento, startTalentoApi, stopTalentoApi } from '../../testing/talento-panel'
import { GESTOR } from '../../testing/gestor'

const MOTIVOS = buildMotivos('Requisito', 'Pretensão')

let api: FakeApi
let motivo: { id: number; nome: string } | null
beforeEach(() => {
  motivo = null
  api = startTalentoApi()
    .on('listMotivos', () => ({ data: MOTIVOS }))
    .on('getTalento', () => ({
      data: buildTalento({
        identificador: identificadorOf(1),
        participacoes: [
          {
            campanhaId: 7,
            campanha: 'Vendedor',
            etapa: 'Reprovados',
            etapaId: 13,
            situacao: 'Não selecionada',
            origem: 'MANUAL',
            criadaEm: '2026-11-20T12:00:00.000Z',
            aderencia: 80,
            motivo,
            pedeMotivo: true,
          },
        ],
      }),
    }))
    .on('setMotivo', ({ body }) => {
      motivo = MOTIVOS.find(({ id }) => id === body.motivoId) ?? null
      return { data: { alteradas: 1 } }
    })
})
afterEach(() => stopTalentoApi(api))

/** «Resumo», above the tabs. */
const strip = async () => within(await screen.findByLabelText('Resumo'))

test('why it ended is said by the keyboard and changed at once: the focus stays where it was', async () => {
  openTalento(1)
  const summary = await strip()
  for (const [now, next] of [
    ['Dizer o motivo', 'Requisito'],
    ['Motivo: Requisito', 'Pretensão'],
  ] as const) {
    await userEvent.click(await summary.findByRole('button', { name: now }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: next }))
    expect(await summary.findByRole('button', { name: `Motivo: ${next}` })).toHaveFocus()
  }
})

test('a manager reads why it ended and is not offered to say it', async () => {
  motivo = { id: 1, nome: 'Requisito' }
  openTalento(1)
  act(() => writeCall('getUsuario', {}, GESTOR))
  const summary = await strip()
  expect(await summary.findByText('Motivo: Requisito')).toBeVisible()
  expect(summary.queryByRole('button', { name: /otivo/ })).toBeNull()
})
