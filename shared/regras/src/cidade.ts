/** A city in words: one way to write it, every usual way to read it. */

/** Between a city and its state. */
export const CIDADE_UF = ' – '

interface Cidade {
  readonly nome: string
  readonly uf: string
}

/** 'São Paulo – SP'; what is not known is left out, so that nothing known is an empty text. */
export const formatCidade = ({ nome, uf }: Cidade): string =>
  nome !== '' && uf !== '' ? nome + CIDADE_UF + uf : nome || uf

/** 'São Paulo – SP, Osasco – SP'. */
export const formatCidades = (cidades: readonly Cidade[]): string => cidades.map(formatCidade).join(', ')

/** Between the parts of a place. */
const GAP = /[\s,/(–-]/

/**
 * What stands before the end of a text, and that end; sign by sign, since a cell may hold thousands of blanks.
 * @returns null where there is no such end, or no gap before it
 */
function partEnd(text: string, end: RegExp): readonly [string, string] | null {
  const found = end.exec(text)
  if (found === null) return null
  let at = found.index
  while (at > 0 && GAP.test(text.charAt(at - 1))) at -= 1
  return at === found.index ? null : [text.slice(0, at), found[0]]
}

/**
 * City and state out of one text: 'Campinas – SP', 'Campinas/SP', 'Campinas (SP)' and 'Campinas, SP, Brasil'.
 * @returns null for a text that names no state; whether the two exist is the catalogue's to say
 */
export function splitCidade(text: string): Cidade | null {
  const whole = text.trim()
  const [local] = partEnd(whole, /Brasil\)?$/i) ?? [whole]
  const [nome, uf] = partEnd(local, /[A-Za-z]{2}\)?$/) ?? ['', '']
  return nome === '' ? null : { nome, uf: uf.slice(0, 2).toUpperCase() }
}
