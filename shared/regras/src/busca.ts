/** What a search says that finds nothing, wherever one searches. */
export const nothingFound = (busca: string): string => `Nada encontrado para “${busca}”`
