import { countOf } from '@seleta/regras/plural'
import { Alert } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { useEtapas } from '../../queries/talentos-queries'
import type { LostMove } from '../../queries/use-move-lote'

interface Props {
  readonly campanhaId: number
  readonly lost: Omit<LostMove, 'rest'>
  /** Of others of the same move it is known what became of them. */
  readonly isPart: boolean
  /** The way on, where it is no other. */
  readonly children?: ReactNode
}

/** What stays to be known once the dialog is closed. @param n of how many nobody has said what became of them */
export const tellUnanswered = (n: number): string =>
  `A última mudança ficou sem resposta: ${countOf(n, 'pessoa pode', 'pessoas podem')} já estar lá. Para repeti-la, escolha de novo as mesmas pessoas e o mesmo destino.`

/** A move of which nobody has said what became of it: the same is asked for again before anything else. */
export function LostMoveAlert({ campanhaId, lost, isPart, children }: Props) {
  const { kanbanId, avisar, unknown } = lost
  const etapa = useEtapas(campanhaId).data?.find(({ id }) => id === kanbanId)
  const mensagem = avisar && etapa?.mensagemNotificacao !== '' ? ', com a mensagem da etapa na fila' : ''
  return (
    <Alert severity="warning">
      A última mudança{etapa === undefined ? '' : ` para “${etapa.nome}”`} ficou sem resposta:{' '}
      {isPart ? countOf(unknown, 'pessoa pode', 'pessoas podem') : 'as pessoas podem'} já estar lá
      {mensagem}. Repita a mudança: ninguém muda nem recebe duas vezes, e você vê o que aconteceu e pode
      desfazer.
      {children}
    </Alert>
  )
}
