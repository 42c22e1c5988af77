import remote from '../../remote.json'
import { NO_FILTROS } from '@seleta/campanha/filtros/filtros'
import { CESTA, listAt, listInput, manualList, roboList } from './talento-list'

const DEFAULTS = { page: 0, sort: null, filtros: NO_FILTROS }

/** The hint of remote.json with its parameter filled in, as the host does it. */
function hintOf(pageId: string, operation: string): unknown {
  const page = remote.pages.find(({ id }) => id === pageId)
  const hint = page?.prefetch?.find((candidate) => candidate.operation === operation)
  return JSON.parse(JSON.stringify(hint?.input).replaceAll('"{campanhaId}"', '7'))
}

test('the call that the host starts early is the one that the page makes', () => {
  expect(hintOf('candidatos', 'filterTalentos')).toEqual(listInput(manualList(7), DEFAULTS))
  expect(hintOf('candidatos-robo', 'filterTalentos')).toEqual(listInput(roboList(7), DEFAULTS))
  expect(hintOf('cesta', 'filterTalentos')).toEqual(listInput(CESTA, DEFAULTS))
})

test('pages count from 0 as on the wire, 8 candidates and 11 talents each', () => {
  expect(listInput(manualList(7), { ...DEFAULTS, page: 2 }).query).toEqual({ page: 2, size: 8 })
  expect(listInput(CESTA, { ...DEFAULTS, page: 0 }).query).toEqual({ page: 0, size: 11 })
})

test('candidates are asked for by origin, the basket with a null campaign', () => {
  expect(listInput(manualList(7), DEFAULTS).body).toEqual({ idCampanha: 7, origens: ['MANUAL'] })
  expect(listInput(roboList(7), DEFAULTS).body).toEqual({ idCampanha: 7, origens: ['ABLER', 'BNE'] })
  expect(listInput(CESTA, DEFAULTS).body).toEqual({ idCampanha: null })
})

test('order goes along as one path', () => {
  const { body } = listInput(CESTA, { ...DEFAULTS, sort: { path: 'talento.atualCv', order: 'DESC' } })
  expect(body).toEqual({ idCampanha: null, orders: [{ path: 'talento.atualCv', order: 'DESC' }] })
})

test('an address tells which list it shows', () => {
  expect(listAt('/dashboard/candidatos/7')).toEqual(manualList(7))
  expect(listAt('/dashboard/candidatos-robo/7/')).toEqual(roboList(7))
  expect(listAt('/dashboard/cesto-de-talentos')).toEqual(CESTA)
  expect(listAt('/dashboard/selecao/7')).toBeNull()
})
