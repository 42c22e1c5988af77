import { appStore, atom, useAtom } from '@seleta/api-client'
import { readPreference, writePreference } from './stored-preference'

/** «Atalhos de uma tecla»: on unless the person turned them off on this device (design 2, WCAG 2.1.4). */
const KEY = 'seleta.atalhos'

const singleKeysAtom = atom(readPreference(KEY) !== 'desligados')

export function useSingleKeys() {
  const [hasSingleKeys, setAtom] = useAtom(singleKeysAtom)
  const setHasSingleKeys = (isOn: boolean) => {
    setAtom(isOn)
    writePreference(KEY, isOn ? 'ligados' : 'desligados')
  }
  return { hasSingleKeys, setHasSingleKeys }
}

export function areSingleKeysOn(): boolean {
  return appStore.get(singleKeysAtom)
}
