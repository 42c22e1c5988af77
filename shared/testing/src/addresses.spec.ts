import { candidatosOf, everybodyOf, failedMensagensOf } from '@seleta/contract/dashboard-addresses'
import { addresses } from '@seleta/public-pages/data/addresses'
import { paths } from '@seleta/shell'

test('what the server writes into notices are addresses of the dashboard', () => {
  expect(candidatosOf(7)).toBe(paths.candidatos(7))
  expect(everybodyOf(7, 'espera=parada')).toBe(`${paths.candidatos(7)}?espera=parada&origem=MANUAL,ABLER,BNE`)
  expect(failedMensagensOf(7)).toBe(`${paths.mensagens()}?aba=falharam&campanha=7`)
  expect(failedMensagensOf(null)).toBe(`${paths.mensagens()}?aba=falharam`)
})

test('what the dashboard leads to on the public side is where it is', () => {
  expect(paths.campanhaPublica(7)).toBe(addresses.vaga(7))
  expect(paths.inscricao(7)).toBe(addresses.inscricao(7))
  expect([paths.privacidade(), paths.privacidade('aurora')]).toEqual([
    addresses.privacidade(),
    addresses.privacidade('aurora'),
  ])
})
