import { Box, Button } from '@seleta/ui/core'
import type { PassoSegmento } from '@seleta/shell'
import { paths, useNavigate } from '@seleta/shell'
import { ArrowLeftIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import type { ReactNode } from 'react'
import { idOf } from '../rascunho/rascunho-state'
import { rascunhos } from '../rascunho/rascunhos'
import { useRascunho } from '../rascunho/use-rascunho'
import { stepOf, stepPath } from '../steps/steps'
import { SaveStatus } from './save-status'
import { useLeaveGuard } from './use-leave-guard'
import { useWizardKeys } from './use-wizard-keys'

/** Goes to a step of the open draft; null leaves the wizard for the list. */
export function useGoToStep(): (passo: PassoSegmento | null) => void {
  const navigate = useNavigate()
  const campanhaId = useRascunho((state) => idOf(state.origin))
  return (passo) => void navigate(passo === null ? paths.campanhas() : stepPath(passo, campanhaId))
}

/** What the foot's main button is where it is not Save-and-continue. */
export interface PrimaryAction {
  readonly button: ReactNode
  readonly run: () => void
}

/** Return · status · Save · Save and continue, always in view (design.md 4.4). */
export function WizardFoot({ passo, primary }: { passo: PassoSegmento; primary: PrimaryAction | undefined }) {
  const { back, next } = stepOf(passo)
  const goTo = useGoToStep()
  const goOn = () => {
    if (next === null) return
    rascunhos.goOn(next)
    goTo(next)
  }
  const save = () => void rascunhos.save()
  useWizardKeys({ onSave: save, onPrimary: primary?.run ?? goOn })
  useLeaveGuard()
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
        }}
      >
        <Button variant="outlined" color="inherit" onClick={() => goTo(back)} startIcon={<ArrowLeftIcon />}>
          Voltar
        </Button>
        <Box sx={{ flex: '1 1 auto', order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          <SaveStatus />
        </Box>
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          <Button variant="outlined" onClick={save}>
            Salvar
          </Button>
          {primary?.button ?? (
            <Button variant="contained" onClick={goOn}>
              Salvar e continuar
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
}
