import { defineRemote } from '@seleta/shell'

export default defineRemote({
  id: 'mfe-candidates',
  pages: {
    candidatos: () => import('./pages/candidatos-page'),
    'candidatos-robo': () => import('./pages/candidatos-robo-page'),
    cesta: () => import('./pages/cesta-page'),
    mensagens: () => import('./pages/mensagens-page'),
    avaliacoes: () => import('./pages/avaliacoes-page'),
    convidado: () => import('./pages/convidado-page'),
  },
  panels: {
    talento: () => import('./pages/talento-panel'),
    revisao: () => import('./pages/revisao-panel'),
  },
})
