import { Box } from '@seleta/ui/core'
import { CircleHalfIcon, CircleIcon, SuccessIcon, WarningIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import type { StepStatus } from '../../rules/passos/step-status'

const marks = {
  empty: { Icon: CircleIcon, color: paint.controlBorder },
  started: { Icon: CircleHalfIcon, color: paint.info.text },
  done: { Icon: SuccessIcon, color: paint.success.text },
  attention: { Icon: WarningIcon, color: paint.warning.text },
} as const

/** Sign of a step's state; the word beside it says the same. */
export function StatusMark({ status }: { status: StepStatus }) {
  const { Icon, color } = marks[status]
  return (
    <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color }} aria-hidden>
      <Icon size={20} />
    </Box>
  )
}
