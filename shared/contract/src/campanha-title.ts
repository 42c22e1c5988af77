/** What a campaign is called in words: its name, or its number while it has none. */
export const campanhaTitle = ({ id, nome }: { readonly id: number; readonly nome: string }): string =>
  nome === '' ? `#${id}` : nome

/** With its number, where several may have one name. */
export const campanhaWithNumber = ({ id, nome }: { readonly id: number; readonly nome: string }): string =>
  `#${id} ${nome}`.trimEnd()
