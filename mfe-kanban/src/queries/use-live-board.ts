import type { FollowState } from '@seleta/api-client'
import { followCall, useQueryClient } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { useEffect, useState } from 'react'
import { boardKey, refreshAround, refreshNumeros, refreshPessoa, updateBoards } from './board-query'
import { countPessoas } from '../rules/count-pessoas'
import { hearPessoas } from '../rules/live-board'
import { useStableCallback } from './use-stable-callback'

/**
 * Keeps the board up to date with what others do, for as long as it is open (product 46).
 * @param onHeard told of each person whose place changed, before the board shows it
 */
export function useLiveBoard(
  campanhaId: number,
  serverBoard: readonly Etapa[],
  onHeard: (pessoas: readonly PessoaOnBoard[]) => void,
): FollowState {
  const client = useQueryClient()
  const [state, setState] = useState<FollowState>('live')
  const [depois] = useState(() => serverBoard[0]?.ultimoEvento)
  const tell = useStableCallback(onHeard)

  useEffect(() => {
    function hear(pessoas: readonly PessoaOnBoard[], id: number): void {
      const known = client.getQueryData(boardKey(campanhaId))?.[0]?.ultimoEvento ?? 0
      // The board was read again after this.
      if (id <= known) return
      tell(pessoas)
      for (const { cartao } of pessoas) refreshPessoa(client, cartao.identificador)
      const ids = pessoas.map(({ cartao }) => cartao.id)
      const before = JSON.stringify(countPessoas(client.getQueryData(boardKey(campanhaId))))
      updateBoards(client, campanhaId, ids, (board) => hearPessoas(board, pessoas))
      if (JSON.stringify(countPessoas(client.getQueryData(boardKey(campanhaId)))) !== before)
        refreshNumeros(client, campanhaId)
    }

    return followCall(
      'followKanban',
      { params: { campanhaId }, query: depois === undefined ? {} : { depois } },
      {
        onState: setState,
        onEvent: (event, id) => {
          if (event.tipo === 'pessoas') hear(event.pessoas, id)
          else if (event.tipo === 'recarregar') refreshAround(client, campanhaId)
        },
      },
    )
  }, [campanhaId, client, depois, tell])

  return state
}
