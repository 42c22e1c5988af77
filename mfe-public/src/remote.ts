import '@seleta/public-pages/public-pages.css'
import { defineRemote } from '@seleta/shell/remote'

export default defineRemote({
  id: 'mfe-public',
  pages: {
    campanha: () => import('./pages/campanha-page'),
    inscricao: () => import('./pages/inscricao-page'),
    empresa: () => import('./pages/empresa-page'),
    vagas: () => import('./pages/vagas-page'),
    acompanhamento: () => import('./pages/acompanhamento-page'),
    privacidade: () => import('./pages/privacidade-page'),
  },
})
