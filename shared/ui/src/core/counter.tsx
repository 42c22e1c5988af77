import { plural } from '@seleta/regras/plural'
import { formatInteger } from '@seleta/regras/numbers'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'

export interface CounterProps {
  /** The number; undefined while it is not known yet. */
  value: number | undefined
  /** Word for exactly one: «campanha». */
  one: string
  /** Word for any other number: «campanhas». */
  many: string
}

/** A figure of a page header: a big quiet numeral and its word, read out as one sentence. */
export function Counter({ value, one, many }: CounterProps) {
  return (
    <Box component="p" sx={{ m: 0, display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <Typography component="span" variant="counter">
        {value === undefined ? <Skeleton width={48} component="span" /> : formatInteger(value)}
      </Typography>{' '}
      <Typography component="span" color="text.secondary">
        {plural(value ?? 0, one, many)}
      </Typography>
    </Box>
  )
}
