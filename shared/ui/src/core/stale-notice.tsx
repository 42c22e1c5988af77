import { formatTime } from '@seleta/regras/moment'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { ClockIcon } from '../icons/icons'
import { paint } from '../theme/paint'

const Root = styled('output')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: paint.warning.text,
  fontSize: '0.8125rem',
})

/** Old data still on screen after a failed load: «Dados de 14:32», with a way to try again. */
export function StaleNotice({ since, onRetry }: { since: Date; onRetry?: () => void }) {
  return (
    <Root>
      <ClockIcon size={16} />
      Dados de {formatTime(since)}
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      ) : null}
    </Root>
  )
}
