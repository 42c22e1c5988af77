import { adoptToastStyles } from './goober-sheet'
// After the sheet: notistack writes its styles when its module runs.
import type { SnackbarKey } from 'notistack'
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack'
import type { Toast } from '@seleta/shell'
import { Fade } from '@seleta/ui/core'
import { ToastCard } from './toast-card'
import { rememberToast } from '../../queries/toast-history'

declare module 'notistack' {
  interface VariantOverrides {
    default: false
    warning: false
    success: { toast: Toast }
    error: { toast: Toast }
    info: { toast: Toast }
  }
}

adoptToastStyles()

const cards = { success: ToastCard, error: ToastCard, info: ToastCard }

/** Where toasts appear: top right, at most four. */
export function Toasts() {
  return (
    <SnackbarProvider
      maxSnack={4}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      // The card keeps its own time, because focus holds it too.
      autoHideDuration={null}
      disableWindowBlurListener
      Components={cards}
      TransitionComponent={Fade}
      transitionDuration={{ enter: 180, exit: 120 }}
    />
  )
}

/** Toasts on the screen, by what they are about, else by what they say; one that offers something is only itself. */
const shown = new Map<string | symbol, SnackbarKey>()

/**
 * Shows a toast and keeps it in the history behind the bell (product 12). One that says what another on the screen says
 * takes its place, so that trying again and again does not pile up the same sentence. What it offers is another thing each
 * time, though it says the same of each («Campanha deletada.»): that one stays.
 * @param toast one `about` something takes the place of the one before it, and `hideToast` takes it away
 */
export function notify({ about, ...toast }: Toast): void {
  rememberToast(toast)
  const isOffer = toast.action !== undefined || toast.besides !== undefined
  const name = about ?? (isOffer ? Symbol(toast.text) : `${toast.tone} ${toast.text}`)
  hideToast(name)
  const key: SnackbarKey = enqueueSnackbar({
    message: toast.text,
    variant: toast.tone,
    persist: toast.isSticky === true,
    toast,
    onExited: () => {
      if (shown.get(name) === key) shown.delete(name)
    },
  })
  shown.set(name, key)
}

/** Takes away what is no longer true. */
export function hideToast(about: string | symbol): void {
  const key = shown.get(about)
  shown.delete(about)
  if (key !== undefined) closeSnackbar(key)
}
