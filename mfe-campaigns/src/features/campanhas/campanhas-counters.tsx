import { useCan } from '@seleta/api-client'
import { Box, Button, Counter, Typography } from '@seleta/ui/core'
import { useCampanhasCount, useTalentosCount } from '../../queries/use-counts'

/**
 * Summary header: all campaigns of the company and all their candidates (spec section 2). A number that cannot be
 * had is '—' with a way to try again, never a zero.
 */
export function CampanhasCounters() {
  const campanhas = useCampanhasCount()
  const can = useCan()
  const isCounted = can('countTalentosDasCampanhas')
  const talentos = useTalentosCount(isCounted)
  return (
    <>
      {campanhas.isError && campanhas.data === undefined ? (
        <Unknown word="campanhas" onRetry={() => void campanhas.refetch()} />
      ) : (
        <Counter value={campanhas.data?.TODAS} one="campanha" many="campanhas" />
      )}
      {!isCounted ? null : talentos.isError && talentos.data === undefined ? (
        <Unknown word="candidatos" onRetry={() => void talentos.refetch()} />
      ) : (
        <Counter value={talentos.data} one="candidato" many="candidatos" />
      )}
    </>
  )
}

function Unknown({ word, onRetry }: { readonly word: string; readonly onRetry: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <Box component="p" sx={{ m: 0, display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography component="span" variant="counter">
          —
        </Typography>{' '}
        <Typography component="span" color="text.secondary">
          {word}
        </Typography>
      </Box>
      <Button size="small" aria-label={`Tentar novamente: contar ${word}`} onClick={onRetry}>
        Tentar novamente
      </Button>
    </Box>
  )
}
