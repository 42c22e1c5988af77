/** The calls about accounts, sessions and colleagues: of `routes.ts`, which has all. Product 1–7, 70. */
export const usuariosRoutes = {
  login: { method: 'POST', path: '/usuario/v1/usuarios/login', answer: 'bare', isPublic: true },
  logout: { method: 'POST', path: '/usuario/v1/usuarios/logout', answer: 'empty' },
  getUsuario: { method: 'GET', path: '/usuario/v1/usuarios/eu', answer: 'data' },
  updateUsuario: { method: 'PUT', path: '/usuario/v1/usuarios/eu', answer: 'data' },
  getPreferencias: { method: 'GET', path: '/usuario/v1/usuarios/eu/preferencias', answer: 'data' },
  savePreferencias: { method: 'PUT', path: '/usuario/v1/usuarios/eu/preferencias', answer: 'data' },
  changeSenha: { method: 'PUT', path: '/usuario/v1/usuarios/eu/senha', answer: 'empty' },
  requestSenha: {
    method: 'POST',
    path: '/usuario/v1/usuarios/esqueci-senha',
    answer: 'data',
    isPublic: true,
  },
  resetSenha: {
    method: 'POST',
    path: '/usuario/v1/usuarios/redefinir-senha',
    answer: 'empty',
    isPublic: true,
  },
  listSessoes: { method: 'GET', path: '/usuario/v1/sessoes', answer: 'data' },
  deleteSessao: { method: 'DELETE', path: '/usuario/v1/sessoes/{id}', answer: 'empty' },
  listUsuarios: { method: 'GET', path: '/usuario/v1/usuarios', answer: 'data' },
  deleteUsuario: { method: 'DELETE', path: '/usuario/v1/usuarios/{id}', answer: 'empty' },
  savePapel: { method: 'PUT', path: '/usuario/v1/usuarios/{id}/papel', answer: 'empty' },
  createConvite: { method: 'POST', path: '/usuario/v1/convites', answer: 'data' },
  acceptConvite: { method: 'POST', path: '/usuario/v1/convites/aceitar', answer: 'empty', isPublic: true },
} as const
