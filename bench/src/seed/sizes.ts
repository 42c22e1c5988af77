/** How much the volume seed writes. */
export interface Tamanho {
  readonly campanhas: number
  readonly talentos: number
  readonly inscricoes: number
  /** Applications to the first campaign, whose board is the long one: as long in a small company as in a large one. */
  readonly inscricoesDaMaior: number
}

/** Jobs and schooling per person. */
export const EXPERIENCIAS_POR_TALENTO = 2

export const TAMANHOS = {
  /** What the findings were measured on. */
  grande: { campanhas: 2000, talentos: 200_000, inscricoes: 405_000, inscricoesDaMaior: 5000 },
  /** So few that a test can start the command; no figure of it says anything. */
  minusculo: { campanhas: 20, talentos: 1000, inscricoes: 2000, inscricoesDaMaior: 200 },
  pequeno: { campanhas: 200, talentos: 20_000, inscricoes: 40_500, inscricoesDaMaior: 5000 },
} as const satisfies Record<string, Tamanho>

/** The second company, which every query has to leave out. */
export const OUTRA: Tamanho = { campanhas: 40, talentos: 2000, inscricoes: 4000, inscricoesDaMaior: 200 }

export type NomeDeTamanho = keyof typeof TAMANHOS

export const isTamanho = (text: string): text is NomeDeTamanho => text in TAMANHOS
