import { useState } from 'react'
import type { Filtros } from '../../rules/filtros'
import { SEM_FILTROS, areSameFiltros, countFiltros } from '../../rules/filtros'

export interface FiltrosDraft {
  /** What the panel shows; nothing of it is asked for before «Filtrar». */
  readonly draft: Filtros
  readonly setDraft: (filtros: Filtros) => void
  readonly filtrar: () => void
  readonly limpar: () => void
  /** Takes «Limpar Filtros» back; null when there is nothing to take back. */
  readonly desfazer: (() => void) | null
}

/**
 * The panel's working copy of the filters.
 * @param aplicados what the list shows now
 * @param aplicar asks for the list with these
 */
export function useFiltrosDraft(aplicados: Filtros, aplicar: (filtros: Filtros) => void): FiltrosDraft {
  const [base, setBase] = useState(aplicados)
  const [draft, setDraft] = useState(aplicados)
  const [limpos, setLimpos] = useState<{ draft: Filtros; aplicados: Filtros } | null>(null)
  // Back, a chip or a link changed what applies: the panel follows.
  if (!areSameFiltros(base, aplicados)) {
    setBase(aplicados)
    setDraft(aplicados)
  }
  return {
    draft,
    setDraft,
    filtrar: () => {
      setLimpos(null)
      aplicar(draft)
    },
    limpar: () => {
      setLimpos({ draft, aplicados })
      setDraft(SEM_FILTROS)
      if (countFiltros(aplicados) > 0) aplicar(SEM_FILTROS)
    },
    desfazer:
      limpos === null
        ? null
        : () => {
            setLimpos(null)
            setDraft(limpos.draft)
            if (countFiltros(limpos.aplicados) > 0) aplicar(limpos.aplicados)
          },
  }
}
