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

/**
 * City and state out of one text: 'Campinas – SP', 'Campinas/SP', 'Campinas (SP)' and 'Campinas, SP, Brasil'.
 * @returns null for a text that names no state; whether the two exist is the catalogue's to say
 */
export function splitCidade(text: string): Cidade | null {
  const both = /^(.+?)[\s,/(–-]+([A-Za-z]{2})\)?$/.exec(text.trim().replace(/[\s,/(–-]+Brasil\)?$/i, ''))
  return both?.[1] === undefined || both[2] === undefined
    ? null
    : { nome: both[1], uf: both[2].toUpperCase() }
}
