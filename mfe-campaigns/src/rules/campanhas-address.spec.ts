import remote from '../../remote.json'
import { campanhasAddress, lastPage, listInput } from './campanhas-address'

const address = (text: string) => new URLSearchParams(text)
const { read, write } = campanhasAddress

test('an empty address is the first page of all campaigns by name', () => {
  expect(read(address(''))).toEqual({
    page: 0,
    sort: { path: 'campanha.nome', order: 'ASC' },
    situacao: null,
    busca: '',
    prazo: null,
    equipe: null,
  })
})

test.each([
  '',
  'pagina=3',
  'ordem=fechamento,desc',
  'situacao=pausada&busca=caf%C3%A9',
  'equipe=minhas',
  'pagina=2&ordem=codigo,asc&busca=x',
])('the address %s comes back as it was', (text) => {
  expect(write(address(''), read(address(text))).toString()).toBe(address(text).toString())
})

test.each(['pagina=0', 'pagina=-4', 'pagina=x', 'ordem=senha,desc', 'situacao=outra'])(
  'the bad address %s shows the list as at first',
  (text) => {
    expect(read(address(text))).toEqual(read(address('')))
  },
)

test('what the host asks for ahead is what the page asks for', () => {
  const hint = remote.pages
    .find((page) => page.id === 'campanhas')
    ?.prefetch?.find((one) => one.operation === 'filterCampanhas')
  expect(hint?.input).toEqual(listInput(read(address(''))))
})

test.each([
  [0, 57, null],
  [4, 57, null],
  [5, 57, 4],
  [90, 12, 0],
  [3, 0, null],
  [3, undefined, null],
])('page %s of %s campaigns is corrected to %s', (page, total, corrected) => {
  expect(lastPage({ ...read(address('')), page }, total)).toBe(corrected)
})

test('a page that no list reaches is not asked for: the deepest one tells how many there are', () => {
  expect(listInput(read(address('pagina=999999'))).query).toEqual({ page: 833, size: 12 })
})
