import { useCall } from '@seleta/api-client'
import { publicLink } from '@seleta/campanha/public-link'

/**
 * Real people of the campaign, to show them how they will read a message, and whether mail is on.
 * @param identificadores at most a few; where the board has nobody yet, a name stands in for them
 */
export function useReaders(campanhaId: number, identificadores: readonly string[]) {
  const campanha = useCall('getCampanha', { params: { id: campanhaId } }).data
  const known = useCall(
    'readDestinatarios',
    { body: { identificadores: [...identificadores], campanhaId } },
    { keptFor: 0 },
  ).data
  const standIn = {
    nome: 'Ana',
    variaveis: {
      nome: 'Ana',
      vaga: campanha?.nome ?? '',
      empresa: campanha?.nomeEmpresa ?? '',
      link: publicLink(campanhaId),
    },
  }
  const pessoas = known?.pessoas ?? []
  return { pessoas: pessoas.length === 0 ? [standIn] : pessoas, emailLigado: known?.emailLigado ?? true }
}
