/** While somebody writes one. */
export const NO_NOME = 'Campanha sem nome'

/** What a campaign is called, on screens, in notices and in mails: a draft may have no name yet. */
export const campanhaTitle = ({ id, nome }: { readonly id: number; readonly nome: string }): string =>
  nome.trim() === '' ? `Rascunho sem nome (#${id})` : nome

/** With its number, where several may have one name. */
export const campanhaWithNumber = ({ id, nome }: { readonly id: number; readonly nome: string }): string =>
  `#${id} ${nome}`.trimEnd()
