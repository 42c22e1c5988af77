import { change, touch, useCan } from '@seleta/api-client'
import type { Talento } from '@seleta/contract/talentos'
import { useEffect, useRef } from 'react'

/**
 * Tells the server that somebody of the company has this person before them (decision 153). What shows «Nova» is asked
 * again once the panel closes: a list of new ones would else lose its people one by one while somebody goes through it.
 * A failed call leaves the person new: the next look tells it again.
 * @param talento undefined while it loads
 * @param campanhaId that lies under the panel; null: all applications of the person
 */
export function useMarkSeen(talento: Talento | undefined, campanhaId: number | null): void {
  const hasMarked = useRef(false)
  // A manager's look leaves the person new for whoever recruits.
  const isMarking = useCan()('markInscricoesVistas')
  const identificador = talento?.identificador
  const isNova = talento?.participacoes.some(
    (one) => one.isNova === true && (campanhaId === null || one.campanhaId === campanhaId),
  )
  useEffect(() => {
    if (identificador === undefined || isNova !== true || !isMarking) return
    hasMarked.current = true
    const input = { params: { identificador }, body: { campanhaId } }
    change('markInscricoesVistas', input, { isTouchedLater: true }).catch(() => undefined)
  }, [identificador, isNova, campanhaId, isMarking])
  useEffect(
    () => () => {
      if (hasMarked.current) void touch('markInscricoesVistas')
    },
    [],
  )
}
