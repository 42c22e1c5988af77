import { defineRemote } from '@seleta/shell'

/** The steps travel together in one chunk, so that going to the next one never waits for the network. */
export default defineRemote({
  id: 'mfe-wizard',
  contract: '^1.0.0',
  pages: {
    detalhes: () => import(/* webpackChunkName: "passos" */ './pages/detalhes-page'),
    localizacao: () => import(/* webpackChunkName: "passos" */ './pages/localizacao-page'),
    requisitos: () => import(/* webpackChunkName: "passos" */ './pages/requisitos-page'),
    'video-cv': () => import(/* webpackChunkName: "passos" */ './pages/video-cv-page'),
    'questoes-provas': () => import(/* webpackChunkName: "passos" */ './pages/questoes-provas-page'),
    'questoes-provas2': () => import(/* webpackChunkName: "passos" */ './pages/questoes-provas2-page'),
    'questoes-provas3': () => import(/* webpackChunkName: "passos" */ './pages/questoes-provas3-page'),
    salario: () => import(/* webpackChunkName: "passos" */ './pages/salario-page'),
    contato: () => import(/* webpackChunkName: "passos" */ './pages/contato-page'),
    'resumo-da-vaga': () => import(/* webpackChunkName: "passos" */ './pages/resumo-da-vaga-page'),
    'publicar-campanha': () => import(/* webpackChunkName: "passos" */ './pages/publicar-campanha-page'),
  },
})
