import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { findCartao, placeCartao } from './place-cartao'

/** A move that the server has written, by this page or by anybody. */
export interface ConfirmedMove {
  readonly cartao: Cartao
  readonly etapaId: number
  readonly deEtapaId: number | null
  readonly naEtapaDesde: string
  /** Of two facts about a person the one with the greater number holds. */
  readonly versao: number
}

/**
 * The server's board after a confirmed move. Facts may arrive in any order: one that is older than what the board
 * already knows of the person changes nothing.
 */
export function confirmMove(board: readonly Etapa[], move: ConfirmedMove): readonly Etapa[] {
  const known = findCartao(board, move.cartao.id)
  if (known !== null && known.cartao.versao > move.versao) return board
  const { naEtapaDesde, versao } = move
  const cartao = { ...known?.cartao, ...move.cartao, naEtapaDesde, versao }
  return placeCartao(board, cartao, move.etapaId, move.deEtapaId)
}

/**
 * The server's board with one more page of a stage. People who are loaded already stay where they are.
 * @param isLast the page came back short: the stage has no more people, whatever its count said
 */
export function appendPage(
  board: readonly Etapa[],
  etapaId: number,
  page: readonly Cartao[],
  isLast: boolean,
): readonly Etapa[] {
  const loaded = new Set(board.flatMap((etapa) => etapa.talentos.map((cartao) => cartao.id)))
  const added = page.filter((cartao) => !loaded.has(cartao.id))
  return board.map((etapa) => {
    if (etapa.id !== etapaId) return etapa
    const talentos = [...etapa.talentos, ...added]
    const qtdTalentos = isLast ? talentos.length : Math.max(etapa.qtdTalentos, talentos.length)
    return { ...etapa, talentos, qtdTalentos }
  })
}
