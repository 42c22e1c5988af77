import type { Hoje } from '@seleta/contract/hoje'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HojeStrip } from './hoje-strip'

const NOBODY = { total: 0, isParcial: false, campanhas: [] }
const buildHoje = (over: Partial<Hoje> = {}): Hoje => ({
  desde: '2026-11-20T21:02:00.000Z',
  isPrimeiraVisita: false,
  novas: NOBODY,
  semResposta: NOBODY,
  paradas: NOBODY,
  mensagensFalhas: 0,
  encerram: 0,
  ...over,
})
const pessoasOf = (...campanhas: (readonly [number, string, number])[]) => ({
  total: campanhas.reduce((sum, [, , total]) => sum + total, 0),
  isParcial: false,
  campanhas: campanhas.map(([id, nome, total]) => ({ id, nome, total })),
})

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
})
afterEach(() => api.stop())

const show = (hoje: Hoje) => {
  api.on('getHoje', () => ({ data: hoje }))
  return renderInHost(<HojeStrip />)
}
const strip = () => screen.findByRole('region', { name: 'Hoje' })

test('a figure of one campaign opens its people, and what is nobody is not drawn', async () => {
  show(buildHoje({ novas: pessoasOf([7, 'Padeiro', 3]), mensagensFalhas: 2 }))
  const links = await within(await strip()).findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/candidatos/7?leitura=nova&desde=2026-11-20T21%3A02%3A00.000Z&origem=MANUAL,ABLER,BNE',
    '/dashboard/mensagens?aba=falharam',
  ])
  expect(links[0]).toHaveTextContent(/^3 novas desde/)
  expect(links[1]).toHaveTextContent('2 mensagens não saíram')
})

test('a figure of several campaigns names each with its own number, which add up', async () => {
  show(buildHoje({ paradas: pessoasOf([7, 'Padeiro', 3], [9, 'Caixa', 1]) }))
  await userEvent.click(await screen.findByRole('button', { name: /^4 paradas além do limite/ }))
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(entries.map((entry) => entry.textContent)).toEqual(['#7 Padeiro3', '#9 Caixa1'])
  expect(entries[1]).toHaveAttribute('href', '/dashboard/candidatos/9?espera=parada&origem=MANUAL,ABLER,BNE')
})

test('when nothing waits it says so', async () => {
  show(buildHoje())
  expect(await screen.findByText('Nada esperando por você.')).toBeVisible()
})

test('when it cannot be read it says why, and can be tried again', async () => {
  api.on('getHoje', () => refuse(500))
  renderInHost(<HojeStrip />)
  const again = await screen.findByRole('button', { name: /^Tentar novamente/ })
  api.on('getHoje', () => ({ data: buildHoje({ encerram: 1 }) }))
  await userEvent.click(again)
  expect(await within(await strip()).findByRole('link')).toHaveTextContent('1 campanha encerra em até 3 dias')
})
