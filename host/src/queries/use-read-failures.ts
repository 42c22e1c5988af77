import { CallError, useCall, useQueryClient } from '@seleta/api-client'
import type { Operation } from '@seleta/contract/routes'
import { useEffect } from 'react'
import { useUsuario } from './use-usuario'

/** Reads whose failure the spec tells by a toast (section 8), whatever the page says in its own place. */
const TOLD: ReadonlySet<unknown> = new Set<Operation>([
  'filterCampanhas',
  'getCampanha',
  'getTalento',
  'listEtapas',
  'getKanban',
])

/**
 * Tells what could not be read: the two lookups of a restored session (product 6), and what the pages read when the
 * server failed (audit W17). Once for each read, until it has come: a page that asks again by itself does not say so
 * each time.
 * @param tell the same function each time
 */
export function useReadFailures(tell: (error: Error) => void): void {
  useLookupFailures(tell)
  const client = useQueryClient()
  useEffect(() => {
    const told = new Set<string>()
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { queryHash, queryKey, meta } = event.query
      if (event.action.type === 'success') told.delete(queryHash)
      if (event.action.type !== 'error' || !TOLD.has(queryKey[0]) || told.has(queryHash)) return
      if (meta?.['isToldInPlace'] === true) return
      const error: unknown = event.action.error
      if (!(error instanceof CallError) || error.kind !== 'server') return
      told.add(queryHash)
      tell(error)
    })
  }, [client, tell])
}

function useLookupFailures(tell: (error: Error) => void): void {
  const usuario = useUsuario().error
  const funcoes = useCall('listFuncoes', { query: {} }).error
  useEffect(() => {
    for (const error of [usuario, funcoes]) {
      if (error !== null) tell(error)
    }
  }, [usuario, funcoes, tell])
}
