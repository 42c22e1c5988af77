import { formatHora } from '@seleta/regras/momento'
import { Alert, Button } from '@seleta/ui/core'

interface Props {
  readonly text: string
  /** Milliseconds since 1970 of the rows on screen. */
  readonly since: number
  readonly onRetry: () => void
}

/** A failed load over rows that stay: what failed, from when the rows are, another try (design.md section 2). */
export function RowsKeptAlert({ text, since, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {text} {since > 0 ? `Dados de ${formatHora(since)}.` : null}
    </Alert>
  )
}
