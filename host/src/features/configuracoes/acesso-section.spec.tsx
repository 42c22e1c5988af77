import type { FakeApi } from '@seleta/testing/fake-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

let api: FakeApi
startEachTest((started) => {
  let exigeSegundoFator = false
  api = started
    .on('getAcesso', () => ({
      data: { exigeSegundoFator, semSegundoFator: exigeSegundoFator ? 0 : 2 },
    }))
    .on('saveAcesso', () => {
      exigeSegundoFator = true
      return { data: { exigeSegundoFator, semSegundoFator: 0 } }
    })
})

test('a second factor is asked of everybody only after it was said whose work that interrupts', async () => {
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  const section = within(await screen.findByRole('region', { name: 'Acesso da empresa' }))
  const demand = await section.findByRole('button', { name: 'Exigir segundo fator' })
  await user.click(demand)
  let asked = within(await screen.findByRole('alertdialog', { name: 'Exigir segundo fator de todos?' }))
  expect(asked.getByText(/^2 pessoas saem do que estão fazendo/)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Ainda não' }))
  expect(api.callsOf('saveAcesso')).toEqual([])
  await user.click(demand)
  asked = within(await screen.findByRole('alertdialog', { name: 'Exigir segundo fator de todos?' }))
  await user.click(asked.getByRole('button', { name: 'Exigir agora' }))
  expect(await section.findByRole('button', { name: 'Deixar de exigir' })).toBeVisible()
  expect(api.callsOf('saveAcesso')[0]?.body).toEqual({ exigeSegundoFator: true })
})

test('a colleague alone who has none is told of as one', async () => {
  api.on('getAcesso', () => ({ data: { exigeSegundoFator: false, semSegundoFator: 1 } }))
  renderApp('/dashboard/configuracoes')
  const section = within(await screen.findByRole('region', { name: 'Acesso da empresa' }))
  expect(
    await section.findByText(/^1 pessoa ainda entra só com a senha\. Ao exigir, as sessões abertas dela /),
  ).toBeVisible()
})
