import { StatusChip, StepsBar } from '@seleta/ui/core'
import { ELIMINADA } from '@seleta/contract/situacao-words'
import { shownSituacao } from '../../rules/situacao'

interface Props {
  readonly situacao: string
  /** An answer took them out: said before where they stood. */
  readonly isEliminada?: boolean
}

/** The four-step bar, or a word once the process has ended (spec section 4, product 39). */
export function SituacaoCell({ situacao, isEliminada = false }: Props) {
  if (isEliminada) return <StatusChip tone="error">{ELIMINADA}</StatusChip>
  const shown = shownSituacao(situacao)
  if (shown.kind === 'end') return <StatusChip tone={shown.tone}>{shown.label}</StatusChip>
  return <StepsBar step={shown.step} label={shown.label} />
}
