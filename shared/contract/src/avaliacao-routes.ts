/** The calls about what people are judged by, and how they were: of `routes.ts`, which has all. Product 73. */
export const avaliacaoRoutes = {
  listFichas: { method: 'GET', path: '/campanha/v1/fichas', answer: 'data' },
  createFicha: { method: 'POST', path: '/campanha/v1/fichas', answer: 'data' },
  updateFicha: { method: 'PUT', path: '/campanha/v1/fichas/{id}', answer: 'data' },
  deleteFicha: { method: 'DELETE', path: '/campanha/v1/fichas/{id}', answer: 'empty' },
  getAvaliacoes: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/campanha/{campanhaId}/avaliacoes',
    answer: 'data',
  },
  sendAvaliacao: {
    method: 'POST',
    path: '/talento/v1/talentos/{identificador}/campanha/{campanhaId}/avaliacoes',
    answer: 'data',
  },
  listAvaliacoesPendentes: { method: 'GET', path: '/talento/v1/avaliacoes/pendentes', answer: 'data' },
} as const
