import type { EtapaItem } from '@seleta/contract/kanban'
import { Box, VisuallyHidden } from '@seleta/ui/core'
import { useReadAhead } from '../../queries/revisao-queries'
import { useTalento } from '../../queries/talentos-queries'
import { useMarkSeen } from '../../queries/use-mark-seen'
import { useReview } from '../../queries/use-review'
import type { PessoaDaFila } from '../../rules/revisao'
import { LatestMove } from '../lote/latest-move'
import { Decidable } from './decidable'
import { MotivoRow } from './motivo-row'
import { ReviewSummary } from './review-summary'
import { RevisaoHead } from './revisao-head'
import { useReviewSentence } from './use-review-sentence'

interface Props {
  readonly campanhaId: number
  readonly everybody: readonly PessoaDaFila[]
  readonly etapas: readonly EtapaItem[]
  readonly onClose: () => void
}

/** So many are read before somebody comes to them. */
const READ_AHEAD = 3

/** One after the other, and what became of them in the end. */
export function RevisaoOfPessoas({ campanhaId, everybody, etapas, onClose }: Props) {
  const control = useReview(campanhaId, everybody)
  const { fila, at } = control.state
  const pessoa = fila[at]
  useReadAhead(fila.slice(at, at + 1 + READ_AHEAD).map(({ identificador }) => identificador))
  // Nobody stands behind the last one.
  const talento = useTalento(pessoa?.identificador)
  useMarkSeen(talento.data, campanhaId)
  const sentence = useReviewSentence(control.state, talento.data, campanhaId)
  return (
    <>
      <RevisaoHead
        campanhaId={campanhaId}
        place={pessoa === undefined ? '' : `${at + 1} de ${fila.length}`}
        onClose={onClose}
      />
      <VisuallyHidden aria-live="polite">{sentence}</VisuallyHidden>
      <Box sx={{ px: { xs: 4, sm: 6 }, pt: 2, flex: 'none', '&:not(:has(button))': { display: 'none' } }}>
        <LatestMove hasMotivo={false} />
      </Box>
      <MotivoRow control={control} etapas={etapas} />
      {pessoa === undefined ? (
        <ReviewSummary campanhaId={campanhaId} control={control} onClose={onClose} />
      ) : (
        <Decidable
          campanhaId={campanhaId}
          etapas={etapas}
          control={control}
          pessoa={pessoa}
          next={fila[at + 1]}
          talento={talento}
        />
      )}
    </>
  )
}
