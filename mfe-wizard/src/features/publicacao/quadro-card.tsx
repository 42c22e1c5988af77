import type { Quadro } from '@seleta/contract/limits'
import { Link } from '@seleta/shell'
import { Box, FormControlLabel, Paper } from '@seleta/ui/core'
import { Switch } from '@seleta/ui/form'
import { paint } from '@seleta/ui/paint'
import { idOf } from '../../rules/rascunho/rascunho-state'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { stepPath } from '../../rules/passos/steps'
import type { Publicacao, QuadroNeed } from '../../rules/quadros'
import { QUADRO_NAMES, describePublicacao } from '../../rules/quadros'
import { ResendButton } from './resend-button'

export interface QuadroCardProps {
  readonly quadro: Quadro
  readonly isOn: boolean
  /** What this job board would still miss. */
  readonly needs: readonly QuadroNeed[]
  /** Its state, once the campaign is published. */
  readonly publicacao: Publicacao | undefined
  readonly onToggle: (isOn: boolean) => void
}

/** One job board: its toggle, what it still needs, what became of the campaign there (product 35). */
export function QuadroCard({ quadro, isOn, needs, publicacao, onToggle }: QuadroCardProps) {
  const campanhaId = useRascunho((state) => idOf(state.origin))
  return (
    <Paper variant="outlined" sx={{ p: 4, bgcolor: isOn ? paint.primarySoft : paint.surface }}>
      <FormControlLabel
        sx={{ m: 0, width: '100%', justifyContent: 'space-between' }}
        labelPlacement="start"
        label={<strong>{QUADRO_NAMES[quadro]}</strong>}
        control={<Switch checked={isOn} onChange={(_, next) => onToggle(next)} />}
      />
      <Box
        sx={{
          mt: 2,
          fontSize: '0.8125rem',
          lineHeight: '1.25rem',
          color: isOn ? paint.text : paint.textSecondary,
        }}
      >
        {isOn && needs.length > 0
          ? needs.map(({ text, step }) => (
              <div key={text}>
                {text}. <Link to={stepPath(step, campanhaId)}>Escrever</Link>
              </div>
            ))
          : describe(isOn, publicacao)}
      </Box>
      {isOn && publicacao?.estado === 'ERRO' && campanhaId !== null && (
        <ResendButton campanhaId={campanhaId} quadro={quadro} />
      )}
    </Paper>
  )
}

function describe(isOn: boolean, publicacao: Publicacao | undefined): string {
  if (!isOn) return 'Desligado.'
  if (publicacao === undefined) return 'Recebe a campanha depois de publicada.'
  return describePublicacao(publicacao)
}
