/** Addresses of the public pages. They are documents of the server, so links are plain ones. */
export const addresses = {
  vaga: (id: number, origem = '') => `/campanha/${id}${origemQuery(origem)}`,
  inscricao: (id: number, origem = '') => `/campanha/${id}/inscricao${origemQuery(origem)}`,
  /** The open jobs of all companies, where the installation lists them (decision 136). */
  vagas: '/vagas',
  /** The open jobs of one company. */
  empresa: (slug: string) => `/empresa/${slug}`,
  /** Where a person asks for the link to their own page again (decision 137). */
  recuperarLink: (slug: string) => `/empresa/${slug}/recuperar-link`,
  acompanhamento: (chave: string) => `/acompanhamento?chave=${encodeURIComponent(chave)}`,
  /** @param slug what this company has chosen is told; without it what holds for all */
  privacidade: (slug?: string) => `/privacidade${slug === undefined ? '' : `?empresa=${slug}`}`,
} as const

const origemQuery = (origem: string) => (origem === '' ? '' : `?origem=${encodeURIComponent(origem)}`)
