interface Period {
  readonly dataInicial: string | null
  readonly dataFinal: string | null
}

/** Newest first: what still goes on, then by its end, then by its start; what has no date comes last. */
export function newestFirst<T extends Period>(periods: readonly T[]): T[] {
  return periods.toSorted(
    (a, b) => endOf(b).localeCompare(endOf(a)) || (b.dataInicial ?? '').localeCompare(a.dataInicial ?? ''),
  )
}

function endOf({ dataInicial, dataFinal }: Period): string {
  if (dataFinal !== null) return dataFinal
  return dataInicial === null ? '' : '9999-12-31'
}
