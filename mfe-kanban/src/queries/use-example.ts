import { useCall } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import type { PreviewValues } from '../rules/mensagem-preview'

/** What the variables of a message become, for the preview: this campaign, and a name to try them on. */
export function useExample(campanhaId: number): PreviewValues {
  const campanha = useCall('getCampanha', { params: { id: campanhaId } }).data
  return {
    nome: 'Ana',
    vaga: campanha?.nome ?? '',
    empresa: campanha?.nomeEmpresa ?? '',
    link: new URL(paths.campanhaPublica(campanhaId), window.location.origin).href,
  }
}
