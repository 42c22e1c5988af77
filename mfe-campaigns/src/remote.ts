import { defineRemote } from '@seleta/shell'

export default defineRemote({
  id: 'mfe-campaigns',
  pages: {
    campanhas: () => import('./pages/campanhas-page'),
    'campanha-nao-encontrada': () => import('./pages/campanha-nao-encontrada-page'),
    metricas: () => import('./pages/metricas-page'),
    graficos: () => import('./pages/graficos-page'),
  },
})
