import type { Graficos } from '@seleta/contract/metricas'
import { DAY_MS, diaInBrazil } from '@seleta/regras/dia'

/** Sample numbers for a company without data, shown under 'Dados de exemplo' (product 57). Always the same. */
const PER_DIA = [3, 5, 2, 8, 6, 4, 9, 7, 5, 10, 6, 8, 12, 9] as const
const CAMPANHAS = ['Auxiliar de Logística', 'Analista de RH', 'Vendedor'] as const
const PARTS = [
  ['Triagem', 48, 22, 35],
  ['Questões e Pergunta', 20, 14, 10],
  ['Entrevistas', 12, 9, 6],
  ['Finalistas', 5, 4, 3],
] as const

/**
 * The sample charts, ending today.
 * @param now the moment that counts as today
 */
export function drawExampleGraficos(now: Date): Graficos {
  const dias = PER_DIA.map((_, index) =>
    diaInBrazil(new Date(now.getTime() - (PER_DIA.length - 1 - index) * DAY_MS)),
  )
  return {
    isExemplo: true,
    porDia: PER_DIA.map((total, index) => ({ dia: dias[index] ?? '', total })),
    porCampanha: PER_DIA.map((total, index) => ({
      dia: dias[index] ?? '',
      campanhaId: (index % CAMPANHAS.length) + 1,
      nome: CAMPANHAS[index % CAMPANHAS.length] ?? '',
      total,
    })),
    etapas: CAMPANHAS.map((nome, index) => ({
      campanhaId: index + 1,
      nome,
      partes: PARTS.map(([situacao, ...totals]) => ({ situacao, total: totals[index] ?? 0 })),
    })),
    origens: [
      { origem: 'MANUAL', total: 62 },
      { origem: 'ABLER', total: 21 },
      { origem: 'BNE', total: 17 },
    ],
  }
}
