/** Addresses of the public pages. They are documents of the server, so links are plain ones. */
export const addresses = {
  vaga: (id: number, origem = '') => `/campanha/${id}${origemQuery(origem)}`,
  inscricao: (id: number, origem = '') => `/campanha/${id}/inscricao${origemQuery(origem)}`,
  vagas: (query: { busca?: string; page?: number } = {}) => {
    const search = new URLSearchParams()
    if (query.busca !== undefined && query.busca !== '') search.set('busca', query.busca)
    if (query.page !== undefined && query.page > 1) search.set('pagina', String(query.page))
    const text = search.toString()
    return text === '' ? '/vagas' : `/vagas?${text}`
  },
  acompanhamento: (chave: string) => `/acompanhamento?chave=${encodeURIComponent(chave)}`,
  meusDados: (chave: string, formato: 'json' | 'pdf') =>
    `/acompanhamento/dados.${formato}?chave=${encodeURIComponent(chave)}`,
  /** @param vagaId what this job's company has chosen is told; without it what holds for all */
  privacidade: (vagaId?: number) => (vagaId === undefined ? '/privacidade' : `/privacidade?vaga=${vagaId}`),
} as const

const origemQuery = (origem: string) => (origem === '' ? '' : `?origem=${encodeURIComponent(origem)}`)

/**
 * The source that an address names (`?origem=`): one short word, so that nobody writes sentences into reports.
 * @returns '' when there is none or it is something else
 */
export function readOrigem(value: unknown): string {
  return typeof value === 'string' && /^[\p{L}\p{N}._-]{1,60}$/u.test(value) ? value : ''
}
