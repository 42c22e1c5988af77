import { useMediaQuery } from '@seleta/ui/core'
import { useState } from 'react'
import { writeKept } from '@seleta/api-client/storage'
import { SIDE_BAR_KEYS, WIDE, readBarState } from './side-bar-state'

export function useSideBarWidth() {
  const size = useMediaQuery(WIDE, { noSsr: true }) ? 'wide' : 'medium'
  const [chosen, setChosen] = useState<{ wide?: string; medium?: string }>({})
  const isExpanded = (chosen[size] ?? readBarState(size)) !== 'recolhida'
  const toggle = () => {
    const next = isExpanded ? 'recolhida' : 'aberta'
    setChosen({ ...chosen, [size]: next })
    writeKept('device', SIDE_BAR_KEYS[size], next)
  }
  return { isExpanded, toggle }
}
