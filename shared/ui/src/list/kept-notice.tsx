import Alert from '@mui/material/Alert'
import { StaleNotice } from '../core/stale-notice'

interface Props {
  /** What failed, in one sentence. */
  readonly text: string
  /** When the data on screen were true, milliseconds since 1970. */
  readonly since: number
  readonly onRetry: () => void
}

/** A failed load over data that stay: what failed, «Dados de 14:32», another try (design 2, 'partial'). */
export function KeptNotice({ text, since, onRetry }: Props) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4, alignItems: 'center' }}
      action={<StaleNotice since={new Date(since)} onRetry={onRetry} />}
    >
      {text}
    </Alert>
  )
}
