/** The order of the desk, and where it stands in the address: product 72. Pure. */

/** Whom a judgment is of, and where. */
export interface LugarNaMesa {
  readonly identificador: string
  readonly campanhaId: number
  readonly etapaId: number
}

/** One judgment that is asked for: moved on, somebody is judged anew. */
export const chaveOf = ({ identificador, campanhaId, etapaId }: LugarNaMesa): string =>
  [campanhaId, etapaId, identificador].join('/')

/**
 * Who waits, in order: oldest first, those who were skipped behind them, as they were skipped.
 * @param enviadas whose cards have left, although the list does not say so yet
 */
export function filaOf<T extends LugarNaMesa>(
  pendentes: readonly T[],
  puladas: readonly string[],
  enviadas: ReadonlySet<string>,
): T[] {
  const left = pendentes.filter((one) => !enviadas.has(chaveOf(one)))
  const rank = (one: T) => puladas.lastIndexOf(chaveOf(one))
  return left.toSorted((a, b) => rank(a) - rank(b))
}

/** Who is before one: whom the address names, else the first. */
export const atualOf = <T extends LugarNaMesa>(fila: readonly T[], search: URLSearchParams): T | undefined =>
  fila.find((one) => isAt(one, search)) ?? fila[0]

/** Whether an address names somebody. */
export const isAt = ({ identificador, campanhaId }: LugarNaMesa, search: URLSearchParams): boolean =>
  search.get('pessoa') === identificador && search.get('campanha') === String(campanhaId)

/**
 * The address of the desk with somebody before one: the campaign says from where they are looked at (decision 193).
 * @param pessoa undefined: whoever is first
 */
export const mesaAddress = (pessoa: LugarNaMesa | undefined): string =>
  pessoa === undefined
    ? '?'
    : `?${new URLSearchParams({ campanha: String(pessoa.campanhaId), pessoa: pessoa.identificador })}`

/** What was judged already. */
export const ENVIADAS_ADDRESS = '?aba=enviadas'
export const isOnEnviadas = (search: URLSearchParams): boolean => search.get('aba') === 'enviadas'
