import { StatusChip, StepsBar } from '@seleta/ui/core'
import { shownSituacao } from '../../rules/situacao'

/** The four-step bar, or a word once the process has ended (spec section 4, product 39). */
export function SituacaoCell({ situacao }: { readonly situacao: string }) {
  const shown = shownSituacao(situacao)
  if (shown.kind === 'end') return <StatusChip tone={shown.tone}>{shown.label}</StatusChip>
  return <StepsBar step={shown.step} />
}
