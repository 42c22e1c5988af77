import {
  beginSession,
  endSession,
  isGuestPage,
  readKeptJson,
  request,
  sessionAtom,
  sessionEndWordsAtom,
  useAtomValue,
  useMutation,
  writeKept,
} from '@seleta/api-client'
import type { AcessoDoConvidado } from '@seleta/contract/avaliacao-links'

/** Whose link it is, in this tab, beside its session: what the page's head says. */
const CONVIDADO_KEY = 'seleta.convidado.quem'

export type Convidado = Omit<AcessoDoConvidado, 'token'>

const isConvidado = (kept: unknown): kept is Convidado =>
  typeof kept === 'object' && kept !== null && 'nome' in kept && 'campanha' in kept && 'empresa' in kept

/**
 * Exchanges a link for a session of this tab, whatever was open in it before (product 72).
 * @throws CallError in one sentence: unknown, ended, over, without its campaign
 */
export function useOpenLink() {
  return useMutation({
    mutationFn: (token: string) => request('openAvaliacaoLink', { body: { token } }),
    onSuccess: ({ token, ...quem }) => {
      // Nobody reads what was open here before.
      endSession('expired')
      writeKept('tab', CONVIDADO_KEY, JSON.stringify(quem))
      beginSession(token, false)
    },
  })
}

/** What leaves the guest at the page's one sentence. */
const SAIU = 'Você saiu deste aparelho. O link continua valendo: é por ele que você volta.'

/**
 * Ends the visit on this device: what it kept goes at once, and so does the session at the server, which ends by itself
 * within hours where it cannot be told.
 */
export function leave(): void {
  request('logout', {}).catch(() => undefined)
  endSession('logout', SAIU)
  writeKept('tab', CONVIDADO_KEY, null)
}

const readGuest = (): Convidado | null => {
  const kept = readKeptJson('tab', CONVIDADO_KEY)
  return isConvidado(kept) ? kept : null
}

/** Tells what one guest keeps in this tab from what another does; empty for a colleague. */
export function guestKey(): string {
  const quem = isGuestPage() ? readGuest() : null
  return quem === null ? '' : `${quem.campanhaId}.${quem.nome}.`
}

/** Who is here by a link; null when nobody is, or not any more. */
export function useConvidado(): {
  readonly quem: Convidado | null
  readonly isHere: boolean
  readonly over: string
} {
  const { isAuth } = useAtomValue(sessionAtom)
  const over = useAtomValue(sessionEndWordsAtom)
  return { quem: isAuth ? readGuest() : null, isHere: isAuth && isGuestPage(), over }
}
