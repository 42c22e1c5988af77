import type { Active, Announcements, Over } from '@dnd-kit/core'
import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { readCartaoData, readEtapaId } from '../../rules/drag-state'
import { findCartao } from '../../rules/place-cartao'
import { etapasOf } from '../../rules/unplaced-column'
import { speech } from '../../rules/sentences'

/** What a keyboard or screen-reader user is told of a handle. */
export const INSTRUCTIONS =
  'Pressione Enter para escolher a etapa numa lista, ou espaço para pegar e mover com as setas.'

/** The same for the handle of a column, which stands beside the board under this id. */
export const ETAPA_INSTRUCTIONS =
  'Pressione Enter para as opções de ordem, ou espaço para pegar e mover com as setas.'
export const ETAPA_INSTRUCTIONS_ID = 'kanban-instrucoes-etapa'

/**
 * The sentences of a drag, word for word design.md section 4. The drag library's own live region stays silent:
 * everything goes through the host's one, so that two regions never talk at once.
 */
export function createAnnouncements(
  boardNow: () => readonly Etapa[],
  announce: (sentence: string) => void,
): Announcements {
  /** Stage that was spoken of last: a card lies over its own stage from the start. */
  let spoken: number | null = null

  /** What is lifted, and not said yet. */
  let lifted: string | null = null

  const say = (sentence: string | null) => {
    sayLifted()
    if (sentence !== null) announce(sentence)
    return undefined
  }

  function sayLifted(): void {
    if (lifted !== null) announce(lifted)
    lifted = null
  }

  /**
   * Said once the arrow keys are heard: the drag library begins to listen to them in a timer of its own, and who is
   * told before loses the key pressed in between.
   */
  function lift(sentence: string | null): undefined {
    lifted = sentence
    // The first of these timers is older than the library's, the second younger.
    setTimeout(() => setTimeout(sayLifted))
  }

  return {
    onDragStart({ active }) {
      const cartao = readCartaoData(active.data.current)
      spoken = cartao?.etapaId ?? etapaIdOf(active)
      if (cartao !== null) return lift(liftCartao(boardNow(), cartao.cartao, cartao.etapaId))
      return lift(onEtapa(boardNow(), active, active, speech.liftEtapa))
    },
    onDragOver({ active, over }) {
      const etapaId = etapaIdOf(over)
      if (etapaId === null || etapaId === spoken) return undefined
      spoken = etapaId
      const cartao = readCartaoData(active.data.current)
      if (cartao === null)
        return say(onEtapa(boardNow(), active, over, (_, posicao, total) => speech.overEtapa(posicao, total)))
      const lugar = placeIn(boardNow(), cartao.cartao, etapaId)
      return say(lugar === null ? null : speech.over(lugar))
    },
    onDragEnd({ active, over }) {
      const cartao = readCartaoData(active.data.current)
      const etapaId = etapaIdOf(over)
      if (cartao === null) {
        const isSame = etapaId === null || etapaId === etapaIdOf(active)
        return say(
          onEtapa(boardNow(), active, isSame ? active : over, isSame ? speech.cancelEtapa : speech.dropEtapa),
        )
      }
      if (etapaId === null || etapaId === cartao.etapaId)
        return say(stays(boardNow(), cartao.cartao, cartao.etapaId))
      const lugar = placeIn(boardNow(), cartao.cartao, etapaId)
      return say(lugar === null ? null : speech.drop(lugar))
    },
    onDragCancel({ active }) {
      const cartao = readCartaoData(active.data.current)
      if (cartao !== null) return say(stays(boardNow(), cartao.cartao, cartao.etapaId))
      return say(onEtapa(boardNow(), active, active, speech.cancelEtapa))
    },
  }
}

const etapaIdOf = (thing: Active | Over | null) => readEtapaId(thing?.data.current)

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

function liftCartao(board: readonly Etapa[], cartao: Cartao, etapaId: number): string | null {
  const lugar = placeIn(board, cartao, etapaId)
  return lugar === null ? null : speech.lift(lugar)
}

function stays(board: readonly Etapa[], cartao: Cartao, etapaId: number): string {
  return speech.cancel(cartao.nome, board.find(({ id }) => id === etapaId)?.nome ?? '')
}

/** A sentence about a column that is dragged, at the place of another. */
function onEtapa(
  board: readonly Etapa[],
  active: Active,
  at: Active | Over | null,
  sentence: (nome: string, posicao: number, total: number) => string,
): string | null {
  const etapas = etapasOf(board)
  const etapa = etapas.find(({ id }) => id === etapaIdOf(active))
  const index = etapas.findIndex(({ id }) => id === etapaIdOf(at))
  return etapa === undefined || index < 0 ? null : sentence(etapa.nome, index + 1, etapas.length)
}
