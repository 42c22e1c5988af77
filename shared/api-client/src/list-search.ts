import { atom } from 'jotai'
import { useCallback } from 'react'
import { PRIVATE_STORAGE_PREFIX, onSessionEnd } from './session'
import { readKeptJson, writeKept } from './storage'
import { appStore, useAtom } from './store'

/**
 * The keyword about people, per list: kept for this tab only, never in the address (design.md section 2). It stands
 * in session storage under the private prefix, so that a reload keeps it and logging out erases it.
 */
const STORAGE_KEY = `${PRIVATE_STORAGE_PREFIX}candidatos.palavras-chave`

type Palavras = Readonly<Record<string, string>>

function readStored(): Palavras {
  const stored = readKeptJson('tab', STORAGE_KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'))
}

const palavrasAtom = atom<Palavras>(readStored())

onSessionEnd((end) => {
  if (end === 'logout') appStore.set(palavrasAtom, {})
})

/**
 * The keyword of one list and how to change it: what the page asks with, and the top bar's box shows (product 66).
 * @param list as the page's descriptor names it; both candidate lists of a campaign share theirs
 */
export function useListSearch(list: string): readonly [string, (palavraChave: string) => void] {
  const [palavras, setPalavras] = useAtom(palavrasAtom)
  const setPalavraChave = useCallback(
    (palavraChave: string) => {
      const { [list]: _, ...others } = appStore.get(palavrasAtom)
      const next = palavraChave.trim() === '' ? others : { ...others, [list]: palavraChave.trim() }
      setPalavras(next)
      writeKept('tab', STORAGE_KEY, JSON.stringify(next))
    },
    [list, setPalavras],
  )
  return [palavras[list] ?? '', setPalavraChave]
}
