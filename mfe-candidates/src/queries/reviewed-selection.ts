import { appStore, atom, onSessionEnd, useAtomValue } from '@seleta/api-client'
import type { PessoaDaFila } from '../rules/revisao'

/** Who was selected when «Revisar» was pressed: names are no matter for an address (design.md section 2). */
const selectionAtom = atom<readonly PessoaDaFila[]>([])

onSessionEnd(() => appStore.set(selectionAtom, []))

export const keepSelection = (pessoas: readonly PessoaDaFila[]): void =>
  appStore.set(
    selectionAtom,
    pessoas.map(({ identificador, nome }) => ({ identificador, nome })),
  )

export const useReviewedSelection = (): readonly PessoaDaFila[] => useAtomValue(selectionAtom)
