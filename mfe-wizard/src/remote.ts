import { defineRemote } from '@seleta/shell'

/** One page for all steps, and what stands after the last: what stands around them stays on screen, and going on never waits for the network. */
export default defineRemote({
  id: 'mfe-wizard',
  pages: {
    detalhes: () => import('./pages/passo-page'),
    localizacao: () => import('./pages/passo-page'),
    requisitos: () => import('./pages/passo-page'),
    'video-cv': () => import('./pages/passo-page'),
    'questoes-provas': () => import('./pages/passo-page'),
    'questoes-provas2': () => import('./pages/passo-page'),
    'questoes-provas3': () => import('./pages/passo-page'),
    salario: () => import('./pages/passo-page'),
    contato: () => import('./pages/passo-page'),
    'resumo-da-vaga': () => import('./pages/passo-page'),
    'publicar-campanha': () => import('./pages/passo-page'),
    publicada: () => import('./pages/publicada-page'),
  },
})
