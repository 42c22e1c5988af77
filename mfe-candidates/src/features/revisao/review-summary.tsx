import { formatInteger } from '@seleta/regras/numbers'
import { countOf, plural } from '@seleta/regras/plural'
import { Box, BusyButton, Button, Typography } from '@seleta/ui/core'
import { useUndoReview } from '../../queries/use-undo-review'
import type { ReviewControl } from '../../queries/use-review'
import type { Outcome, Review } from '../../rules/revisao'
import { countByEtapa, thoseOf } from '../../rules/revisao'

interface Props {
  readonly campanhaId: number
  readonly control: ReviewControl
  readonly onClose: () => void
}

/** What became of everybody, with one undo of all (product 63). */
export function ReviewSummary({ campanhaId, control, onClose }: Props) {
  const { state, dispatch } = control
  const undo = useUndoReview(campanhaId, control)
  const skipped = thoseOf(state, (one) => one === undefined || one.kind === 'skipped')
  const moved = thoseOf(state, (one) => one?.kind === 'moved' && one.about !== null)
  const isMoving = thoseOf(state, (one) => one?.kind === 'moving').length > 0
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', p: { xs: 4, sm: 8 } }}>
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        <Typography component="h3" variant="h2" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {countOf(state.everybody.length, 'pessoa revisada', 'pessoas revisadas')}
        </Typography>
        <Box component="ul" aria-label="Resumo da revisão" sx={{ my: 4, pl: 5 }}>
          {countByEtapa(state).map(({ etapa, total }) => (
            <li key={etapa}>
              {total} em {etapa}
            </li>
          ))}
          {skipped.length === 0 ? null : <li>{countOf(skipped.length, 'sem decisão', 'sem decisão')}</li>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 6 }}>
          <Button variant="contained" onClick={onClose}>
            Voltar à lista
          </Button>
          {moved.length === 0 ? null : (
            <BusyButton
              variant="outlined"
              busy={undo.isPending || isMoving}
              busyLabel={isMoving ? 'Salvando…' : 'Desfazendo…'}
              onClick={() => undo.mutate()}
            >
              {plural(
                moved.length,
                'Desfazer a mudança',
                `Desfazer as ${formatInteger(moved.length)} mudanças`,
              )}
            </BusyButton>
          )}
          {skipped.length === 0 ? null : (
            <Button
              variant="outlined"
              onClick={() =>
                dispatch({
                  kind: 'again',
                  identificadores: skipped.map(({ identificador }) => identificador),
                })
              }
            >
              Rever quem ficou sem decisão
            </Button>
          )}
        </Box>
        <Outcomes state={state} />
      </Box>
    </Box>
  )
}

/** Each with what became of them. */
function Outcomes({ state }: { readonly state: Review }) {
  return (
    <Box
      component="ul"
      aria-label="Pessoas"
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {state.everybody.map(({ identificador, nome }) => (
        <Box
          component="li"
          key={identificador}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 2, alignItems: 'baseline' }}
        >
          <Box component="span" sx={{ flex: '1 1 200px', fontWeight: 550 }}>
            {nome}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {outcomeWords(state.outcomes[identificador])}
            {state.motivos[identificador] === undefined ? null : ` · ${state.motivos[identificador]}`}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function outcomeWords(outcome: Outcome | undefined): string {
  switch (outcome?.kind) {
    case 'moving':
      return `${outcome.etapa} · salvando…`
    case 'moved':
      return outcome.mensagens === 0
        ? outcome.etapa
        : `${outcome.etapa} · ${countOf(outcome.mensagens, 'mensagem', 'mensagens')}`
    case 'failed':
      return `Não foi para ${outcome.etapa}: ${outcome.motivo}`
    case 'skipped':
    case undefined:
      return 'Sem decisão'
  }
}
