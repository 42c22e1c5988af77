import { wordsFor } from '@seleta/api-client'
import { Box, Button, Dialog, EmptyState, ErrorState, LoadingRows } from '@seleta/ui/core'
import { isWriting } from '@seleta/ui/is-typing'
import type { KeyboardEvent } from 'react'
import { useHostServices } from '@seleta/shell'
import { useReviewedSelection } from '../../queries/reviewed-selection'
import { useFila } from '../../queries/revisao-queries'
import { useEtapas } from '../../queries/talentos-queries'
import { useListState } from '../../queries/use-list-state'
import type { Whom } from '../../rules/revisao-address'
import { reviewedState } from '../../rules/revisao-address'
import type { TalentoList } from '../../rules/talento-list'
import { filtroOf } from '../../rules/talento-list'
import { WORDS } from '../../rules/words'
import { pressShortcut } from '../talento/press-shortcut'
import { RevisaoHead } from './revisao-head'
import { RevisaoOfPessoas } from './revisao-of-pessoas'

interface Props {
  readonly list: TalentoList & { readonly tipo: 'candidatos' }
  readonly whom: Whom
  readonly onClose: () => void
}

/** The whole screen for one person after another: résumé and facts, and the keys that decide (product 63). */
export function Revisao({ list, whom, onClose }: Props) {
  const { hasSingleKeys } = useHostServices()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    // A key that is held down decides once.
    if (!event.repeat) pressShortcut(event)
  }
  // Esc in a text leaves the text; what is typed there is not lost by it.
  const close = (event: object) => {
    const target = 'target' in event ? event.target : null
    const pane =
      target instanceof HTMLElement && isWriting(target)
        ? target.closest<HTMLElement>('section[tabindex]')
        : null
    if (pane !== null) pane.focus()
    else onClose()
  }
  return (
    <Dialog
      open
      fullScreen
      onClose={close}
      onKeyDown={press}
      slotProps={{ paper: { 'aria-label': 'Revisar candidatos', sx: { overflow: 'hidden' } } }}
    >
      <Fila list={list} whom={whom} onClose={onClose} />
    </Dialog>
  )
}

function Fila({ list, whom, onClose }: Props) {
  const { campanhaId } = list
  const { state } = useListState(list)
  const selected = useReviewedSelection()
  const isAsked = whom !== 'selecao'
  const found = useFila(filtroOf(list, reviewedState(whom, state)), isAsked)
  const etapas = useEtapas(campanhaId)
  const everybody = isAsked ? found.data : selected
  if (everybody === undefined || etapas.data === undefined) {
    const failed = [found, etapas].find(({ isError, data }) => isError && data === undefined)
    return (
      <>
        <RevisaoHead campanhaId={campanhaId} place="" onClose={onClose} />
        {failed === undefined ? (
          <LoadingRows rows={8} label="Carregando quem revisar" />
        ) : (
          <ErrorState
            title={wordsFor(failed.error)}
            kept={WORDS.listStays}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
            level={3}
          />
        )}
      </>
    )
  }
  if (everybody.length === 0) return <Nobody campanhaId={campanhaId} whom={whom} onClose={onClose} />
  return (
    <RevisaoOfPessoas campanhaId={campanhaId} everybody={everybody} etapas={etapas.data} onClose={onClose} />
  )
}

const NOBODY: Readonly<Record<Whom, string>> = {
  new: 'Ninguém novo por aqui: alguém da empresa já abriu cada inscrição.',
  filtro: WORDS.nobodyFound,
  selecao: 'A seleção não está mais aqui. Selecione de novo quem revisar.',
}

function Nobody({
  campanhaId,
  whom,
  onClose,
}: Pick<Props, 'whom' | 'onClose'> & { readonly campanhaId: number }) {
  return (
    <>
      <RevisaoHead campanhaId={campanhaId} place="" onClose={onClose} />
      <Box sx={{ p: 8 }}>
        <EmptyState
          title={NOBODY[whom]}
          level={3}
          action={
            <Button variant="outlined" onClick={onClose}>
              Voltar à lista
            </Button>
          }
        />
      </Box>
    </>
  )
}
