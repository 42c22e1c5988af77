import type { AderenciaLinha } from '@seleta/contract/talentos'
import { Box, Typography } from '@seleta/ui/core'
import { scoreWords } from '@seleta/ui/score-ring'

interface Props {
  readonly aderencia: number | null
  readonly linhas: readonly AderenciaLinha[]
}

/** Every point of the score in words (product 36). */
export function AderenciaLinhas({ aderencia, linhas }: Props) {
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="body2" sx={{ fontWeight: 680 }}>
        {scoreWords(aderencia)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {linhas.map(({ texto }) => (
          <li key={texto}>{texto}</li>
        ))}
      </Box>
    </Box>
  )
}
