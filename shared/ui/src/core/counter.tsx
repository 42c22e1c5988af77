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

const numberFormat = new Intl.NumberFormat('pt-BR')

/** A figure of a page header: a big quiet numeral and its word, read out as one sentence. */
export function Counter({ value, one, many }: CounterProps) {
  return (
    <Box component="p" sx={{ m: 0, display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <Typography component="span" variant="counter">
        {value === undefined ? <Skeleton width={48} component="span" /> : numberFormat.format(value)}
      </Typography>{' '}
      <Typography component="span" color="text.secondary">
        {value === 1 ? one : many}
      </Typography>
    </Box>
  )
}
