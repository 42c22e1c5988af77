import { Alert } from '@seleta/ui/core'
import { useEtapas } from '../../queries/talentos-queries'
import type { LostMove } from '../../queries/use-move-lote'

interface Props {
  readonly campanhaId: number
  readonly lost: LostMove
}

/** A move of which nobody has said what became of it: the same is sent again before anything else. */
export function LostMoveAlert({ campanhaId, lost: { kanbanId, avisar } }: Props) {
  const etapa = useEtapas(campanhaId).data?.find(({ id }) => id === kanbanId)?.nome
  return (
    <Alert severity="warning">
      O último envio{etapa === undefined ? '' : ` para “${etapa}”`} ficou sem resposta: as pessoas podem já
      estar lá, {avisar ? 'com a mensagem da etapa na fila' : 'sem mensagem'}. Envie o mesmo de novo: ninguém
      muda nem recebe duas vezes, e você vê o que aconteceu e pode desfazer.
    </Alert>
  )
}
