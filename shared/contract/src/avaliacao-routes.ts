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
  listAvaliacoesEnviadas: { method: 'GET', path: '/talento/v1/avaliacoes/enviadas', answer: 'data' },
  listAvaliacaoLinks: {
    method: 'GET',
    path: '/campanha/v1/campanhas/{id}/avaliacao-links',
    answer: 'data',
  },
  createAvaliacaoLink: {
    method: 'POST',
    path: '/campanha/v1/campanhas/{id}/avaliacao-links',
    answer: 'data',
  },
  deleteAvaliacaoLink: {
    method: 'DELETE',
    path: '/campanha/v1/campanhas/{id}/avaliacao-links/{linkId}',
    answer: 'empty',
  },
  openAvaliacaoLink: {
    method: 'POST',
    path: '/talento/v1/publico/avaliacao-links/abrir',
    answer: 'data',
    isPublic: true,
  },
} as const
