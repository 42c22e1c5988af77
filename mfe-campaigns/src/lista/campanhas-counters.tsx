import { useCall } from '@seleta/api-client'
import { Box, Button, Counter } from '@seleta/ui/core'

/** Summary header: how many campaigns, how many candidates. '—' with a retry when the candidates cannot be counted. */
export function CampanhasCounters({ total }: { total: number | undefined }) {
  const talentos = useCall('countTalentosDasCampanhas', {})
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1 }}>
      <Counter value={total} one="campanha" many="campanhas" />
      {talentos.isError ? (
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <span>— candidatos</span>
          <Button size="small" onClick={() => void talentos.refetch()}>
            Tentar novamente
          </Button>
        </Box>
      ) : (
        <Counter value={talentos.data} one="candidato" many="candidatos" />
      )}
    </Box>
  )
}
