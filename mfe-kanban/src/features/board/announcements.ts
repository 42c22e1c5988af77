import type { Announcements } from '@dnd-kit/core'
import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { readCartaoData, readEtapaId } from '../../kanban/drag-state'
import { findCartao } from '../../kanban/place-cartao'
import { falas } from '../../kanban/sentences'

/** What a keyboard or screen-reader user is told on lifting, word for word design.md section 4. */
export const INSTRUCOES =
  'Pressione Enter para escolher a etapa numa lista, ou espaço para pegar e mover com as setas.'

/**
 * The sentences of a drag. The drag library's own live region stays silent: everything goes through the host's one,
 * so that two regions never talk at once.
 */
export function createAnnouncements(
  boardNow: () => readonly Etapa[],
  announce: (sentence: string) => void,
): Announcements {
  let spoken: number | null = null
  const say = (sentence: string) => {
    announce(sentence)
    return undefined
  }
  return {
    onDragStart({ active }) {
      const data = readCartaoData(active.data.current)
      if (data === null) return undefined
      spoken = data.etapaId
      const lugar = placeIn(boardNow(), data.cartao, data.etapaId)
      return lugar === null ? undefined : say(falas.lift(lugar))
    },
    onDragOver({ active, over }) {
      const data = readCartaoData(active.data.current)
      const etapaId = readEtapaId(over?.data.current)
      if (data === null || etapaId === null || etapaId === spoken) return undefined
      spoken = etapaId
      const lugar = placeIn(boardNow(), data.cartao, etapaId)
      return lugar === null ? undefined : say(falas.over(lugar))
    },
    onDragEnd({ active, over }) {
      const data = readCartaoData(active.data.current)
      if (data === null) return undefined
      const etapaId = readEtapaId(over?.data.current)
      if (etapaId === null || etapaId === data.etapaId)
        return say(stays(boardNow(), data.cartao, data.etapaId))
      const lugar = placeIn(boardNow(), data.cartao, etapaId)
      return lugar === null ? undefined : say(falas.drop(lugar))
    },
    onDragCancel({ active }) {
      const data = readCartaoData(active.data.current)
      return data === null ? undefined : say(stays(boardNow(), data.cartao, data.etapaId))
    },
  }
}

/** Where the card stands, or would stand, in a stage: new arrivals stand on top. */
export function placeIn(board: readonly Etapa[], cartao: Cartao, etapaId: number) {
  const etapa = board.find(({ id }) => id === etapaId)
  if (etapa === undefined) return null
  const place = findCartao(board, cartao.id)
  const isHere = place?.etapa.id === etapaId
  return {
    nome: cartao.nome,
    etapa: etapa.nome,
    posicao: isHere ? place.index + 1 : 1,
    total: isHere ? etapa.qtdTalentos : etapa.qtdTalentos + 1,
  }
}

function stays(board: readonly Etapa[], cartao: Cartao, etapaId: number): string {
  return falas.cancel(cartao.nome, board.find(({ id }) => id === etapaId)?.nome ?? '')
}
