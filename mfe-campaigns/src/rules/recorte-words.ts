/** What the figures are narrowed to, in words: for the fields and for the head of what is printed. Pure. */

/** A campaign or a colleague that figures may be narrowed to. */
export interface Opcao {
  readonly id: number
  readonly nome: string
}

/** What a list has to choose from; null when it could not be read, undefined while it is on its way. */
export type Opcoes = readonly Opcao[] | null | undefined

/** A campaign by its name, or by its number while nobody knows that. */
export const campanhaWords = (chosen: Opcao | undefined, id: number): string =>
  chosen?.nome ?? `Campanha #${id}`

/** The options, and whom they are narrowed to, whoever has left since. */
export function pessoasWith(opcoes: Opcoes, id: number | null): readonly Opcao[] {
  const known = opcoes ?? []
  return id === null || known.some((one) => one.id === id) ? known : [...known, { id, nome: 'Outra pessoa' }]
}

/** What a report leaves out, said so that nobody takes a part for the whole. */
export const recorteWords = (
  campanha: { readonly chosen: Opcao | undefined; readonly id: number | null },
  pessoas: { readonly opcoes: Opcoes; readonly id: number | null },
): string[] => [
  ...(campanha.id === null
    ? []
    : [`Indicadores só da campanha: ${campanhaWords(campanha.chosen, campanha.id)}`]),
  ...pessoasWith(pessoas.opcoes, pessoas.id)
    .filter(({ id }) => id === pessoas.id)
    .map(({ nome }) => `Indicadores só de quem foi movido por último por: ${nome}`),
]
