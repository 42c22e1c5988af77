import { TOAST_MS } from '@seleta/contract/limits'
import type { Toast } from '@seleta/shell'
import { Box, Button, IconButton } from '@seleta/ui/core'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@seleta/ui/icons'
import type { CustomContentProps } from 'notistack'
import { closeSnackbar } from 'notistack'
import type { Ref } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDragDismiss } from './drag-dismiss'
import { useHeldTimer } from './held-timer'
import { placeToasts } from './place-toasts'

interface ToastCardProps extends Pick<CustomContentProps, 'id' | 'style'> {
  readonly toast: Toast
  readonly ref?: Ref<HTMLDivElement>
}

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon }

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: { xs: '100%', sm: 360 },
  minHeight: 56,
  py: 2,
  pl: 4,
  pr: 2,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  boxShadow: 8,
  typography: 'body2',
  fontSize: '0.875rem',
  touchAction: 'pan-y',
  pointerEvents: 'auto',
} as const

/** One toast: 5 s, held by hover and focus, dragged away sideways (product 12, design 2). */
export function ToastCard({ id, toast, style, ref }: ToastCardProps) {
  const held = useHoverOrFocus()
  const close = () => closeSnackbar(id)
  const { offset, handlers } = useDragDismiss(close)
  useHeldTimer(toast.isSticky === true ? null : TOAST_MS, held.isHeld || offset !== null, close)
  const icon = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => placeToasts(icon.current), [])
  const ToneIcon = icons[toast.tone]
  return (
    <Box
      ref={ref}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      {...handlers}
      {...held.handlers}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      // The transition writes opacity, the drag the place.
      style={{ ...style, ...(offset === null ? {} : { transform: `translateX(${offset}px)` }) }}
      sx={{
        ...CARD,
        borderLeft: `4px solid var(--seleta-palette-${toast.tone}-main)`,
        cursor: offset === null ? 'default' : 'grabbing',
        userSelect: offset === null ? 'auto' : 'none',
      }}
    >
      <Box ref={icon} component="span" sx={{ display: 'flex', color: `${toast.tone}.main` }}>
        <ToneIcon />
      </Box>
      <Said toast={toast} onDone={close} />
      <IconButton size="small" aria-label="Fechar aviso" onMouseDown={leaveFocus} onClick={close}>
        <CloseIcon size={18} />
      </IconButton>
    </Box>
  )
}

/** A toast goes with its click: whoever was in a menu or a field stays there. */
const leaveFocus = (event: React.MouseEvent) => event.preventDefault()

/** The sentence and what can be done about it: beside it, or below it where there are two things. */
function Said({ toast, onDone }: { readonly toast: Toast; readonly onDone: () => void }) {
  const actions = [toast.besides, toast.action].filter((one) => one !== undefined)
  const buttons = actions.map(({ label, run }) => (
    <Button
      key={label}
      size="small"
      onMouseDown={leaveFocus}
      onClick={() => {
        run()
        onDone()
      }}
    >
      {label}
    </Button>
  ))
  return actions.length > 1 ? (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      {toast.text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1, mt: 1 }}>{buttons}</Box>
    </Box>
  ) : (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>{toast.text}</Box>
      {buttons}
    </>
  )
}

/** Whether the pointer or the focus is on it: then nobody is done reading. */
function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const handlers = {
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
  return { isHeld: isHovered || isFocused, handlers }
}
