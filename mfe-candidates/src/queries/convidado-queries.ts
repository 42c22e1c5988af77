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

/** Who is here by a link; null when nobody is, or not any more. */
export function useConvidado(): {
  readonly quem: Convidado | null
  readonly isHere: boolean
  readonly over: string
} {
  const { isAuth } = useAtomValue(sessionAtom)
  const over = useAtomValue(sessionEndWordsAtom)
  const kept = isAuth ? readKeptJson('tab', CONVIDADO_KEY) : null
  return { quem: isConvidado(kept) ? kept : null, isHere: isAuth && isGuestPage(), over }
}
