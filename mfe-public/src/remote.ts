import { defineRemote } from '@seleta/shell'

export default defineRemote({
  id: 'mfe-public',
  contract: '^1.0.0',
  pages: {
    campanha: () => import('./pages/campanha-page'),
    inscricao: () => import('./pages/inscricao-page'),
    vagas: () => import('./pages/vagas-page'),
  },
})
