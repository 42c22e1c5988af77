import { defineRemote } from '@seleta/shell'

export default defineRemote({
  id: 'mfe-kanban',
  contract: '^1.1.0',
  pages: { selecao: () => import('./pages/selecao-page') },
})
