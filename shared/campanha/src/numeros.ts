import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import type { NumerosDaCampanha } from '@seleta/contract/numeros'
import { NO_ETAPA } from '@seleta/contract/limits'
import { countOf } from '@seleta/regras/plural'
import { paths } from '@seleta/shell'

/** One part of a campaign's applications, in words, and where exactly these people are listed. */
export interface Part {
  readonly text: string
  readonly to: string
}

/**
 * «34 inscrições» and its parts, which add up to it; a part of nobody is left out, but for the board.
 * @returns the whole without an address: no list shows the living and the gone together
 */
export function partsOf(campanhaId: number, numeros: NumerosDaCampanha): { whole: string; parts: Part[] } {
  const { inscricoes, noQuadro, semEtapa, eliminadas, desistentes } = numeros
  const list = (query: string) => everybodyOf(campanhaId, query)
  const told = [
    { count: semEtapa, words: ['sem etapa', 'sem etapa'], to: list(`etapa=${NO_ETAPA}`) },
    { count: eliminadas, words: ['eliminada', 'eliminadas'], to: list('situacao=eliminada') },
    {
      count: desistentes,
      words: ['desistente', 'desistentes'],
      to: list(`situacao=desistente&etapa=${NO_ETAPA}`),
    },
  ] as const
  return {
    whole: countOf(inscricoes, 'inscrição', 'inscrições'),
    parts: [
      {
        text: countOf(noQuadro, 'no quadro', 'no quadro'),
        to: paths.selecao(campanhaId) + (eliminadas === 0 ? '' : '?eliminadas=sem'),
      },
      ...told
        .filter(({ count }) => count > 0)
        .map(({ count, words: [one, more], to }) => ({ text: countOf(count, one, more), to })),
    ],
  }
}
