import type { Sorteio } from '../draw/draw'
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

function withParticle(sorteio: Sorteio, sobrenome: string): string {
  if (COM_DOS.has(sobrenome)) return sorteio.chance(0.85) ? `dos ${sobrenome}` : sobrenome
  if (COM_DO.has(sobrenome)) return sorteio.chance(0.8) ? `do ${sobrenome}` : sobrenome
  if (COM_DA.has(sobrenome)) return sorteio.chance(0.7) ? `da ${sobrenome}` : sobrenome
  if (COM_DE.has(sobrenome)) return sorteio.chance(0.5) ? `de ${sobrenome}` : sobrenome
  return sobrenome
}

function drawPrimeiroNome(sorteio: Sorteio, genero: Genero, geracao: Geracao, regiao: Macrorregiao): string {
  const regionais = NOMES_REGIONAIS[regiao]
  const regionalShare = geracao === 'nova' ? 0.06 : 0.22
  if (regionais !== undefined && sorteio.chance(regionalShare)) return sorteio.pick(split(regionais[genero]))
  return sorteio.weighted(byRank(split(PRIMEIROS_NOMES[geracao][genero])))
}

function drawSobrenome(sorteio: Sorteio, regiao: Macrorregiao): string {
  return sorteio.chance(0.24)
    ? sorteio.pick(split(SOBRENOMES_REGIONAIS[regiao]))
    : sorteio.weighted(byRank(split(SOBRENOMES)))
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
  sorteio: Sorteio,
  { genero, ano, regiao }: { genero: Genero; ano: number; regiao: Macrorregiao },
): string {
  const primeiro = drawPrimeiroNome(sorteio, genero, toGeracao(ano), regiao)
  const ultimo = drawSobrenome(sorteio, regiao)
  const outros = Array.from(
    {
      length: sorteio.weighted([
        [0, 12],
        [1, 72],
        [2, 16],
      ] as const),
    },
    () => drawSobrenome(sorteio, regiao),
  ).filter((sobrenome) => sobrenome !== ultimo)
  const familia = [...new Set(outros), ultimo].map((sobrenome) => withParticle(sorteio, sobrenome))
  const agnome = genero === 'M' && sorteio.chance(0.05) ? sorteio.pick(['Júnior', 'Filho', 'Neto']) : null
  return [primeiro, ...familia, agnome].filter(Boolean).join(' ')
}
