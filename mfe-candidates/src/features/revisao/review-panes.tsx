import { CallError, wordsFor } from '@seleta/api-client'
import { Box, ErrorState, LoadingRows, Tab, Tabs, useMediaQuery } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import type { useTalento } from '../../queries/talentos-queries'
import type { PessoaDaFila } from '../../rules/revisao'
import { WORDS } from '../../rules/words'
import { CurriculoView } from './curriculo-view'
import { FactsPane } from './facts-pane'

/** On a phone one of them is on the screen. */
export type PaneName = 'curriculo' | 'fatos'

interface Props {
  readonly campanhaId: number
  readonly pessoa: PessoaDaFila
  readonly next: PessoaDaFila | undefined
  readonly talento: ReturnType<typeof useTalento>
  readonly open: PaneName
  readonly onOpen: (pane: PaneName) => void
}

const PHONE = '(max-width: 899.95px)'

/** The résumé, and beside it what the product knows (design 6). */
export function ReviewPanes({ campanhaId, pessoa, next, talento, open, onOpen }: Props) {
  const isPhone = useMediaQuery(PHONE)
  const { identificador } = pessoa
  return (
    <>
      {isPhone ? (
        <Tabs
          value={open}
          onChange={(_, pane: PaneName) => onOpen(pane)}
          variant="fullWidth"
          aria-label="Partes da revisão"
          sx={{ flex: 'none', borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="curriculo" label="Currículo" />
          <Tab value="fatos" label="Dados" />
        </Tabs>
      ) : null}
      <Box sx={isPhone ? onePane : twoPanes}>
        <Pane label="Currículo" isShown={!isPhone || open === 'curriculo'} isGround of={identificador}>
          <Box sx={{ position: 'relative', maxWidth: 900, mx: 'auto' }}>
            {[pessoa, ...(next === undefined ? [] : [next])].map((one) => (
              <CurriculoView
                key={one.identificador}
                identificador={one.identificador}
                nome={one.nome}
                isShown={one === pessoa}
              />
            ))}
          </Box>
        </Pane>
        <Pane label="Dados" isShown={!isPhone || open === 'fatos'} of={identificador}>
          <Facts key={identificador} campanhaId={campanhaId} talento={talento} />
        </Pane>
      </Box>
    </>
  )
}

const onePane = { flex: 1, minHeight: 0, display: 'grid' } as const
const twoPanes = { ...onePane, gridTemplateColumns: '55fr 45fr' } as const

interface PaneProps {
  readonly label: string
  readonly isShown: boolean
  /** Lies deeper than the page. */
  readonly isGround?: boolean
  /** Whose: the next one is seen from the top. */
  readonly of: string
  readonly children: ReactNode
}

function Pane({ label, isShown, isGround = false, of, children }: PaneProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={0}
      data-pessoa={of}
      ref={(pane: HTMLElement | null) => {
        // React calls it again for each person: the section itself stays, and the focus with it.
        if (pane !== null && pane.dataset['seen'] !== of) {
          pane.dataset['seen'] = of
          pane.scrollTop = 0
        }
      }}
      sx={{
        minWidth: 0,
        minHeight: 0,
        overflowY: 'auto',
        display: isShown ? 'block' : 'none',
        ...(isGround && { bgcolor: 'sunken', p: { xs: 2, sm: 4 } }),
      }}
    >
      {children}
    </Box>
  )
}

function Facts({ campanhaId, talento }: Pick<Props, 'campanhaId' | 'talento'>) {
  const { data, error, isFetching, refetch } = talento
  if (data !== undefined) return <FactsPane talento={data} campanhaId={campanhaId} />
  if (error === null) return <LoadingRows rows={8} label={WORDS.talentoLoading} />
  const isGone = error instanceof CallError && error.kind === 'not-found'
  return (
    <ErrorState
      title={isGone ? WORDS.goneFromBase : wordsFor(error)}
      kept="J passa para a próxima pessoa."
      {...(!isGone && { onRetry: () => void refetch(), isRetrying: isFetching })}
      level={3}
    />
  )
}
