/** The calls about what a company keeps under a name, for the next time: of `routes.ts`, which has all. */
export const modeloRoutes = {
  listVagaModelos: { method: 'GET', path: '/campanha/v1/vaga-modelos', answer: 'data' },
  createVagaModelo: { method: 'POST', path: '/campanha/v1/vaga-modelos', answer: 'data' },
  updateVagaModelo: { method: 'PUT', path: '/campanha/v1/vaga-modelos/{id}', answer: 'data' },
  deleteVagaModelo: { method: 'DELETE', path: '/campanha/v1/vaga-modelos/{id}', answer: 'empty' },
  listProcessoModelos: { method: 'GET', path: '/campanha/v1/processo-modelos', answer: 'data' },
  createProcessoModelo: { method: 'POST', path: '/campanha/v1/processo-modelos', answer: 'data' },
  updateProcessoModelo: { method: 'PUT', path: '/campanha/v1/processo-modelos/{id}', answer: 'data' },
  deleteProcessoModelo: { method: 'DELETE', path: '/campanha/v1/processo-modelos/{id}', answer: 'empty' },
  listMensagemModelos: { method: 'GET', path: '/talento/v1/mensagem-modelos', answer: 'data' },
  createMensagemModelo: { method: 'POST', path: '/talento/v1/mensagem-modelos', answer: 'data' },
  updateMensagemModelo: { method: 'PUT', path: '/talento/v1/mensagem-modelos/{id}', answer: 'data' },
  deleteMensagemModelo: { method: 'DELETE', path: '/talento/v1/mensagem-modelos/{id}', answer: 'empty' },
  listMotivos: { method: 'GET', path: '/talento/v1/motivos', answer: 'data' },
  createMotivo: { method: 'POST', path: '/talento/v1/motivos', answer: 'data' },
  updateMotivo: { method: 'PUT', path: '/talento/v1/motivos/{id}', answer: 'data' },
  /** Says why the process ended for people, once they have been moved (product 68). */
  setMotivo: { method: 'POST', path: '/talento/v1/talentos/motivo', answer: 'data' },
} as const
