import type { SessionEnd } from '@seleta/api-client'

/** Why the person is at the sign-in screen, when there is something to say. */
export interface LoginNote {
  readonly tone: 'info' | 'success' | 'warning'
  readonly text: string
}

/**
 * @param state `location.state`: what the screen before has to say (a new password, an accepted invitation)
 * @param end how the last session of this page ended
 * @param isServerUntold the person left, but the server could not be told
 */
export function loginNoteOf(state: unknown, end: SessionEnd, isServerUntold: boolean): LoginNote | null {
  const aviso = avisoOf(state)
  if (aviso !== null) return { tone: 'success', text: aviso }
  if (end === 'expired') {
    return {
      tone: 'info',
      text: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
    }
  }
  if (end === 'logout' && isServerUntold) {
    return {
      tone: 'warning',
      text: 'Você saiu neste aparelho, mas o servidor não respondeu. Ao entrar de novo, confira as sessões abertas em Configurações.',
    }
  }
  return null
}

function avisoOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('aviso' in state)) return null
  return typeof state.aviso === 'string' ? state.aviso : null
}
