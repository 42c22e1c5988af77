import { TOAST_MS } from '@seleta/contract/limits'
import type { Toast } from '@seleta/shell'
import { Box, Button, IconButton } from '@seleta/ui/core'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@seleta/ui/icons'
import type { CustomContentProps } from 'notistack'
import { closeSnackbar } from 'notistack'
import type { Ref } from 'react'
import { useState } from 'react'
import { useDragDismiss } from './drag-dismiss'
import { useHeldTimer } from './held-timer'

interface ToastCardProps extends Pick<CustomContentProps, 'id' | 'style'> {
  readonly toast: Toast
  readonly ref?: Ref<HTMLDivElement>
}

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon }

/** One toast: 5 s, held by hover and focus, dragged away sideways (product 12, design 2). */
export function ToastCard({ id, toast, style, ref }: ToastCardProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const close = () => closeSnackbar(id)
  const { offset, handlers } = useDragDismiss(close)
  useHeldTimer(toast.isSticky === true ? null : TOAST_MS, isHovered || isFocused || offset !== null, close)
  const ToneIcon = icons[toast.tone]
  return (
    <Box
      ref={ref}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      {...handlers}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      // The transition writes opacity, the drag the place.
      style={{ ...style, ...(offset === null ? {} : { transform: `translateX(${offset}px)` }) }}
      sx={{
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
        borderLeft: `4px solid var(--seleta-palette-${toast.tone}-main)`,
        borderRadius: '10px',
        boxShadow: 8,
        typography: 'body2',
        fontSize: '0.875rem',
        touchAction: 'pan-y',
        cursor: offset === null ? 'default' : 'grabbing',
        userSelect: offset === null ? 'auto' : 'none',
        pointerEvents: 'auto',
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: `${toast.tone}.main` }}>
        <ToneIcon />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{toast.text}</Box>
      {toast.action !== undefined && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.run()
            close()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" aria-label="Fechar aviso" onClick={close}>
        <CloseIcon size={18} />
      </IconButton>
    </Box>
  )
}
