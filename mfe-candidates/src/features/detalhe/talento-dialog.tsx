import { CallError, wordsFor } from '@seleta/api-client'
import { Dialog, ErrorState, IconButton, LoadingRows, useMediaQuery } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import type { KeyboardEvent } from 'react'
import { useTalento } from '../../queries/talentos-queries'
import { useVizinhos } from '../../state/use-vizinhos'
import { TalentoHead } from './talento-head'
import { TalentoTabs } from './talento-tabs'

interface Props {
  readonly identificador: string
  readonly onClose: () => void
}

const TITLE_ID = 'talento-nome'
const PHONE = '(max-width: 599.95px)'

/** The detail of one person: head, six tabs, timeline; J and K go through the list (design.md 4.6). */
export function TalentoDialog({ identificador, onClose }: Props) {
  const talento = useTalento(identificador)
  const vizinhos = useVizinhos(identificador)
  const isPhone = useMediaQuery(PHONE)
  const step = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'j') vizinhos.proximo?.()
    if (event.key === 'k') vizinhos.anterior?.()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={step}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      scroll="paper"
      aria-labelledby={TITLE_ID}
      slotProps={{ paper: { sx: isPhone ? {} : { height: 'min(760px, calc(100vh - 64px))' } } }}
    >
      {talento.data === undefined ? (
        <IconButton
          aria-label="Fechar"
          onClick={onClose}
          sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1 }}
        >
          <CloseIcon />
        </IconButton>
      ) : null}
      {talento.isPending ? (
        <>
          <h2 id={TITLE_ID} hidden>
            Detalhes do candidato
          </h2>
          <LoadingRows rows={8} label="Carregando informações do candidato" />
        </>
      ) : null}
      {talento.isError && talento.data === undefined ? (
        <div id={TITLE_ID}>
          <ErrorState
            title={isMissing(talento.error) ? 'Esta pessoa não está mais na base.' : wordsFor(talento.error)}
            kept={
              isMissing(talento.error)
                ? 'Os dados podem ter sido apagados a pedido dela.'
                : 'A lista continua como estava.'
            }
            {...(isMissing(talento.error) ? {} : { onRetry: () => void talento.refetch() })}
            isRetrying={talento.isFetching}
          />
        </div>
      ) : null}
      {talento.data === undefined ? null : (
        <>
          <TalentoHead talento={talento.data} titleId={TITLE_ID} vizinhos={vizinhos} onClose={onClose} />
          <TalentoTabs key={identificador} talento={talento.data} />
        </>
      )}
    </Dialog>
  )
}

/** Never fire a one-key command inside a text field (design.md section 2). */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** Unknown, erased, or an address that is no identificador at all. */
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'not-found' || error.kind === 'invalid')
}
