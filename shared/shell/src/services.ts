import { createContext, use } from 'react'

/** What the host does for a remote: one typed object, no globals, no events (architecture.md). */
export interface HostServices {
  /** A toast: top right, 5 s, kept in the history behind the bell (product 12). */
  readonly notify: (toast: Toast) => void
  /** What can still be taken back, by the toast, by Ctrl+Z anywhere, and by what the page draws of it (product 60). */
  readonly undo: UndoService
  /** Asks before what cannot be undone; answers true when the person went on. */
  readonly confirm: (question: Question) => Promise<boolean>
  /** Says a sentence to screen readers. */
  readonly announce: (sentence: string, urgency?: 'polite' | 'assertive') => void
  /** Records a failure that the person need not see. */
  readonly report: (error: unknown, context: string) => void
  /** The keyword box of the top bar: its text, debounced, kept in the address as `?busca=`. */
  readonly search: { readonly text: string; readonly setText: (text: string) => void }
  /** Shortcuts of one key (J, K, X, S …) may be listened to; the person can turn them off (design 2, WCAG 2.1.4). */
  readonly hasSingleKeys: boolean
}

export interface Toast {
  readonly text: string
  readonly tone: 'success' | 'error' | 'info'
  /** Names what it says something of: a later one of the same name takes its place. */
  readonly about?: string
  /** An action offered by the toast must exist on the page too. */
  readonly action?: ToastAction
  /** A second one, before it. */
  readonly besides?: ToastAction
  /** Stays until dismissed: errors that need an action (product 12). */
  readonly isSticky?: boolean
}

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/** Something that was done and can be taken back for a while. */
export interface Undoable {
  /** Names it: a later one of the same name takes its place. */
  readonly about: string
  /** What is so now: the toast says it, and the page for as long as it can be taken back. */
  readonly text: string
  /**
   * Takes it back. It is no longer offered then, and nothing says what it said; where a promise of it is refused, the host
   * says why, and offers it again if that may help.
   */
  readonly run: () => Promise<unknown> | void
  /** The page in front says it: no toast. */
  readonly isQuiet?: boolean
  /** Something else to do about it: «Não enviar». */
  readonly besides?: ToastAction
  /** When it can no longer be taken back; ms since the epoch. */
  readonly until: number
  /** Told once when it is no longer offered, whatever the reason. */
  readonly onGone?: () => void
}

export interface UndoService {
  readonly offer: (undoable: Undoable) => void
  /** Takes the last thing back, as Ctrl+Z does. */
  readonly takeBack: () => void
  /** It is no longer true, or no longer possible. */
  readonly withdraw: (about: string) => void
  /** The last thing that can be taken back now: what Ctrl+Z means. */
  readonly latest: Undoable | null
}

export interface Question {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly tone?: 'danger' | 'neutral'
}

export const HostServicesContext = createContext<HostServices | null>(null)

/**
 * The services of the host that mounted this remote.
 * @throws Error outside a host (real or the fake one of shared/testing)
 */
export function useHostServices(): HostServices {
  const services = use(HostServicesContext)
  if (services === null) throw new Error('useHostServices needs a host above it')
  return services
}
