import type { PagePicture } from '@seleta/shell'
import { drawPicture } from './page-picture'

const wide = { over: 280, height: 64, at: [64, 12] } as const
const list: PagePicture = {
  of: 'filterCampanhas',
  text: 'nome',
  layouts: [{ upTo: 599, over: 120, height: 300, at: [17, 17] }, wide],
}
const board: PagePicture = {
  of: 'getKanban',
  text: 'nome',
  inner: { in: 'talentos', text: 'nome', onlyFilled: 0 },
  layouts: [{ ...wide, width: 296 }],
}
const named = (...nomes: unknown[]) => nomes.map((nome) => ({ nome }))
const namesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('.moldura-nome')].map((name) => name.textContent)

test('shows the names of the rows when their call is answered, and lines over them until then', () => {
  const { element, fill } = drawPicture(list, 1440)
  expect(element.querySelectorAll('.moldura-linha')).toHaveLength(5)
  expect(namesIn(element)).toEqual([])
  fill('countCampanhas', { data: named('de outra chamada') })
  expect(namesIn(element)).toEqual([])
  fill('filterCampanhas', { data: named('Pessoa Desenvolvedora', null, '<b>Analista</b>') })
  expect(namesIn(element)).toEqual(['Pessoa Desenvolvedora', '', '<b>Analista</b>'])
})

test('shows stages side by side, each with its people under its name; people without one only where there are such', () => {
  const { element, fill } = drawPicture(board, 1440)
  fill('getKanban', {
    data: [
      { id: 0, nome: 'Sem etapa', talentos: [] },
      { id: 7, nome: 'Triagem', talentos: named('Ana', 'Bia') },
      { id: 8, nome: 'Entrevista', talentos: [] },
    ],
  })
  const piles = [...element.querySelectorAll<HTMLElement>('.moldura-pilha')]
  expect(piles.map((pile) => [pile.querySelector('.moldura-cabeca')?.textContent, namesIn(pile)])).toEqual([
    ['Triagem', ['Ana', 'Bia']],
    ['Entrevista', []],
  ])
})

test.each([
  [1440, '280px', '64px'],
  [390, '120px', '300px'],
])('in a window of %i px the rows stand where that window has them', (width, over, height) => {
  const { element, fill } = drawPicture(list, width)
  fill('filterCampanhas', { data: named('Analista') })
  expect(element.querySelector<HTMLElement>('.moldura-sobre')?.style.height).toBe(over)
  expect(element.querySelector<HTMLElement>('.moldura-fila')?.style.getPropertyValue('--altura')).toBe(height)
})

test('draws no more rows than a window shows', () => {
  const { element, fill } = drawPicture(list, 1440)
  fill('filterCampanhas', { data: named(...Array.from({ length: 100 }, (_, row) => `Campanha ${row}`)) })
  expect(namesIn(element)).toHaveLength(12)
})

test.each([
  ['an answer without rows', { errors: ['não'] }],
  ['nothing', undefined],
  ['a text', 'html'],
])('shows no name for %s', (_, body) => {
  const { element, fill } = drawPicture(list, 1440)
  fill('filterCampanhas', body)
  expect(namesIn(element)).toEqual([])
})

test('a page without a picture has six lines, whatever its calls answer', () => {
  const { element, fill } = drawPicture(undefined, 1440)
  fill('getGraficos', { data: named('Analista') })
  expect(element.querySelectorAll('.moldura-linha')).toHaveLength(6)
  expect(namesIn(element)).toEqual([])
})
