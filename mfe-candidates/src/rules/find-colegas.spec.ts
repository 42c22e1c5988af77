import { findColegas } from './find-colegas'

const COLEGAS = ['Ána Luz', 'Bia Reis', 'Rui Ánjos', 'Rui Reis'].map((nome, id) => ({ id, nome }))

test.each([
  ['', ['Ána Luz', 'Bia Reis', 'Rui Ánjos', 'Rui Reis']],
  ['an', ['Ána Luz', 'Rui Ánjos']],
  ['rei', ['Bia Reis', 'Rui Reis']],
  ['RUI R', ['Rui Reis']],
  ['Rui ', []],
  ['zé', []],
])('«@%s» offers %j', (termo, nomes) => {
  expect(findColegas(COLEGAS, termo).map(({ nome }) => nome)).toEqual(nomes)
})
