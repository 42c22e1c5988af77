import { useState } from 'react'
import type { Filtros } from './filtros'
import { NO_FILTROS, areSameFiltros, countFiltros } from './filtros'

export interface FiltrosDraft {
  /** What the panel shows; nothing of it is asked for before «Filtrar». */
  readonly draft: Filtros
  readonly setDraft: (filtros: Filtros) => void
  readonly filter: () => void
  readonly clear: () => void
  /** Takes «Limpar Filtros» back; null when there is nothing to take back. */
  readonly undo: (() => void) | null
}

/**
 * The panel's working copy of the filters.
 * @param applied what the list shows now
 * @param apply asks for the list with these
 */
export function useFiltrosDraft(applied: Filtros, apply: (filtros: Filtros) => void): FiltrosDraft {
  const [base, setBase] = useState(applied)
  const [draft, setDraft] = useState(applied)
  const [cleared, setCleared] = useState<{ draft: Filtros; applied: Filtros } | null>(null)
  // Back, a chip or a link changed what applies: the panel follows.
  if (!areSameFiltros(base, applied)) {
    setBase(applied)
    setDraft(applied)
  }
  return {
    draft,
    setDraft,
    filter: () => {
      setCleared(null)
      apply(draft)
    },
    clear: () => {
      setCleared({ draft, applied })
      setDraft(NO_FILTROS)
      if (countFiltros(applied) > 0) apply(NO_FILTROS)
    },
    undo:
      cleared === null
        ? null
        : () => {
            setCleared(null)
            setDraft(cleared.draft)
            if (countFiltros(cleared.applied) > 0) apply(cleared.applied)
          },
  }
}
