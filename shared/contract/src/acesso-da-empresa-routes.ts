/** The calls about companies' own sign-in: of `routes.ts`, which has all. Product 75. */
export const acessoDaEmpresaRoutes = {
  beginPelaEmpresa: {
    method: 'POST',
    path: '/usuario/v1/usuarios/login/empresa',
    answer: 'data',
    isPublic: true,
  },
  enterPelaEmpresa: {
    method: 'POST',
    path: '/usuario/v1/usuarios/login/empresa/concluir',
    answer: 'bare',
    isPublic: true,
  },
  getAcessoDaEmpresa: { method: 'GET', path: '/usuario/v1/empresa/acesso/provedor', answer: 'data' },
  saveAcessoDaEmpresa: { method: 'PUT', path: '/usuario/v1/empresa/acesso/provedor', answer: 'data' },
  deleteAcessoDaEmpresa: { method: 'DELETE', path: '/usuario/v1/empresa/acesso/provedor', answer: 'empty' },
  proveDominio: { method: 'POST', path: '/usuario/v1/empresa/acesso/provedor/dominio', answer: 'data' },
} as const
