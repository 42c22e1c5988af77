/** A page of a list of jobs, or of what a search finds in it. */
export function listAddress(
  list: string,
  { busca = '', page = 1 }: { busca?: string; page?: number },
): string {
  const search = new URLSearchParams()
  if (busca !== '') search.set('busca', busca)
  if (page > 1) search.set('pagina', String(page))
  const text = search.toString()
  return text === '' ? list : `${list}?${text}`
}
