import { invalidateCalls, request, useMutation, useQueryClient, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { TEXTOS } from '../rules/textos'

export interface ResultadoPessoa {
  readonly identificador: string
  readonly nome: string
  readonly etapaNome: string
  /** What went wrong, in Portuguese; null when the person was added. */
  readonly erro: string | null
}

interface Pedido {
  readonly pessoas: readonly { readonly identificador: string; readonly nome: string }[]
  readonly campanhaId: number
  readonly etapaId: number
}

/** Puts people into a stage of a campaign, one after the other; a failure of one does not stop the others. */
export function useAdicionarACampanha() {
  const client = useQueryClient()
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async ({ pessoas, campanhaId, etapaId }: Pedido): Promise<ResultadoPessoa[]> => {
      const resultados: ResultadoPessoa[] = []
      for (const { identificador, nome } of pessoas) {
        try {
          const { etapaNome } = await request('moveTalento', {
            params: { identificador, campanhaId, kanbanId: etapaId },
          })
          resultados.push({ identificador, nome, etapaNome, erro: null })
        } catch (error) {
          resultados.push({ identificador, nome, etapaNome: '', erro: wordsFor(error) })
        }
      }
      return resultados
    },
    onSuccess: (resultados) => {
      const first = resultados.find(({ erro }) => erro === null)
      if (first !== undefined) notify({ text: TEXTOS.adicionado(first.etapaNome), tone: 'success' })
      return invalidateCalls(client, [
        'filterTalentos',
        'getTalento',
        'getKanban',
        'listEtapas',
        'filterCampanhas',
      ])
    },
  })
}
