import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'

export interface BusyButtonProps extends ButtonProps {
  /** A call is in flight: the button keeps its width and its focus, and ignores presses. */
  busy?: boolean
  /** What it says meanwhile. */
  busyLabel?: string
}

/** Beside an icon the shorter word begins where the longer one does; alone it stands in the middle. */
const Stack = styled('span')({
  display: 'inline-grid',
  '& > *': { gridArea: '1 / 1' },
  '.MuiButton-startIcon + &': { justifyItems: 'start' },
})

/**
 * Button whose call takes time. Both words lie over each other, so the width is that of the longer one from
 * the start. It is never `disabled` in flight: that would throw the keyboard's focus away.
 */
export function BusyButton({
  busy = false,
  busyLabel = 'Salvando…',
  children,
  onClick,
  ...rest
}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <Stack aria-live="polite">
        <Label isShown={!busy}>{children}</Label>
        <Label isShown={busy}>{busyLabel}</Label>
      </Stack>
    </Button>
  )
}

/** The hidden word keeps its room but is gone for screen readers and for the button's name. */
function Label({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  return (
    <span style={isShown ? undefined : { visibility: 'hidden' }} aria-hidden={!isShown}>
      {children}
    </span>
  )
}
