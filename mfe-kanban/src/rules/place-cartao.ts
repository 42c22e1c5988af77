import type { Cartao, Etapa } from '@seleta/contract/kanban'

/** A card and the stage where it stands among the loaded ones. */
export interface Place {
  readonly etapa: Etapa
  readonly cartao: Cartao
  readonly index: number
}

/** Where a person stands on the board; null when their card is not loaded (boards are paged per stage). */
export function findCartao(board: readonly Etapa[], cartaoId: number): Place | null {
  for (const etapa of board) {
    const index = etapa.talentos.findIndex((cartao) => cartao.id === cartaoId)
    const cartao = etapa.talentos[index]
    if (cartao !== undefined) return { etapa, cartao, index }
  }
  return null
}

/** Who stands after a card in its stage, or before it at the end; null where they are alone there. */
export function neighbourOf(board: readonly Etapa[], cartaoId: number): number | null {
  const place = findCartao(board, cartaoId)
  if (place === null) return null
  const { etapa, index } = place
  return (etapa.talentos[index + 1] ?? etapa.talentos[index - 1])?.id ?? null
}

/**
 * Puts a card at the head of a stage and takes it from wherever it stands; counts follow, so nobody is ever in two
 * stages or in none. Stages that nothing happened to keep their identity.
 * @param seenIn stage in which the person was last seen, for one whose card is not loaded
 * @returns the board itself when the stage is gone, or when nobody unloaded could be this person
 */
export function placeCartao(
  board: readonly Etapa[],
  cartao: Cartao,
  etapaId: number,
  seenIn: number | null = null,
): readonly Etapa[] {
  const target = board.find((etapa) => etapa.id === etapaId)
  if (target === undefined) return board
  const place = findCartao(board, cartao.id)
  if (place?.etapa.id === etapaId) return replaceEtapa(board, withCartaoInPlace(place, cartao))
  const source = place?.etapa ?? findUnloaded(board, seenIn, etapaId)
  if (source === null) return board
  return board.map((etapa) => {
    if (etapa.id === etapaId) return withCartaoAtHead(etapa, cartao, etapa === source ? 0 : 1)
    if (etapa === source) return withoutCartao(etapa, cartao.id)
    return etapa
  })
}

/** A person who is not loaded can only stand in the part of a stage that is not loaded yet. */
function findUnloaded(board: readonly Etapa[], seenIn: number | null, etapaId: number): Etapa | null {
  const withRest = board.filter((etapa) => etapa.qtdTalentos > etapa.talentos.length)
  const inOrder = [seenIn, etapaId].map((id) => withRest.find((etapa) => etapa.id === id))
  return inOrder.find((etapa) => etapa !== undefined) ?? withRest[0] ?? null
}

/** Takes a person off the board: withdrawn, or removed with the campaign's stage. */
export function removeCartao(board: readonly Etapa[], cartaoId: number): readonly Etapa[] {
  const place = findCartao(board, cartaoId)
  return place === null ? board : replaceEtapa(board, withoutCartao(place.etapa, cartaoId))
}

export function replaceEtapa(board: readonly Etapa[], changed: Etapa): readonly Etapa[] {
  return board.map((etapa) => (etapa.id === changed.id ? changed : etapa))
}

function withCartaoAtHead(etapa: Etapa, cartao: Cartao, gain: 0 | 1): Etapa {
  return { ...etapa, qtdTalentos: etapa.qtdTalentos + gain, talentos: [cartao, ...etapa.talentos] }
}

function withCartaoInPlace({ etapa, index }: Place, cartao: Cartao): Etapa {
  return { ...etapa, talentos: etapa.talentos.with(index, cartao) }
}

function withoutCartao(etapa: Etapa, cartaoId: number): Etapa {
  const talentos = etapa.talentos.filter((cartao) => cartao.id !== cartaoId)
  return { ...etapa, qtdTalentos: etapa.qtdTalentos - 1, talentos }
}
