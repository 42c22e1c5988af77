import { publicLink } from '@seleta/campanha/public-link'
import { fillMensagem, firstNameOf, tellUnknown } from '@seleta/regras/mensagem-variables'
import { useCallback } from 'react'
import { useCampanha } from '@seleta/campanha/campanha'
import { useEtapas } from './talentos-queries'

/** What a conversation with somebody begins with; outside of a campaign no stage says it. */
export const greetingOf = (nome: string): string => `Olá, ${firstNameOf(nome)}!`

/**
 * What a conversation begins with: the words of the stage in which the person stands, else a greeting (product 43).
 * @param campanhaId 0 outside of a campaign
 */
export function useWhatsappText(campanhaId: number): (nome: string, etapaId: number | null) => string {
  const isOfCampanha = campanhaId > 0
  const campanha = useCampanha(campanhaId, isOfCampanha).data
  const etapas = useEtapas(campanhaId, isOfCampanha).data
  // The columns of a list are made again when it changes.
  return useCallback(
    (nome: string, etapaId: number | null) => {
      const words = etapas?.find(({ id }) => id === etapaId)?.mensagemNotificacao.trim() ?? ''
      if (campanha === undefined || words === '' || tellUnknown(words) !== null) return greetingOf(nome)
      return fillMensagem(words, {
        nome: firstNameOf(nome),
        vaga: campanha.nome,
        empresa: campanha.nomeEmpresa,
        link: publicLink(campanhaId),
      })
    },
    [campanha, etapas, campanhaId],
  )
}
