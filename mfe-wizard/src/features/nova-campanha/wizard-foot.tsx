import { appStore } from '@seleta/api-client'
import { Box, Button } from '@seleta/ui/core'
import type { PassoSegmento } from '@seleta/shell'
import { paths, useHostServices, useNavigate } from '@seleta/shell'
import { ArrowLeftIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { activeAtom } from '../../queries/rascunho/rascunho-atoms'
import { idOf, isReadOnly } from '../../rules/rascunho/rascunho-state'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { PublicarButton } from '../publicacao/publicar-button'
import { usePublishing } from '../../queries/use-publishing'
import { stepOf, stepPath } from '../../rules/passos/steps'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { useGoToPasso } from './go-to-passo-context'
import { SaveStatus } from './save-status'
import { useLeaveGuard } from './use-leave-guard'
import { useWizardKeys } from './use-wizard-keys'

/** Return · status · Save · Save and continue, always in view (design.md 4.4). */
export function WizardFoot({ passo }: { passo: PassoSegmento }) {
  const { back, next } = stepOf(passo)
  const campanhaId = useRascunho((state) => idOf(state.origin))
  const goTo = useGoToPasso()
  const navigate = useNavigate()
  const { publish } = usePublishing()
  const onBack = useStable(() => {
    if (back === null) void navigate(paths.campanhas())
    else goTo(back, stepPath(back, campanhaId))
  })
  const isEnded = useRascunho(isReadOnly)
  const onGoOn = useStable(() => {
    if (next === null) {
      if (!isEnded) void publish()
      return
    }
    if (!isEnded) rascunhos.goOn(next)
    goTo(next, stepPath(next, campanhaId))
  })
  const { notify } = useHostServices()
  const onSave = useStable(() => {
    const { saving, origin } = appStore.get(activeAtom)
    if (isEnded) return
    void rascunhos.save()
    // A button that is pressed answers, also when there is nothing to do.
    if (saving.kind === 'saved')
      notify({
        text: origin.kind === 'novo' ? 'Ainda não há o que salvar.' : 'Tudo já está salvo.',
        tone: 'info',
      })
  })
  useWizardKeys({ onSave, onPrimary: onGoOn })
  useLeaveGuard()
  return <FootBar isLast={next === null} isEnded={isEnded} onBack={onBack} onSave={onSave} onGoOn={onGoOn} />
}

/** The same function at each drawing, doing what the last one would do: what it is given to need not be drawn again. */
function useStable(run: () => void): () => void {
  const last = useRef(run)
  useLayoutEffect(() => {
    last.current = run
  })
  return useCallback(() => last.current(), [])
}

interface FootBarProps {
  readonly isLast: boolean
  /** Nothing can be saved. */
  readonly isEnded: boolean
  readonly onBack: () => void
  readonly onSave: () => void
  readonly onGoOn: () => void
}

const FootBar = memo(function FootBar({ isLast, isEnded, onBack, onSave, onGoOn }: FootBarProps) {
  return (
    <Box
      component="footer"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 'auto',
        bgcolor: paint.bg,
        borderTop: `1px solid ${paint.border}`,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 2,
          minHeight: 72,
          py: { xs: 2, sm: 0 },
          // One row of buttons at 360 px.
          '& .MuiButton-root': { px: { xs: 2.5, sm: 4 } },
        }}
      >
        <Button variant="outlined" color="inherit" onClick={onBack} startIcon={<ArrowLeftIcon />}>
          Voltar
        </Button>
        <Box sx={{ flex: '1 1 auto', order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          <SaveStatus />
        </Box>
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          {isEnded ? null : (
            <Button variant="outlined" onClick={onSave}>
              Salvar
            </Button>
          )}
          {isLast ? (
            isEnded ? null : (
              <PublicarButton />
            )
          ) : (
            <Button variant="contained" onClick={onGoOn}>
              {isEnded ? 'Continuar' : 'Salvar e continuar'}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
})
