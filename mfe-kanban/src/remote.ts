import { defineRemote } from '@seleta/shell'

export default defineRemote({
  id: 'mfe-kanban',
  pages: { selecao: () => import('./pages/selecao-page') },
})
