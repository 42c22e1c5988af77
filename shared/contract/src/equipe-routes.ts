/** The calls about who works on a campaign: of `routes.ts`, which has all. Product 71. */
export const equipeRoutes = {
  getEquipe: { method: 'GET', path: '/campanha/v1/campanhas/{id}/equipe', answer: 'data' },
  saveEquipe: { method: 'PUT', path: '/campanha/v1/campanhas/{id}/equipe', answer: 'data' },
} as const
