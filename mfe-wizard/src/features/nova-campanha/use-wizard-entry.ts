import { appStore, useAtomValue } from '@seleta/api-client'
import { useNavigate } from '@seleta/shell'
import { useEffect } from 'react'
import { activeAtom, openingAtom } from '../../queries/rascunho/rascunho-atoms'
import { idOf } from '../../rules/rascunho/rascunho-state'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { useUsuario } from '../../queries/use-usuario'
import { stepPath } from '../../rules/passos/steps'
import type { ShownPasso } from './use-shown-passo'

/** How the wizard stands when a step's address is opened. */
export type WizardEntry =
  /** `campanhaId` is the draft that is on its way: the way to its other steps is known before it is here. */
  | { readonly kind: 'opening'; readonly campanhaId: number | null }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/**
 * Opens the draft of the address (`?campanha=ID`), and writes the id of a draft that has just been created into the
 * address, so that a reload, a shared link and another browser find it.
 */
export function useWizardEntry({ passo, campanhaId, isSettled }: ShownPasso): WizardEntry {
  const usuario = useUsuario()
  const usuarioId = usuario.data?.id ?? null
  const nomeEmpresa = usuario.data?.empresa.nome ?? ''
  const responsavel = usuario.data?.nome ?? ''
  const opening = useAtomValue(openingAtom)
  const openId = useRascunho((state) => idOf(state.origin))
  // The address changes a moment before what it asks for takes the place of what was on screen.
  const isAnswer = campanhaId === null || campanhaId === opening.campanhaId || campanhaId === openId
  const isOpen = opening.kind === 'open' && isAnswer
  const navigate = useNavigate()

  useEffect(() => {
    if (usuarioId !== null)
      void rascunhos.open({ campanhaId, passo, usuarioId, prefill: { nomeEmpresa, responsavel } })
  }, [usuarioId, campanhaId, passo, nomeEmpresa, responsavel])

  useEffect(() => {
    // The effect above may just have put another draft in place of the one that was drawn.
    const isStillOpen = openId === idOf(appStore.get(activeAtom).origin)
    // A save that goes on to the next step has already left this address: it must not be called back.
    const isStillHere = window.location.pathname === stepPath(passo, null)
    if (isOpen && isSettled && isStillOpen && isStillHere && openId !== null && openId !== campanhaId)
      void navigate(stepPath(passo, openId), { replace: true })
  }, [isOpen, isSettled, openId, campanhaId, passo, navigate])

  if (usuario.isError) return { kind: 'failed', error: usuario.error, retry: () => void usuario.refetch() }
  if (usuarioId === null || !isAnswer) return { kind: 'opening', campanhaId }
  switch (opening.kind) {
    case 'opening':
      return { kind: 'opening', campanhaId: campanhaId ?? opening.campanhaId }
    case 'open':
      return { kind: 'open' }
    case 'failed':
      return {
        kind: 'failed',
        error: opening.error,
        retry: () => void rascunhos.open({ campanhaId, passo, usuarioId }),
      }
  }
}
