import type { Acesso } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { isPublicada, type SituacaoCampanha } from '@seleta/contract/limits'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import { vocabulary } from '@seleta/regras/vocabulary'
import { passoSegmentos, paths } from '@seleta/shell'

/** How a campaign's state is coloured. */
export const situacaoTones = vocabulary<SituacaoCampanha, 'neutral' | 'success' | 'warning' | 'info'>(
  {
    RASCUNHO: 'neutral',
    PUBLICADA: 'success',
    PAUSADA: 'warning',
    ENCERRADA: 'info',
  },
  'neutral',
)

/** Who is responsible for it, short enough for a line: «Ana Lima e mais 1»; '' where nobody is known. */
export function responsavelWords({ responsaveis = [] }: Pick<CampanhaItem, 'responsaveis'>): string {
  const [first = '', ...others] = responsaveis
  return others.length === 0 ? first : `${first} e mais ${others.length}`
}

/** A draft has no public page. */
export const hasLink = ({ situacao }: Pick<CampanhaItem, 'situacao'>) => isPublicada(situacao)

/** Whether its state lets it be ended (product 13). */
export const canEncerrar = ({ situacao }: Pick<CampanhaItem, 'situacao'>) => isAllowed('fechar', situacao)

/** What has ended is only looked at. */
export const canEdit = ({ situacao }: Pick<CampanhaItem, 'situacao'>) => isAllowed('alterar', situacao)

type Place = Pick<CampanhaItem, 'id' | 'situacao' | 'ultimoPasso'>

/** Where editing opens: a draft where it was left (product 21), any other campaign at its first step. */
export function editAddress({ id, situacao, ultimoPasso }: Place): string {
  const left = situacao === 'RASCUNHO' ? passoSegmentos.find((one) => one === ultimoPasso) : undefined
  return paths.passo(left ?? 'detalhes', id)
}

/**
 * Where the name leads: a draft has nobody in it yet, so it opens in the wizard; who reads no people sees the figures.
 * @param can what the role allows
 */
export function openAddress(campanha: Place, can: Acesso['can']): string {
  if (campanha.situacao === 'RASCUNHO')
    return can('saveRascunho') ? editAddress(campanha) : paths.metricas(campanha.id)
  return can('filterTalentos') ? paths.candidatos(campanha.id) : paths.metricas(campanha.id)
}
