import { useMediaQuery } from '@seleta/ui/core'
import { useState } from 'react'
import { readKept, writeKept } from '@seleta/api-client/storage'

/** Under 1,200 px the bar starts narrow (design 2); the choice is remembered for each of the two widths apart. */
const KEYS = { wide: 'seleta.barra', medium: 'seleta.barra-media' } as const
const START = { wide: 'aberta', medium: 'recolhida' } as const

export function useSideBarWidth() {
  const size = useMediaQuery('(min-width:1200px)', { noSsr: true }) ? 'wide' : 'medium'
  const [chosen, setChosen] = useState<{ wide?: string; medium?: string }>({})
  const state = chosen[size] ?? readKept('device', KEYS[size]) ?? START[size]
  const isExpanded = state !== 'recolhida'
  const toggle = () => {
    const next = isExpanded ? 'recolhida' : 'aberta'
    setChosen({ ...chosen, [size]: next })
    writeKept('device', KEYS[size], next)
  }
  return { isExpanded, toggle }
}
