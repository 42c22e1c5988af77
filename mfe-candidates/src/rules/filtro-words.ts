/** What is told of a filter that is kept under a name. */
export const FILTRO_WORDS = {
  saved: (nome: string) => `Filtro “${nome}” salvo.`,
  removed: (nome: string) => `Filtro “${nome}” excluído.`,
  restored: (nome: string) => `Filtro “${nome}” de volta.`,
}
