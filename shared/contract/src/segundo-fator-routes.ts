/** The calls about second factors: of `routes.ts`, which has all. Product 75. */
export const segundoFatorRoutes = {
  enterSegundoFator: {
    method: 'POST',
    path: '/usuario/v1/usuarios/login/segundo-fator',
    answer: 'bare',
    isPublic: true,
  },
  getSegundoFator: { method: 'GET', path: '/usuario/v1/usuarios/eu/segundo-fator', answer: 'data' },
  beginSegundoFator: { method: 'POST', path: '/usuario/v1/usuarios/eu/segundo-fator', answer: 'data' },
  confirmSegundoFator: { method: 'PUT', path: '/usuario/v1/usuarios/eu/segundo-fator', answer: 'data' },
  disableSegundoFator: {
    method: 'POST',
    path: '/usuario/v1/usuarios/eu/segundo-fator/desligar',
    answer: 'empty',
  },
  renewRecuperacao: {
    method: 'POST',
    path: '/usuario/v1/usuarios/eu/segundo-fator/codigos',
    answer: 'data',
  },
  resetSegundoFator: { method: 'DELETE', path: '/usuario/v1/usuarios/{id}/segundo-fator', answer: 'empty' },
  getAcesso: { method: 'GET', path: '/usuario/v1/empresa/acesso', answer: 'data' },
  saveAcesso: { method: 'PUT', path: '/usuario/v1/empresa/acesso', answer: 'data' },
} as const
