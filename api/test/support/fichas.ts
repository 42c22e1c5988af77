import type { Recomendacao } from '@seleta/contract/avaliacao-words'
import type { FichaBody } from '@seleta/contract/avaliacoes'

const criterio = (n: number, nome: string) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  nome,
  baixo: 'Nada disto',
  alto: 'Muito disto',
})

/** A ficha with three criteria. */
export const buildFicha = (part: Partial<FichaBody> = {}): FichaBody => ({
  nome: 'Entrevista',
  criterios: [criterio(1, 'Experiência'), criterio(2, 'Comunicação'), criterio(3, 'Disponibilidade')],
  ...part,
})

/** A first card with the same note for each criterion. */
export const buildAvaliacao = (
  etapaId: number,
  nota: number,
  part: { versao?: number; recomendacao?: Recomendacao; texto?: string } = {},
) => ({
  etapaId,
  versao: 0,
  notas: Object.fromEntries(buildFicha().criterios.map(({ id }) => [id, nota])),
  recomendacao: 'SIM' as const,
  texto: '',
  ...part,
})
