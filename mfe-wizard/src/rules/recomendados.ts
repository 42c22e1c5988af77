import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { countCharacters } from '@seleta/regras/html-da-vaga/documento'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import type { PassoSegmento } from '@seleta/shell'

/** What brings more people to a campaign and stops nobody from publishing (audit W14). */
export interface Recomendado {
  readonly id: string
  readonly text: string
  readonly step: PassoSegmento
  readonly isMissing: (campanha: CampanhaRascunho) => boolean
}

/** Characters of a text that says enough, and the most that is read (product 33). */
export const TEXTO_RECOMENDADO = { min: 700, max: 5000 } as const

export const recomendados: readonly Recomendado[] = [
  {
    id: 'salario',
    text: 'Faixa de salário',
    step: 'salario',
    isMissing: ({ vaga }) => vaga.salarioMax === 0 && vaga.salarioHoraMax === 0,
  },
  {
    id: 'fechamento',
    text: 'Data de fechamento',
    step: 'detalhes',
    isMissing: ({ fechamento }) => fechamento === null,
  },
  {
    id: 'texto',
    text: `Texto da vaga com pelo menos ${TEXTO_RECOMENDADO.min} caracteres`,
    step: 'resumo-da-vaga',
    isMissing: ({ vaga }) => countCharacters(parseHtml(vaga.descricao)) < TEXTO_RECOMENDADO.min,
  },
  {
    id: 'contratacao',
    text: 'Tipo de contratação',
    step: 'salario',
    isMissing: ({ vaga }) => vaga.tipoContratacoes.length === 0,
  },
]
