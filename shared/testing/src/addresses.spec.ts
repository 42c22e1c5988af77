import { candidatosOf, everybodyOf, failedMensagensOf } from '@seleta/contract/dashboard-addresses'
import { paths } from '@seleta/shell'

test('what the server writes into notices are addresses of the dashboard', () => {
  expect(candidatosOf(7)).toBe(paths.candidatos(7))
  expect(everybodyOf(7, 'espera=parada')).toBe(`${paths.candidatos(7)}?espera=parada&origem=MANUAL,ABLER,BNE`)
  expect(failedMensagensOf(7)).toBe(`${paths.mensagens()}?aba=falharam&campanha=7`)
  expect(failedMensagensOf(null)).toBe(`${paths.mensagens()}?aba=falharam`)
})
