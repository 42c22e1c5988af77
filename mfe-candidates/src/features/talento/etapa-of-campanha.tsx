import type { Talento } from '@seleta/contract/talentos'
import { useEtapas } from '../../queries/talentos-queries'
import { EtapasButton } from '../etapas/etapas-button'

interface Props {
  readonly talento: Talento
  readonly campanhaId: number
}

/** Stage picker of the campaign that lies under the panel. */
export function EtapaOfCampanha({ talento, campanhaId }: Props) {
  const etapas = useEtapas(campanhaId)
  const participacao = talento.participacoes.find((one) => one.campanhaId === campanhaId)
  const etapa = etapas.data?.find(({ nome }) => nome === participacao?.etapa)
  return (
    <EtapasButton
      isCompact={false}
      identificador={talento.identificador}
      nome={talento.informacaoPessoal.nome}
      campanhaId={campanhaId}
      etapaId={etapa?.id ?? null}
    />
  )
}
