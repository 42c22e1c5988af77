import type { CampoImportacao } from '@seleta/contract/pessoa-labels'
import type { Mapeamento } from '@seleta/contract/importacoes'
import { readDia } from '@seleta/regras/dia'
import { readCpf } from '@seleta/regras/cpf'
import { readEmail } from '@seleta/regras/email'
import { readTelefone } from '@seleta/regras/telefone'
import { ANOTHER_DAY, hasOne, rankOf, SIGNS, SOMEBODY_ELSE, WHOLE_NAME, wordsOf } from './column-signs'
import { wholeNumber } from './sheet-number'

/** Nobody younger is in a file of people who look for work; a later day is one on which something was written down. */
const YOUNGEST = 14

/** Fields that are known by what stands in their cells. */
const READERS: readonly (readonly [CampoImportacao, (cell: string, hoje: string) => boolean])[] = [
  ['email', (cell) => readEmail(cell) !== null],
  ['cpf', (cell) => readCpf(wholeNumber(cell)) !== null],
  ['telefone', (cell) => readTelefone(wholeNumber(cell)) !== null],
  ['nascimento', isNascimento],
]

function isNascimento(cell: string, hoje: string): boolean {
  const dia = /[/.-]/.test(cell) ? readDia(cell) : null
  return dia !== null && Number(dia.slice(0, 4)) <= Number(hoje.slice(0, 4)) - YOUNGEST
}

/** So much of what stands in a column has to be of a kind. */
const MOST = 0.6

/**
 * Which column is probably which field: by its name, where what stands in it does not say otherwise; then by what stands
 * in it (audit P10).
 * @param colunas names of the first row
 * @param linhas some of the rows below it
 * @param hoje Brazil's day
 */
export function guessMapeamento(
  colunas: readonly string[],
  linhas: readonly (readonly string[])[],
  hoje: string,
): Mapeamento {
  const columns = colunas.map((nome, at) => ({
    at,
    words: wordsOf(nome),
    kind: kindOf(
      linhas.map((linha) => (linha[at] ?? '').trim()).filter((cell) => cell !== ''),
      hoje,
    ),
  }))
  const mapeamento: Mapeamento = {}
  const taken = new Set<number>()
  const take = (campo: CampoImportacao, rank: (column: (typeof columns)[number]) => number) => {
    const [best] = columns
      .filter((column) => !taken.has(column.at) && rank(column) >= 0)
      .toSorted((a, b) => rank(a) - rank(b))
    if (best === undefined || mapeamento[campo] !== undefined) return
    mapeamento[campo] = best.at
    taken.add(best.at)
  }
  for (const sign of SIGNS) {
    if (sign.campo === 'sobrenome' && isWhole(columns[mapeamento.nome ?? -1]?.words)) continue
    take(sign.campo, ({ words, kind }) => (kind !== null && kind !== sign.campo ? -1 : rankOf(sign, words)))
  }
  for (const [campo] of READERS) {
    const not = campo === 'nascimento' ? [...SOMEBODY_ELSE, ...ANOTHER_DAY] : SOMEBODY_ELSE
    take(campo, ({ words, kind }) => (kind === campo && !hasOne(words, not) ? 0 : -1))
  }
  return mapeamento
}

const isWhole = (words: readonly string[] = []) => hasOne(words, WHOLE_NAME)

/** What most cells are, of what can be read; null when nothing can. */
function kindOf(cells: readonly string[], hoje: string): CampoImportacao | null {
  if (cells.length === 0) return null
  const found = READERS.find(
    ([, isOne]) => cells.filter((cell) => isOne(cell, hoje)).length >= cells.length * MOST,
  )
  return found?.[0] ?? null
}
