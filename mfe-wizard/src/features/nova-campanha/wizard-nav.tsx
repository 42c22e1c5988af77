import { Box, Button, VisuallyHidden } from '@seleta/ui/core'
import { hoje } from '@seleta/regras/now'
import { Link } from '@seleta/shell'
import type { PassoSegmento } from '@seleta/shell'
import { ChevronDownIcon, ChevronUpIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import type { MouseEvent } from 'react'
import { memo, useCallback, useId, useState } from 'react'
import { idOf } from '../../rules/rascunho/rascunho-state'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { STATUS_WORDS, statusOf } from '../../rules/passos/step-status'
import type { Step } from '../../rules/passos/steps'
import { STEP_COUNT, stepOf, stepPath, steps } from '../../rules/passos/steps'
import { useGoToPasso } from './go-to-passo-context'
import { StatusMark } from './status-mark'

/** A draft on its way; null is a new one. */
type Awaited = { readonly campanhaId: number | null }

export interface WizardNavProps {
  readonly passo: PassoSegmento
  /** The draft that is being opened: its steps can be gone to already, and nothing is known of them. */
  readonly opening: Awaited | null
}

/** The step indicator: every step is a link, whatever its state (product 23). */
export function WizardNav({ passo, opening }: WizardNavProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const close = useCallback(() => setOpen(false), [])
  const step = stepOf(passo)
  return (
    <Box
      component="nav"
      aria-label="Etapas da campanha"
      sx={{ minWidth: 0, position: { lg: 'sticky' }, top: 96 }}
    >
      <Box sx={{ display: { xs: 'block', lg: 'none' } }}>
        <Button
          variant="outlined"
          color="inherit"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen((was) => !was)}
          endIcon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          sx={{ justifyContent: 'space-between', textAlign: 'left', bgcolor: paint.surface }}
        >
          <span>
            Etapa {step.number} de {STEP_COUNT} · <strong>{step.title}</strong>
          </span>
        </Button>
      </Box>
      <Box
        component="ol"
        id={listId}
        sx={{
          display: { xs: isOpen ? 'block' : 'none', lg: 'block' },
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: { xs: 2, lg: 0 },
        }}
      >
        {steps.map((item) => (
          <StepItem key={item.id} step={item} isCurrent={item.id === passo} opening={opening} onGo={close} />
        ))}
      </Box>
    </Box>
  )
}

interface StepItemProps {
  readonly step: Step
  readonly isCurrent: boolean
  readonly opening: Awaited | null
  readonly onGo: () => void
}

/** Drawn again only when something of it changes: eleven of them stand beside every step. */
const StepItem = memo(function StepItem({ step, isCurrent, opening, onGo }: StepItemProps) {
  const status = useRascunho((state) => (opening === null ? statusOf(step.id, state, hoje()) : null))
  const openId = useRascunho((state) => idOf(state.origin))
  const to = stepPath(step.id, opening === null ? openId : opening.campanhaId)
  const goTo = useGoToPasso()
  return (
    <li>
      {step.part === 1 ? (
        <Box sx={{ px: 3, pt: 2, fontSize: '0.75rem', fontWeight: 680, color: paint.textSecondary }}>
          {step.number} · Triagem
        </Box>
      ) : null}
      <Box
        component={Link}
        to={to}
        onClick={(event: MouseEvent) => {
          onGo()
          const isPlain =
            event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
          if (!isPlain) return
          event.preventDefault()
          goTo(step.id, to)
        }}
        aria-current={isCurrent ? 'step' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 44,
          px: 3,
          py: 1,
          pl: step.part === null ? 3 : 6,
          borderRadius: 1.5,
          textDecoration: 'none',
          color: isCurrent ? paint.text : paint.textSecondary,
          bgcolor: isCurrent ? paint.primarySoft : 'transparent',
          fontWeight: isCurrent ? 680 : 400,
          fontSize: '0.875rem',
          lineHeight: 1.3,
          '&:hover': { color: paint.text, bgcolor: isCurrent ? paint.primarySoft : paint.sunken },
        }}
      >
        <StatusMark status={status ?? 'empty'} />
        <span>
          {step.part === null ? `${step.number} · ` : ''}
          {step.title}
          <Box
            component="span"
            sx={{
              display: 'block',
              fontSize: '0.75rem',
              fontWeight: 400,
              color: status === 'attention' ? paint.warning.text : paint.textSecondary,
            }}
          >
            {status === null ? (
              // Keeps the height of the line.
              '\u00a0'
            ) : (
              <>
                <VisuallyHidden>, </VisuallyHidden>
                {STATUS_WORDS[status]}
              </>
            )}
          </Box>
        </span>
      </Box>
    </li>
  )
})
