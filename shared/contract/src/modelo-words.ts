/** What is told when something that the company keeps under a name was kept, removed, or is there again. */
export const MODELO_WORDS = {
  saved: (nome: string) => `Modelo “${nome}” salvo.`,
  removed: (nome: string) => `Modelo “${nome}” excluído.`,
  restored: (nome: string) => `Modelo “${nome}” de volta.`,
} as const
