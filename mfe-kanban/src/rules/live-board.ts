import type { Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { findCartao, placeCartao, removeCartao, replaceEtapa } from './place-cartao'
import { isUnplaced } from './unplaced-column'
import { confirmMove } from './server-board'

/**
 * The server's board after what others did. Hearing something twice changes nothing.
 * @returns null when the board does not know enough to follow and has to be read again
 */
export function hearPessoas(
  board: readonly Etapa[],
  pessoas: readonly PessoaOnBoard[],
): readonly Etapa[] | null {
  let now: readonly Etapa[] | null = board
  for (const pessoa of pessoas) {
    if (now === null) return null
    now = hearPessoa(now, pessoa)
  }
  return now
}

function hearPessoa(board: readonly Etapa[], pessoa: PessoaOnBoard): readonly Etapa[] | null {
  const { cartao } = pessoa
  const { etapaId, deEtapaId, isChegada } = placesOf(board, pessoa)
  const known = findCartao(board, cartao.id)
  if (etapaId === null) return known === null && deEtapaId !== null ? null : removeCartao(board, cartao.id)
  if (known === null && isChegada) return addCartao(board, pessoa, etapaId)
  const { naEtapaDesde, versao } = cartao
  const after = confirmMove(board, { cartao, etapaId, deEtapaId, naEtapaDesde, versao })
  return findCartao(after, cartao.id) === null ? null : after
}

/** In which columns: whoever is in the campaign and in no stage is in the first one, where the board has it. */
function placesOf(board: readonly Etapa[], { etapaId, deEtapaId, isChegada, saida }: PessoaOnBoard) {
  const semEtapa = board.find(isUnplaced)?.id ?? null
  return {
    etapaId: etapaId ?? (saida === null ? semEtapa : null),
    deEtapaId: deEtapaId ?? (isChegada === false ? semEtapa : null),
    // A server of before says it by naming no stage.
    isChegada: isChegada ?? deEtapaId === null,
  }
}

/** Somebody who has just come stands on top. */
function addCartao(
  board: readonly Etapa[],
  { cartao }: PessoaOnBoard,
  etapaId: number,
): readonly Etapa[] | null {
  const etapa = board.find(({ id }) => id === etapaId)
  if (etapa === undefined) return null
  // One more seat first, so that placing the person neither takes somebody else's nor changes the total twice.
  const withSeat = replaceEtapa(board, { ...etapa, qtdTalentos: etapa.qtdTalentos + 1 })
  return placeCartao(withSeat, cartao, etapaId, etapaId)
}
