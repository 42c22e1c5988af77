import { paths } from './paths'
import { readPublicAddress } from './public-address'

test.each([
  [paths.campanhaPublica(7), { vagaId: 7, slug: null, isBelow: false }],
  [paths.inscricao(7), { vagaId: 7, slug: null, isBelow: true }],
  [paths.empresa('aurora-2'), { vagaId: null, slug: 'aurora-2', isBelow: false }],
  [`${paths.empresa('aurora')}/recuperar-link`, { vagaId: null, slug: 'aurora', isBelow: true }],
])('%s is read as it was written', (address, read) => {
  expect(readPublicAddress(address)).toEqual(read)
})

test.each([
  '/',
  '/campanha',
  '/campanha/007',
  '/campanha/1e3',
  '/campanha/x/inscricao',
  '/empresa/',
  '/empresa/Aurora',
  '/empresa/%61/x',
  '/dashboard/campanhas',
])('%s is of no job and no company', (address) => {
  expect(readPublicAddress(address)).toMatchObject({ vagaId: null, slug: null })
})
