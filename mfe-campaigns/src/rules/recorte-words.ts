/** What the figures are narrowed to, in words: for the fields and for the head of what is printed. Pure. */

/** A campaign or a colleague that figures may be narrowed to. */
export interface Opcao {
  readonly id: number
  readonly nome: string
}

/** What a list has to choose from; null when it could not be read, undefined while it is on its way. */
export type Opcoes = readonly Opcao[] | null | undefined

const ofCampanha = (id: number) => `Campanha #${id}`
const ofPessoa = () => 'Outra pessoa'

/** The options, and what is asked for, however long its list is and whoever has left since. */
const withValue = (opcoes: Opcoes, id: number | null, nameOf: (id: number) => string): readonly Opcao[] => {
  const known = opcoes ?? []
  return id === null || known.some((one) => one.id === id) ? known : [...known, { id, nome: nameOf(id) }]
}

export const campanhasWith = (opcoes: Opcoes, id: number | null) => withValue(opcoes, id, ofCampanha)
export const pessoasWith = (opcoes: Opcoes, id: number | null) => withValue(opcoes, id, ofPessoa)

const nomeIn = (opcoes: readonly Opcao[], id: number | null): string[] =>
  opcoes.filter((one) => one.id === id).map(({ nome }) => nome)

/** What a report leaves out, said so that nobody takes a part for the whole. */
export const recorteWords = (
  campanhas: { readonly opcoes: Opcoes; readonly id: number | null },
  pessoas: { readonly opcoes: Opcoes; readonly id: number | null },
): string[] => [
  ...nomeIn(campanhasWith(campanhas.opcoes, campanhas.id), campanhas.id).map(
    (nome) => `Indicadores só da campanha: ${nome}`,
  ),
  ...nomeIn(pessoasWith(pessoas.opcoes, pessoas.id), pessoas.id).map(
    (nome) => `Indicadores só de quem foi movido por último por: ${nome}`,
  ),
]
