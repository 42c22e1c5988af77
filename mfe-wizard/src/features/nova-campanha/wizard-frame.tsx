import { BACK_TO_CAMPANHAS } from '@seleta/contract/screen-words'
import { wordsFor } from '@seleta/api-client'
import { Box, Button, ErrorState, LoadingRows, Typography } from '@seleta/ui/core'
import type { PassoSegmento } from '@seleta/shell'
import { Link, paths, useHostServices } from '@seleta/shell'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { STEP_COUNT, stepOf } from '../../rules/passos/steps'
import { StepContext } from '../passo/step-context'
import { useStepsAhead } from './use-steps-ahead'
import type { ShownPasso } from './use-shown-passo'
import { useWizardEntry } from './use-wizard-entry'
import { CampanhaHead } from './campanha-head'
import { ConflictDialog } from './conflict-dialog'
import { LivePreview } from './live-preview'
import { OrphanBanner } from './orphan-banner'
import { ReadOnlyWhenEnded } from './read-only-when-ended'
import { WizardFoot } from './wizard-foot'
import { WizardNav } from './wizard-nav'

export interface WizardFrameProps {
  readonly shown: ShownPasso
  /** The step's form. */
  readonly children: ReactNode
}

/** What every step stands in: indicator, heading, form, foot. The draft of the address is open inside. */
export function WizardFrame({ shown, children }: WizardFrameProps) {
  const { passo } = shown
  const entry = useWizardEntry(shown)
  useStepsAhead(entry.kind === 'open')
  if (entry.kind === 'failed')
    return (
      <ErrorState
        title={wordsFor(entry.error)}
        kept="O que você escreveu neste navegador continua guardado."
        onRetry={entry.retry}
        action={
          <Button component={Link} to={paths.campanhas()} variant="outlined">
            {BACK_TO_CAMPANHAS}
          </Button>
        }
      />
    )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 720px)' },
        '@media (min-width:1536px)': { gridTemplateColumns: '240px minmax(0, 720px) 280px' },
        columnGap: 8,
        rowGap: 4,
        alignItems: 'start',
      }}
    >
      <WizardNav passo={passo} opening={entry.kind === 'opening' ? entry : null} />
      <Box
        sx={{
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          // The foot stands at the lower edge of the window, also under a short form.
          minHeight: { xs: 'calc(100dvh - 64px - 76px)', lg: 'calc(100dvh - 64px - 32px)' },
          mb: { xs: -4, sm: -8 },
        }}
      >
        {entry.kind === 'opening' ? (
          <LoadingRows rows={6} />
        ) : (
          <StepContext value={passo}>
            <CampanhaHead />
            <StepHeading passo={passo} />
            <OrphanBanner />
            <ReadOnlyWhenEnded>{children}</ReadOnlyWhenEnded>
            <WizardFoot passo={passo} />
            <ConflictDialog />
          </StepContext>
        )}
      </Box>
      {entry.kind === 'open' ? <LivePreview /> : null}
    </Box>
  )
}

/** Takes the focus on entry and says where one is. */
function StepHeading({ passo }: { passo: PassoSegmento }) {
  const { announce } = useHostServices()
  const heading = useRef<HTMLHeadingElement>(null)
  const { number, title } = stepOf(passo)
  useEffect(() => {
    heading.current?.focus()
    announce(`Etapa ${number} de ${STEP_COUNT}: ${title}.`)
    // Once per step, not when the host's services change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [passo])
  return (
    <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ mb: 6, outline: 'none' }}>
      {title}
    </Typography>
  )
}
