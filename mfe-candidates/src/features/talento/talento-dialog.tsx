import { NOTAS_HASH } from '@seleta/contract/dashboard-addresses'
import { CallError, wordsFor } from '@seleta/api-client'
import { useHostServices, useLocation } from '@seleta/shell'
import { Box, Dialog, ErrorState, LoadingRows, useMediaQuery } from '@seleta/ui/core'
import { isTyping } from '@seleta/ui/is-typing'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useState } from 'react'
import { notaDraftOf } from '../../queries/nota-drafts'
import { usePrefetchTalento, useTalento } from '../../queries/talentos-queries'
import { useMarkSeen } from '../../queries/use-mark-seen'
import { useNeighbours } from '../../queries/use-neighbours'
import { campanhaUnder } from '../../rules/campanha-under'
import { WORDS } from '../../rules/words'
import { LatestMove } from '../lote/latest-move'
import { Oculta } from './retencao'
import { pressShortcut } from './press-shortcut'
import { TalentoHead } from './talento-head'
import { NOTA_FIELD_ID } from './notas'
import { TalentoStrip } from './talento-strip'
import type { TalentoTab } from './talento-tabs'
import { TalentoTabs } from './talento-tabs'
import { Uncertain } from './uncertain'

interface Props {
  readonly identificador: string
  readonly onClose: () => void
}

const TITLE_ID = 'talento-nome'
const PHONE = '(max-width: 599.95px)'

/** The detail of one person: head, six tabs, timeline; J and K go through the list (design.md 4.6). */
export function TalentoDialog({ identificador, onClose }: Props) {
  const talento = useTalento(identificador)
  // Who was erased while they were looked at is shown no longer.
  const data = isMissing(talento.error) ? undefined : talento.data
  const neighbours = useNeighbours(identificador)
  usePrefetchTalento(neighbours.next?.identificador)
  const isPhone = useMediaQuery(PHONE)
  const { hasSingleKeys } = useHostServices()
  const { pathname, hash } = useLocation()
  // Whoever comes back to a note that is not saved finds it, and sees that it is not.
  const isAtNotas = hash === NOTAS_HASH || notaDraftOf(identificador) !== ''
  const [tab, setTab] = useState<TalentoTab>(isAtNotas ? 'historico' : 'dados')
  const campanhaId = campanhaUnder(pathname)
  useMarkSeen(data, campanhaId)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    pressShortcut(event)
  }
  const write = () => {
    setTab('historico')
    // Once the tab has been drawn, which React does before whatever is queued here.
    queueMicrotask(() => document.getElementById(NOTA_FIELD_ID)?.focus())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={press}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      scroll="paper"
      aria-labelledby={TITLE_ID}
      slotProps={{ paper: { sx: isPhone ? {} : { height: 'min(760px, calc(100vh - 64px))' } } }}
    >
      <TalentoHead
        talento={data ?? null}
        titleId={TITLE_ID}
        neighbours={neighbours}
        onNota={write}
        onClose={onClose}
      />
      {talento.isPending ? <LoadingRows rows={8} label={WORDS.talentoLoading} /> : null}
      {talento.isError && data === undefined ? (
        <TalentoError
          error={talento.error}
          isRetrying={talento.isFetching}
          onRetry={() => void talento.refetch()}
        />
      ) : null}
      {data === undefined ? null : (
        <Pessoa key={identificador} talento={data} campanhaId={campanhaId} open={tab} onOpen={setTab} />
      )}
    </Dialog>
  )
}

interface PessoaProps extends ComponentProps<typeof TalentoTabs> {
  readonly campanhaId: number | null
}

function Pessoa({ talento, campanhaId, ...tabs }: PessoaProps) {
  if (talento.retencao.isOculta) return <Oculta talento={talento} />
  return (
    <>
      <Box
        sx={{ px: { xs: 4, sm: 6 }, pt: 2, mb: -3, flex: 'none', '&:not(:has(button))': { display: 'none' } }}
      >
        <LatestMove />
      </Box>
      <Uncertain talento={talento} />
      <TalentoStrip talento={talento} campanhaId={campanhaId} />
      <TalentoTabs talento={talento} {...tabs} />
    </>
  )
}

interface ErrorProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

const isMissing = (error: unknown) =>
  error instanceof CallError && (error.kind === 'not-found' || error.kind === 'invalid')

/** Somebody who is gone stays gone: no retry there. */
function TalentoError({ error, isRetrying, onRetry }: ErrorProps) {
  if (isMissing(error))
    return (
      <ErrorState
        title={WORDS.goneFromBase}
        kept="Os dados podem ter sido apagados a pedido dela."
        level={3}
      />
    )
  const isRefused = error instanceof CallError && error.kind === 'forbidden'
  return (
    <ErrorState
      title={wordsFor(error)}
      kept={WORDS.listStays}
      {...(!isRefused && { onRetry })}
      isRetrying={isRetrying}
      level={3}
    />
  )
}
