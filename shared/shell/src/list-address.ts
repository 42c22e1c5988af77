import { readId } from '@seleta/regras/id'

/**
 * The state of a list in its address, so that Back and a shared link show the same list (product 14, 38): page, order,
 * tab, filters. What is as at first is left out; what an address says wrongly is as at first. Pure.
 */

/** How one part of the state stands in the address, in a parameter or in several. */
export interface AddressPart<T> {
  /** @returns what the address says, or what is at first */
  readonly read: (params: URLSearchParams) => T
  /** @returns parameter → text; an empty text leaves the parameter out */
  readonly write: (value: T) => Readonly<Record<string, string>>
}

export type AddressParts<S> = { readonly [Name in keyof S]: AddressPart<S[Name]> }

export interface ListAddress<S> {
  readonly read: (params: URLSearchParams) => S
  /**
   * The address after a change. Parameters of others stay as they are.
   * @param change what changes; without a page of its own it goes back to the first one
   */
  readonly write: (params: URLSearchParams, change: Partial<S>) => URLSearchParams
}

/** The address of a list whose state has these parts. */
export function listAddress<S extends { readonly page: number }>(parts: AddressParts<S>): ListAddress<S> {
  const { read, write } = group(parts)
  return {
    read,
    write: (params, change) => {
      const isKeepingPage = change.page !== undefined || Object.keys(change).length === 0
      return withTexts(params, write(isKeepingPage ? change : { ...change, page: 0 }))
    },
  }
}

/**
 * The address with other texts; an empty one takes its parameter out. Parameters that are not named stay.
 * @param texts as parts write them
 */
export function withTexts(params: URLSearchParams, texts: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, text] of Object.entries(texts)) {
    if (text === '') next.delete(name)
    else next.set(name, text)
  }
  return next
}

/** Several parts as one. */
export function group<S>(parts: AddressParts<S>) {
  // Object.keys forgets the literal keys.
  const names = Object.keys(parts) as (keyof S)[]
  return {
    read: (params: URLSearchParams) =>
      // Each name of S is read by its own part.
      Object.fromEntries(names.map((name) => [name, parts[name].read(params)])) as S,
    /** Only the parts that are given. */
    write: (value: Partial<S>): Record<string, string> =>
      Object.assign(
        {},
        ...names.map((name) => {
          const one = value[name]
          return one === undefined ? {} : parts[name].write(one)
        }),
      ),
  }
}

/**
 * `pagina`: counts from 1 in the address, from 0 in the state and on the wire.
 * @param max the last page that an address may ask for
 */
export function pagePart(max = Number.MAX_SAFE_INTEGER): AddressPart<number> {
  return {
    read: (params) => {
      const page = readId(params.get('pagina'))
      return page !== null && page <= max ? page - 1 : 0
    },
    write: (page) => ({ pagina: page === 0 ? '' : String(page + 1) }),
  }
}

/** An order as the wire names it (spec section 7). */
export interface ListSort<Path extends string = string> {
  readonly path: Path
  readonly order: 'ASC' | 'DESC'
}

/**
 * `ordem`: «fechamento,desc».
 * @param paths the address' word → path of the wire
 * @param first the order of an address that says none; null when the server chooses
 */
export function sortPart<Path extends string, First extends ListSort<Path> | null>(
  paths: Readonly<Record<string, Path>>,
  first: First,
): AddressPart<ListSort<Path> | First> {
  return {
    read: (params) => {
      const [word = '', direction = ''] = (params.get('ordem') ?? '').split(',')
      const path = Object.hasOwn(paths, word) ? paths[word] : undefined
      if (path === undefined || (direction !== 'asc' && direction !== 'desc')) return first
      return { path, order: direction === 'asc' ? 'ASC' : 'DESC' }
    },
    write: (sort) => {
      const word = Object.keys(paths).find((one) => paths[one] === sort?.path)
      const isFirst = sort === null || (sort.path === first?.path && sort.order === first.order)
      return { ordem: isFirst || word === undefined ? '' : `${word},${sort.order.toLowerCase()}` }
    },
  }
}

/** One of the wire's words, in small letters in the address; null for all of them. */
export function choicePart<T extends string>(name: string, values: readonly T[]): AddressPart<T | null> {
  return {
    read: (params) => values.find((one) => one.toLowerCase() === params.get(name)) ?? null,
    write: (value) => ({ [name]: value?.toLowerCase() ?? '' }),
  }
}

/** A whole number within its limits; null when none is asked for. */
export function numberPart(name: string, min: number, max: number): AddressPart<number | null> {
  return {
    read: (params) => {
      const text = params.get(name) ?? ''
      const value = Number(text)
      return text !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null
    },
    write: (value) => ({ [name]: value === null ? '' : String(value) }),
  }
}

/** «sim», or nothing. */
export function flagPart(name: string): AddressPart<true | null> {
  return {
    read: (params) => (params.get(name) === 'sim' ? true : null),
    write: (isOn) => ({ [name]: isOn ? 'sim' : '' }),
  }
}

/** A text as typed. Never text about people: that stays out of addresses (design 2). */
export function textPart(name: string): AddressPart<string> {
  return { read: (params) => params.get(name) ?? '', write: (value) => ({ [name]: value }) }
}

/** Those of the known values that are asked for, in their own order. */
export function valuesPart<T extends string>(name: string, known: readonly T[]): AddressPart<readonly T[]> {
  return {
    read: (params) => {
      const asked = textsOf(params, name)
      return known.filter((value) => asked.includes(value))
    },
    write: (values) => ({ [name]: values.join(',') }),
  }
}

/**
 * Ids, each once.
 * @param max how many at most
 */
export function idsPart(name: string, max: number): AddressPart<readonly number[]> {
  return {
    read: (params) => {
      const ids = new Set(textsOf(params, name).map(readId))
      return [...ids].filter((id) => id !== null).slice(0, max)
    },
    write: (ids) => ({ [name]: ids.join(',') }),
  }
}

/** What an address calls a category: its parameter, and its known values or how many ids it may have. */
export type Category =
  | { readonly name: string; readonly max: number }
  | { readonly name: string; readonly values: readonly string[] }

type ValueOf<C> = C extends { readonly values: readonly (infer Value)[] } ? Value : number

/** The parts of several categories, as a table names them. */
export const categoryParts = <T extends Readonly<Record<string, Category>>>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([key, one]) => [
      key,
      'values' in one ? valuesPart(one.name, one.values) : idsPart(one.name, one.max),
    ]),
    // Each part reads the values that its own row of the table names.
  ) as unknown as AddressParts<{ [K in keyof T]: readonly ValueOf<T[K]>[] }>

/**
 * One of a few numbers.
 * @param first the one of an address that says none, or another
 */
export function oneOfPart<N extends number>(name: string, values: readonly N[], first: N): AddressPart<N> {
  return {
    read: (params) => values.find((one) => String(one) === params.get(name)) ?? first,
    write: (value) => ({ [name]: value === first ? '' : String(value) }),
  }
}

const textsOf = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').split(',').filter((text) => text !== '')

/**
 * The page to go to when the one asked for lies behind the end: the last row of a last page went, or the address is an
 * old one.
 * @param page from 0
 * @param size rows of a page
 * @param total rows of the whole list, undefined while nobody knows
 * @returns null when there is nothing to correct
 */
export function pageWithin(page: number, size: number, total: number | undefined): number | null {
  if (total === undefined || total === 0 || page * size < total) return null
  return Math.ceil(total / size) - 1
}
