import type { Quadro } from '@seleta/contract/limits'
import { Button } from '@seleta/ui/core'
import { useRetryPublicacao } from '../../queries/use-retry-publicacao'

/** Sends a campaign to a job board again after an error (product 35). */
export function ResendButton({ campanhaId, quadro }: { campanhaId: number; quadro: Quadro }) {
  const retry = useRetryPublicacao(campanhaId, quadro)
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
