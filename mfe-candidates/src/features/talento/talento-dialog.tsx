import { CallError, wordsFor } from '@seleta/api-client'
import { useHostServices, useLocation } from '@seleta/shell'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Dialog, ErrorState, LoadingRows, paint, useMediaQuery } from '@seleta/ui/core'
import { isTyping } from '@seleta/ui/is-typing'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useState } from 'react'
import { usePrefetchTalento, useTalento } from '../../queries/talentos-queries'
import { useMarkSeen } from '../../queries/use-mark-seen'
import { useNeighbours } from '../../queries/use-neighbours'
import { campanhaUnder } from '../../rules/campanha-under'
import { LatestMove } from '../lote/latest-move'
import { AConfirmar } from './a-confirmar'
import { Oculta } from './retencao'
import { Semelhantes } from './semelhantes'
import { TalentoHead } from './talento-head'
import { NOTA_FIELD_ID } from './notas'
import { TalentoStrip } from './talento-strip'
import type { TalentoTab } from './talento-tabs'
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
  const neighbours = useNeighbours(identificador)
  usePrefetchTalento(neighbours.next?.identificador)
  const isPhone = useMediaQuery(PHONE)
  const { hasSingleKeys } = useHostServices()
  const [tab, setTab] = useState<TalentoTab>('dados')
  const campanhaId = campanhaUnder(useLocation().pathname)
  useMarkSeen(talento.data, campanhaId)
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
        talento={talento.data ?? null}
        titleId={TITLE_ID}
        neighbours={neighbours}
        onNota={write}
        onClose={onClose}
      />
      {talento.isPending ? <LoadingRows rows={8} label="Carregando informações do candidato" /> : null}
      {talento.isError && talento.data === undefined ? (
        <TalentoError
          error={talento.error}
          isRetrying={talento.isFetching}
          onRetry={() => void talento.refetch()}
        />
      ) : null}
      {talento.data === undefined ? null : (
        <Pessoa
          key={identificador}
          talento={talento.data}
          campanhaId={campanhaId}
          open={tab}
          onOpen={setTab}
        />
      )}
    </Dialog>
  )
}

interface PessoaProps extends ComponentProps<typeof TalentoTabs> {
  readonly campanhaId: number | null
}

/**
 * The button whose letter was pressed does what it does when it is pressed. Letters typed into a menu or a dialog of its
 * own, which React tells of here too, are meant for that.
 */
function pressShortcut(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (!/^[jksmn]$/.test(key) || !(target instanceof Node) || !currentTarget.contains(target)) return
  const button = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`)
  if (button === null) return
  // The letter is no part of a text that the button leads to.
  event.preventDefault()
  button.click()
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

/** What is not sure about the person stands above everything else that is said of them (decision 108). */
function Uncertain({ talento }: { readonly talento: Talento }) {
  const { semelhantes, aConfirmar, informacaoPessoal } = talento
  if (semelhantes.length + aConfirmar.length === 0) return null
  return (
    <Box
      sx={{
        px: { xs: 4, sm: 6 },
        py: 1,
        maxHeight: '40%',
        overflowY: 'auto',
        flex: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: paint.sunken,
      }}
    >
      <Semelhantes semelhantes={semelhantes} />
      <AConfirmar nome={informacaoPessoal.nome} declaracoes={aConfirmar} />
    </Box>
  )
}

interface ErrorProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Somebody who is gone stays gone: no retry there. */
function TalentoError({ error, isRetrying, onRetry }: ErrorProps) {
  const isMissing = error instanceof CallError && (error.kind === 'not-found' || error.kind === 'invalid')
  if (isMissing)
    return (
      <ErrorState
        title="Esta pessoa não está mais na base."
        kept="Os dados podem ter sido apagados a pedido dela."
        level={3}
      />
    )
  return (
    <ErrorState
      title={wordsFor(error)}
      kept="A lista continua como estava."
      onRetry={onRetry}
      isRetrying={isRetrying}
      level={3}
    />
  )
}
