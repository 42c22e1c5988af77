import { appStore, atom, useAtom } from '@seleta/api-client'
import { readKept, writeKept } from '@seleta/api-client/storage'

/** «Atalhos de uma tecla»: on unless the person turned them off on this device (design 2, WCAG 2.1.4). */
const KEY = 'seleta.atalhos'

const singleKeysAtom = atom(readKept('device', KEY) !== 'desligados')

export function useSingleKeys() {
  const [hasSingleKeys, setAtom] = useAtom(singleKeysAtom)
  const setHasSingleKeys = (isOn: boolean) => {
    setAtom(isOn)
    writeKept('device', KEY, isOn ? 'ligados' : 'desligados')
  }
  return { hasSingleKeys, setHasSingleKeys }
}

export function areSingleKeysOn(): boolean {
  return appStore.get(singleKeysAtom)
}
