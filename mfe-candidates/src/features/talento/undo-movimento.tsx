import { wordsFor } from '@seleta/api-client'
import type { Talento } from '@seleta/contract/talentos'
import { useHostServices } from '@seleta/shell'
import { BusyButton } from '@seleta/ui/core'
import { useUndoMovimento } from '../../queries/use-offer-move'
import { useExpired } from './use-expired'

interface Props {
  readonly identificador: string
  readonly desfazer: NonNullable<Talento['linhaDoTempo'][number]['desfazer']>
}

/** Takes the last move back from the timeline, for as long as the server does (product 60). */
export function UndoMovimento({ identificador, desfazer }: Props) {
  const { campanhaId, kanbanId, versao, ate } = desfazer
  const { notify } = useHostServices()
  const undo = useUndoMovimento()
  const tellFailure = (error: unknown) => notify({ text: wordsFor(error), tone: 'error' })
  if (useExpired(ate)) return null
  return (
    <BusyButton
      size="small"
      variant="outlined"
      busy={undo.isPending}
      busyLabel="Desfazendo…"
      onClick={() =>
        void undo
          .mutateAsync({ campanhaId, kanbanId, pessoas: [{ identificador, versao }] })
          .catch(tellFailure)
      }
    >
      Desfazer
    </BusyButton>
  )
}
