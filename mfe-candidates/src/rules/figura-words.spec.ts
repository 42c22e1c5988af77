import { formatFigura, readFigura } from '@seleta/contract/figuras'
import { figuraWords } from './figura-words'

const desde = '2026-08-26T03:00:00.000Z'

test.each([
  [{ nome: 'inscricoes', desde } as const, 'inscritas, desde 26/08/2026'],
  [{ nome: 'avancaram', desde, valor: 'triagem' } as const, 'avançaram de Triagem, desde 26/08/2026'],
  [
    { nome: 'entrevistadas', desde, valor: 'MANUAL/feira~de/empregos' } as const,
    'inscritas por feira~de/empregos que chegaram a uma entrevista, desde 26/08/2026',
  ],
  [{ nome: 'inscricoes', desde, valor: 'BNE/' } as const, 'inscritas por BNE, desde 26/08/2026'],
  [{ nome: 'pendentes' } as const, 'sem nenhuma mensagem'],
  [
    { nome: 'contratacoes', desde, usuarioId: 3 } as const,
    'contratadas, desde 26/08/2026, movidas por último por uma pessoa da equipe',
  ],
])('a number in an address is the number that was written, and is said in words', (figura, words) => {
  const text = formatFigura(figura)
  expect(readFigura(text)).toEqual(figura)
  expect(figuraWords(text)).toBe(words)
})

test.each(['', 'inscricoes', 'todas~~~', 'inscricoes~ontem~~', 'inscricoes~~x~'])(
  '%j is no number',
  (text) => {
    expect(readFigura(text)).toBeNull()
    expect(figuraWords(text)).toBe('')
  },
)
