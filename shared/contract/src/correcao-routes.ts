/** The calls that correct and erase a person: of `routes.ts`, which has all. Product 92, decision 192. */
export const correcaoRoutes = {
  getCorrecao: { method: 'GET', path: '/talento/v1/talentos/{identificador}/correcao', answer: 'data' },
  saveCorrecao: { method: 'PUT', path: '/talento/v1/talentos/{identificador}/correcao', answer: 'data' },
  undoCorrecao: { method: 'POST', path: '/talento/v1/correcoes/{id}/desfazer', answer: 'data' },
  /** What would go with them. */
  getApagamento: { method: 'GET', path: '/talento/v1/talentos/{identificador}/apagamento', answer: 'data' },
  deleteTalento: { method: 'DELETE', path: '/talento/v1/talentos/{identificador}', answer: 'empty' },
} as const
