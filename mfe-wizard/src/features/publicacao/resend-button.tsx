import { useChange, wordsFor } from '@seleta/api-client'
import type { Quadro } from '@seleta/contract/limits'
import { useHostServices } from '@seleta/shell'
import { Button } from '@seleta/ui/core'
import { QUADRO_NAMES } from '../../rules/quadros'

/** Sends a campaign to a job board again after an error (product 35). */
export function ResendButton({ campanhaId, quadro }: { campanhaId: number; quadro: Quadro }) {
  const { notify } = useHostServices()
  const retry = useChange('retryPublicacao', (send) => send({ params: { id: campanhaId, quadro } }), {
    onSuccess: () => notify({ text: `Campanha na fila para ${QUADRO_NAMES[quadro]}.`, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mt: 2, minWidth: '8rem' }}
      aria-busy={retry.isPending}
      onClick={() => !retry.isPending && retry.mutate()}
    >
      {retry.isPending ? 'Enviando…' : 'Enviar de novo'}
    </Button>
  )
}
