import { AvaliacaoBody, FichaBody } from './avaliacoes'
import { CRITERIO_REPETIDO, FALTA_NOTA, POUCOS_CRITERIOS } from './avaliacao-words'

const ID = '0f3c1d2e-0000-4000-8000-00000000000'
const criterio = (nome: string, n: number) => ({ id: `${ID}${n}`, nome, baixo: 'Pouco', alto: 'Muito' })
const faultOf = (nomes: readonly string[]) =>
  FichaBody.safeParse({ nome: 'Vendedor', criterios: nomes.map(criterio) }).error?.issues[0]?.message

test.each([
  [['Ritmo', 'Escuta', 'Experiência'], undefined],
  [['Ritmo', 'Escuta'], POUCOS_CRITERIOS],
  [['1', '2', '3', '4', '5', '6', '7', '8', '9'], POUCOS_CRITERIOS],
  [['Ritmo', 'Escuta', ' RITMO '], CRITERIO_REPETIDO],
])('a ficha of %j is told %j (product 73)', (nomes, told) => {
  expect(faultOf(nomes)).toBe(told)
})

test('a ficha holds no criterion of another one’s id', () => {
  const [one, two, three] = ['Ritmo', 'Escuta', 'Fala'].map(criterio)
  const twice = { nome: 'Vendedor', criterios: [one, two, { ...three, id: one?.id }] }
  expect(FichaBody.safeParse(twice).error?.issues[0]?.message).toBe(CRITERIO_REPETIDO)
})

test.each([
  [0, FALTA_NOTA],
  [1, undefined],
  [4, undefined],
  [5, FALTA_NOTA],
])('a note of %j is told %j', (nota, told) => {
  const body = { etapaId: 1, versao: 0, notas: { [`${ID}0`]: nota }, recomendacao: 'SIM' }
  expect(AvaliacaoBody.safeParse(body).error?.issues[0]?.message).toBe(told)
})
