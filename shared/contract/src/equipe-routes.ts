/** The calls about who works on a campaign: of `routes.ts`, which has all. Product 71 and 74. */
export const equipeRoutes = {
  getEquipe: { method: 'GET', path: '/campanha/v1/campanhas/{id}/equipe', answer: 'data' },
  saveEquipe: { method: 'PUT', path: '/campanha/v1/campanhas/{id}/equipe', answer: 'data' },
  listAtividade: { method: 'GET', path: '/campanha/v1/campanhas/{id}/atividade', answer: 'data' },
  /** Who may take care of a campaign's people, and who does: product 71, decision 186. */
  listDonos: { method: 'GET', path: '/campanha/v1/campanhas/{id}/donos', answer: 'data' },
  setDono: { method: 'POST', path: '/talento/v1/talentos/dono', answer: 'data' },
  /** Blind triage: product 76. */
  getTriagemCega: { method: 'GET', path: '/campanha/v1/campanhas/{id}/triagem-cega', answer: 'data' },
  saveTriagemCega: { method: 'PUT', path: '/campanha/v1/campanhas/{id}/triagem-cega', answer: 'data' },
} as const
