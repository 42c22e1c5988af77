import { Mesa } from '../features/mesa/mesa'

/** /dashboard/avaliacoes: the manager's desk (product 72). */
export default function AvaliacoesPage() {
  return <Mesa />
}
