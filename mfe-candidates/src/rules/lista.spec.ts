import remote from '../../remote.json'
import { SEM_FILTROS } from './filtros'
import { CESTA, listaAt, listaInput, listaManual, listaRobo } from './lista'

const DEFAULTS = { pagina: 1, ordem: null, filtros: SEM_FILTROS }

/** The hint of remote.json with its parameter filled in, as the host does it. */
function hintOf(pageId: string, operation: string): unknown {
  const page = remote.pages.find(({ id }) => id === pageId)
  const hint = page?.prefetch.find((candidate) => candidate.operation === operation)
  return JSON.parse(JSON.stringify(hint?.input).replaceAll('"{campanhaId}"', '7'))
}

test('the call that the host starts early is the one that the page makes', () => {
  expect(hintOf('candidatos', 'filterTalentos')).toEqual(listaInput(listaManual(7), DEFAULTS))
  expect(hintOf('candidatos-robo', 'filterTalentos')).toEqual(listaInput(listaRobo(7), DEFAULTS))
  expect(hintOf('cesta', 'filterTalentos')).toEqual(listaInput(CESTA, DEFAULTS))
})

test('pages count from 1 on screen and from 0 on the wire, 8 candidates and 11 talents each', () => {
  expect(listaInput(listaManual(7), { ...DEFAULTS, pagina: 3 }).query).toEqual({ page: 2, size: 8 })
  expect(listaInput(CESTA, { ...DEFAULTS, pagina: 1 }).query).toEqual({ page: 0, size: 11 })
})

test('candidates are asked for by origin, the basket with a null campaign', () => {
  expect(listaInput(listaManual(7), DEFAULTS).body).toEqual({ idCampanha: 7, origens: ['MANUAL'] })
  expect(listaInput(listaRobo(7), DEFAULTS).body).toEqual({ idCampanha: 7, origens: ['ABLER', 'BNE'] })
  expect(listaInput(CESTA, DEFAULTS).body).toEqual({ idCampanha: null })
})

test('order goes along as one path', () => {
  const { body } = listaInput(CESTA, { ...DEFAULTS, ordem: { campo: 'atualCv', sentido: 'desc' } })
  expect(body).toEqual({ idCampanha: null, orders: [{ path: 'talento.atualCv', order: 'DESC' }] })
})

test('an address tells which list it shows', () => {
  expect(listaAt('/dashboard/candidatos/7')).toEqual(listaManual(7))
  expect(listaAt('/dashboard/candidatos-robo/7/')).toEqual(listaRobo(7))
  expect(listaAt('/dashboard/cesto-de-talentos')).toEqual(CESTA)
  expect(listaAt('/dashboard/selecao/7')).toBeNull()
})
