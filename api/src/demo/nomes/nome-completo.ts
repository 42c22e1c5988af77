import type { Draw } from '../draw/draw'
import {
  type Genero,
  type Geracao,
  type Macrorregiao,
  NOMES_REGIONAIS,
  PRIMEIROS_NOMES,
} from './primeiros-nomes'
import { SOBRENOMES, SOBRENOMES_REGIONAIS } from './sobrenomes'

const split = (text: string) => text.split(', ')

/** Weights that fall slowly along a list whose first items are the commonest. */
const byRank = (names: readonly string[]) => names.map((name, index) => [name, 1 / (index + 12)] as const)

const COM_DA = new Set(['Silva', 'Costa', 'Rocha', 'Cunha', 'Conceição', 'Fonseca', 'Gama', 'Trindade'])
const COM_DO = new Set(['Nascimento', 'Sacramento', 'Prado', 'Amaral'])
const COM_DOS = new Set(['Santos', 'Reis', 'Anjos', 'Passos'])
const COM_DE = new Set([
  'Oliveira',
  'Souza',
  'Lima',
  'Almeida',
  'Carvalho',
  'Araújo',
  'Moura',
  'Jesus',
  'Freitas',
  'Castro',
])

function withParticle(draw: Draw, sobrenome: string): string {
  if (COM_DOS.has(sobrenome)) return draw.chance(0.85) ? `dos ${sobrenome}` : sobrenome
  if (COM_DO.has(sobrenome)) return draw.chance(0.8) ? `do ${sobrenome}` : sobrenome
  if (COM_DA.has(sobrenome)) return draw.chance(0.7) ? `da ${sobrenome}` : sobrenome
  if (COM_DE.has(sobrenome)) return draw.chance(0.5) ? `de ${sobrenome}` : sobrenome
  return sobrenome
}

function drawPrimeiroNome(draw: Draw, genero: Genero, geracao: Geracao, regiao: Macrorregiao): string {
  const regionais = NOMES_REGIONAIS[regiao]
  const regionalShare = geracao === 'nova' ? 0.06 : 0.22
  if (regionais !== undefined && draw.chance(regionalShare)) return draw.pick(split(regionais[genero]))
  return draw.weighted(byRank(split(PRIMEIROS_NOMES[geracao][genero])))
}

function drawSobrenome(draw: Draw, regiao: Macrorregiao): string {
  return draw.chance(0.24)
    ? draw.pick(split(SOBRENOMES_REGIONAIS[regiao]))
    : draw.weighted(byRank(split(SOBRENOMES)))
}

/** How families were named in that year. */
export function toGeracao(anoDeNascimento: number): Geracao {
  if (anoDeNascimento < 1979) return 'antiga'
  return anoDeNascimento < 1997 ? 'media' : 'nova'
}

/**
 * A believable Brazilian full name.
 * @param regiao where the person lives: some names are met more often there
 * @returns for example 'Maria Eduarda Zanella da Silva'
 */
export function drawNome(
  draw: Draw,
  { genero, ano, regiao }: { genero: Genero; ano: number; regiao: Macrorregiao },
): string {
  const primeiro = drawPrimeiroNome(draw, genero, toGeracao(ano), regiao)
  const ultimo = drawSobrenome(draw, regiao)
  const outros = Array.from(
    {
      length: draw.weighted([
        [0, 12],
        [1, 72],
        [2, 16],
      ] as const),
    },
    () => drawSobrenome(draw, regiao),
  ).filter((sobrenome) => sobrenome !== ultimo)
  const familia = [...new Set(outros), ultimo].map((sobrenome) => withParticle(draw, sobrenome))
  const agnome = genero === 'M' && draw.chance(0.05) ? draw.pick(['Júnior', 'Filho', 'Neto']) : null
  return [primeiro, ...familia, agnome].filter(Boolean).join(' ')
}
