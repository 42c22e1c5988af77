import type { Operation } from '@seleta/contract/routes'
import type { Usuario } from '@seleta/contract/usuarios'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readRecusadas } from './kept-recusadas'
import { callQuery } from './queries'
import { isGuestPage } from './session'

/** What the role of who is signed in allows: product 70, decision 174. */
export interface Acesso {
  /** Whether a control that makes this call may be drawn. */
  readonly can: (operation: Operation) => boolean
  /** Absent while it is not known, and with an older server. */
  readonly papel: Usuario['papel']
  /** Names of who can help; empty for whoever may everything. */
  readonly administradores: readonly string[]
}

/**
 * Asks what the server answered at the beginning of the session: nothing is asked for it here. Until the answer is there,
 * what it was at the last visit counts; where there was none, a page is drawn as it always was.
 */
export function useAcesso(): Acesso {
  const { data } = useQuery({ ...callQuery('getUsuario', {}), enabled: false })
  return useMemo(() => {
    const recusadas = (data === undefined && !isGuestPage() ? readRecusadas() : data?.recusadas) ?? []
    return {
      can: (operation) => !recusadas.includes(operation),
      papel: data?.papel,
      administradores: data?.administradores ?? [],
    }
  }, [data])
}

/** @returns whether a control that makes a call may be drawn */
export const useCan = (): Acesso['can'] => useAcesso().can
