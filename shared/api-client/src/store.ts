import type { Atom, PrimitiveAtom } from 'jotai'
import { createStore, useAtomValue as useValueOf } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Client state: atoms in the page's one store. Host and remotes share this module, so they share its atoms. Outside
 * of components an atom is read and written with `appStore.get` and `appStore.set` (docs/decisions/093-client.md).
 */
export const appStore = createStore()

const here = { store: appStore }

/** An atom's value, in a component. */
export function useAtomValue<T>(atom: Atom<T>) {
  return useValueOf(atom, here)
}

/** An atom's value and how to change it, in a component. */
export function useAtom<T>(atom: PrimitiveAtom<T>) {
  return [useValueOf(atom, here), (next: T) => appStore.set(atom, next)] as const
}

/**
 * A part of an atom's value: the component draws again only when that part is another one.
 * @param select answers a part as it stands in the value, not a new object
 */
export function useAtomPart<T, P>(atom: Atom<T>, select: (value: T) => P): P {
  const listen = useCallback((run: () => void) => appStore.sub(atom, run), [atom])
  return useSyncExternalStore(listen, () => select(appStore.get(atom)))
}
