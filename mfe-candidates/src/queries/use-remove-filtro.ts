import { readCall, useChange, useQueryClient, wordsFor } from '@seleta/api-client'
import { createLostDeletions } from '@seleta/campanha/lost-deletions'
import type { FiltroSalvo } from '@seleta/contract/filtros-salvos'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'
import { useEffect, useEffectEvent } from 'react'
import { FILTRO_WORDS } from '../rules/filtro-words'
import type { Screen } from './filtros-queries'

const aboutFiltro = (id: number) => `filtro-${id}`

const lost = createLostDeletions<FiltroSalvo>()

/** Says that a filter is deleted; for two minutes it can be there again. */
function useOfferFiltro(tela: Screen): (filtro: FiltroSalvo) => void {
  const { notify, undo } = useHostServices()
  const restore = useChange(
    'createFiltroSalvo',
    (send, { nome, consulta }: FiltroSalvo) => send({ body: { tela, nome, consulta } }),
    { onSuccess: ({ nome }) => notify({ text: FILTRO_WORDS.restored(nome), tone: 'info' }) },
  )
  return (filtro) => {
    lost.forget(filtro.id)
    undo.offer({
      about: aboutFiltro(filtro.id),
      text: FILTRO_WORDS.removed(filtro.nome),
      until: undoUntil(now()),
      run: () => restore.mutateAsync(filtro),
    })
  }
}

/**
 * Deletes a saved filter; one whose deletion had no answer can be taken back once it is known to be gone.
 * @param salvos of this screen, as they are known now
 */
export function useRemoveFiltro(tela: Screen, salvos: readonly FiltroSalvo[] | undefined) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const offer = useOfferFiltro(tela)
  function offerGone(known: readonly FiltroSalvo[]): void {
    for (const filtro of lost.listGone(tela, known)) offer(filtro)
  }
  const follow = useEffectEvent(offerGone)
  useEffect(() => {
    if (salvos !== undefined) follow(salvos)
  }, [salvos])
  return useChange('deleteFiltroSalvo', (send, { id }: FiltroSalvo) => send({ params: { id } }), {
    onSuccess: (_, filtro) => offer(filtro),
    onError: (error, filtro) => {
      notify({ about: aboutFiltro(filtro.id), text: wordsFor(error), tone: 'error' })
      lost.note(tela, filtro, error)
      const known = readCall(client, 'listFiltrosSalvos', { query: { tela } })
      if (known !== undefined) offerGone(known)
    },
  })
}
