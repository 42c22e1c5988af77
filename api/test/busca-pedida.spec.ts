import { foldedWords } from '@seleta/regras/text'
import { empresaDemo, SENHA_DEMO } from '../src/demo/empresas/empresas-demo'
import { loadDemo } from '../src/demo/load-demo'
import { CONSULTAS, type Pedido } from './support/consultas-da-busca'
import { startApi, type TestApi } from './support/start-api'

/** A held list of searches over the demo's people (product 66, decision 172). */

/** So many may miss. */
const MISSED = 5

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  await loadDemo(api.db, new Date(), { env: {} })
  token = await api.login(empresaDemo.usuarios[0].email, SENHA_DEMO)
})
afterAll(() => api.close())

interface Found {
  readonly nome: string
  readonly localizacao: string
  readonly identificador: string
}

async function search(palavraChave: string): Promise<Found[]> {
  const found: Found[] = []
  for (let page = 0; ; page += 1) {
    const query = { page, size: 100 }
    const { body } = await api.call(
      'filterTalentos',
      { query, body: { idCampanha: null, pesquisa: { palavraChave } } },
      { token },
    )
    found.push(...body.data)
    if (found.length >= body.totalElements) return found
  }
}

const idsOf = (found: readonly Found[]) => new Set(found.map(({ identificador }) => identificador))
const searchIds = async (texto: string) => idsOf(await search(texto))
const same = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id))

async function isHeld(texto: string, pedido: Pedido): Promise<boolean> {
  const found = await search(texto)
  const nomes = found.map(({ nome }) => nome)
  if ('first' in pedido) return nomes[0] === pedido.first
  if ('only' in pedido) return nomes.length === 1 && nomes[0] === pedido.only
  if ('finds' in pedido) return nomes.includes(pedido.finds)
  if ('without' in pedido) return found.length > 0 && !nomes.some((nome) => nome.includes(pedido.without))
  if ('count' in pedido) return found.length === pedido.count
  if ('lives' in pedido)
    return found.filter(({ localizacao }) => localizacao === pedido.lives[0]).length === pedido.lives[1]
  if ('names' in pedido) {
    const [palavra, pessoas] = pedido.names
    const hasWord = (nome: string) => foldedWords(nome).includes(palavra)
    return nomes.filter(hasWord).length === pessoas && nomes.slice(0, pessoas).every(hasWord)
  }
  const ids = idsOf(found)
  if ('same' in pedido) return ids.size > 0 && same(ids, await searchIds(pedido.same))
  const others = 'minus' in pedido ? pedido.minus : 'either' in pedido ? pedido.either : pedido.both
  const sets = await Promise.all(others.map(searchIds))
  const [first, ...rest] = sets
  const all = [...new Set(sets.flatMap((set) => [...set]))]
  const expected = all.filter((id) => {
    if ('either' in pedido) return true
    return 'minus' in pedido
      ? first?.has(id) === true && !rest.some((set) => set.has(id))
      : sets.every((set) => set.has(id))
  })
  return ids.size > 0 && same(ids, new Set(expected))
}

it(`of the held list of ${CONSULTAS.length} searches all but ${MISSED} find what they must`, async () => {
  const missed: string[] = []
  for (const [texto, pedido] of CONSULTAS)
    if (!(await isHeld(texto, pedido))) missed.push(`${texto} ${JSON.stringify(pedido)}`)
  expect(missed.slice(MISSED)).toEqual([])
})
