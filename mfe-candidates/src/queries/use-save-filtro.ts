import { useChange } from '@seleta/api-client'
import type { ConsultaSalva } from '@seleta/contract/filtros-salvos'
import { useHostServices } from '@seleta/shell'
import { FILTRO_WORDS } from '../rules/filtro-words'
import type { Screen } from './filtros-queries'

/** Keeps a filter under a name. */
export function useSaveFiltro(tela: Screen) {
  const { notify } = useHostServices()
  return useChange(
    'createFiltroSalvo',
    (send, { nome, consulta }: { nome: string; consulta: ConsultaSalva }) =>
      send({ body: { tela, nome, consulta } }),
    { onSuccess: ({ nome }) => notify({ text: FILTRO_WORDS.saved(nome), tone: 'success' }) },
  )
}
