import { forgetLost, useBegun } from '@seleta/api-client'
import type { FichaBody } from '@seleta/contract/avaliacoes'

/**
 * What is being written in a ficha: there again wherever it, or a new one, is opened (product 4).
 * @param id null: a new one, whatever it begins with
 * @param first what it begins with where nothing was begun
 */
export function useFichaBegun(id: number | null, first: FichaBody) {
  const [{ base, ficha }, keep, forget] = useBegun(`ficha.${id ?? 'nova'}`, { base: first, ficha: first })
  return {
    ficha,
    setFicha: (next: FichaBody) => keep({ base, ficha: next }),
    isTouched: !isSame(ficha, first),
    /** Somebody else has saved it since this was begun. */
    isOvertaken: id !== null && !isSame(base, first),
    forget: () => {
      forget()
      if (id === null) forgetLost('createFicha', 'nova')
    },
  }
}

const isSame = (one: FichaBody, other: FichaBody) => JSON.stringify(one) === JSON.stringify(other)
