import { StatusChip, StepsBar } from '@seleta/ui/core'
import { situacaoVista } from '../../rules/situacao'

/** The four-step bar, or a word once the process has ended (spec section 4, product 39). */
export function SituacaoCell({ situacao }: { readonly situacao: string }) {
  const vista = situacaoVista(situacao)
  if (vista.tipo === 'fim') return <StatusChip tone={vista.tom}>{vista.label}</StatusChip>
  return <StepsBar step={vista.passo} />
}
