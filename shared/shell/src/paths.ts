/** Typed absolute addresses. Relative links from a mounted remote resolve wrongly, so nobody writes an address by hand. Spec section 2, route table. */
export const paths = {
  login: () => '/',
  redefinirSenha: () => '/redefinir-senha',
  convite: () => '/convite',
  campanhas: () => '/dashboard/campanhas',
  campanhaNaoEncontrada: () => '/dashboard/campanha-nao-encontrada',
  metricas: (campanhaId: number) => `/dashboard/campanhas/${campanhaId}/metricas`,
  /** What became of a campaign that was just published (audit W14). */
  publicada: (campanhaId: number) => `/dashboard/campanhas/${campanhaId}/publicada`,
  graficos: () => '/dashboard/graficos',
  configuracoes: () => '/dashboard/configuracoes',
  /** A wizard step; with `campanhaId` it opens on that draft or campaign. */
  passo: (segmento: PassoSegmento, campanhaId?: number) => {
    const base = passosOutsideWizard.has(segmento) ? '/dashboard' : '/dashboard/nova-campanha'
    return `${base}/${segmento}${campanhaId === undefined ? '' : `?campanha=${campanhaId}`}`
  },
  candidatos: (campanhaId: number | string) => `/dashboard/candidatos/${campanhaId}`,
  candidatosRobo: (campanhaId: number | string) => `/dashboard/candidatos-robo/${campanhaId}`,
  selecao: (campanhaId: number | string) => `/dashboard/selecao/${campanhaId}`,
  cesta: () => '/dashboard/cesto-de-talentos',
  mensagens: () => '/dashboard/mensagens',
  avaliacoes: () => '/dashboard/avaliacoes',
  avaliar: () => '/avaliar',
  campanhaPublica: (campanhaId: number | string) => `/campanha/${campanhaId}`,
  empresa: (slug: string) => `/empresa/${slug}`,
  /** @param slug what this company has chosen is told; without it what holds for all */
  privacidade: (slug?: string) => `/privacidade${slug === undefined ? '' : `?empresa=${slug}`}`,
  inscricao: (campanhaId: number | string) => `/campanha/${campanhaId}/inscricao`,
} as const

export const passoSegmentos = [
  'detalhes',
  'localizacao',
  'requisitos',
  'video-cv',
  'questoes-provas',
  'questoes-provas2',
  'questoes-provas3',
  'salario',
  'contato',
  'resumo-da-vaga',
  'publicar-campanha',
] as const
export type PassoSegmento = (typeof passoSegmentos)[number]

/** Steps 8 and 9 stand directly under /dashboard (spec section 2). */
const passosOutsideWizard: ReadonlySet<PassoSegmento> = new Set(['resumo-da-vaga', 'publicar-campanha'])
