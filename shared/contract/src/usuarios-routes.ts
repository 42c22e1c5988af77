/** The calls about who works in a company and in which team: of `routes.ts`, which has all. Product 7, 70, 71. */
export const usuariosRoutes = {
  listUsuarios: { method: 'GET', path: '/usuario/v1/usuarios', answer: 'data' },
  deleteUsuario: { method: 'DELETE', path: '/usuario/v1/usuarios/{id}', answer: 'empty' },
  savePapel: { method: 'PUT', path: '/usuario/v1/usuarios/{id}/papel', answer: 'empty' },
  createConvite: { method: 'POST', path: '/usuario/v1/convites', answer: 'data' },
  acceptConvite: { method: 'POST', path: '/usuario/v1/convites/aceitar', answer: 'empty', isPublic: true },
  getEquipe: { method: 'GET', path: '/campanha/v1/campanhas/{id}/equipe', answer: 'data' },
  saveEquipe: { method: 'PUT', path: '/campanha/v1/campanhas/{id}/equipe', answer: 'data' },
} as const
