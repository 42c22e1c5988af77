import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { Box, MenuItem, TextField } from '@seleta/ui/core'
import { ChoiceGroup, ToggleButton, ToggleButtonGroup } from '@seleta/ui/form'
import { paint } from '@seleta/ui/paint'
import { FieldPair } from '../passo/form-section'
import { DraftTimeField } from './draft-time-field'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { DIAS, ESCALAS, describeJornada } from '../../rules/describe-jornada'

type Jornada = CampanhaRascunho['vaga']['jornada']

/** Monday first, as Brazilian schedules are read. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** Days, hours and scale, and what they come to in one sentence (product 24). */
export function JornadaFields() {
  const jornada = useCampanha((c) => c.vaga.jornada)
  const edit = (fields: Partial<Jornada>) => editVaga({ jornada: { ...jornada, ...fields } })
  const resumo = describeJornada(jornada)
  const escalas =
    ESCALAS.some((escala) => escala === jornada.escala) || jornada.escala === ''
      ? ESCALAS
      : [...ESCALAS, jornada.escala]
  return (
    <>
      <ChoiceGroup legend="Dias de trabalho">
        <ToggleButtonGroup
          value={jornada.dias}
          onChange={(_, dias: number[]) => edit({ dias: dias.toSorted((a, b) => a - b) })}
          aria-label="Dias de trabalho"
          sx={{ alignSelf: 'start', maxWidth: '100%' }}
        >
          {WEEK.map((dia) => (
            <ToggleButton
              key={dia}
              value={dia}
              // What is shown is in the name as a word (WCAG 2.5.3), and the name says the day whole.
              aria-label={`${DIAS[dia].slice(0, 3)}, ${DIAS[dia]}`}
              sx={{ minWidth: { xs: 0, sm: 52 }, flex: '1 1 auto', px: { xs: 1, sm: 2 } }}
            >
              {DIAS[dia].slice(0, 3)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </ChoiceGroup>
      <FieldPair>
        <DraftTimeField
          field="vaga.jornada.inicio"
          label="Entrada"
          value={jornada.inicio}
          onEdit={(inicio) => edit({ inicio })}
        />
        <DraftTimeField
          field="vaga.jornada.fim"
          label="Saída"
          value={jornada.fim}
          onEdit={(fim) => edit({ fim })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          id="vaga.jornada.escala"
          select
          label="Escala"
          value={jornada.escala}
          onChange={(event) => edit({ escala: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Não informada</MenuItem>
          {escalas.map((escala) => (
            <MenuItem key={escala} value={escala}>
              {escala}
            </MenuItem>
          ))}
        </TextField>
      </FieldPair>
      {resumo === '' ? null : (
        <Box
          component="output"
          sx={{ display: 'block', p: 4, borderRadius: 1.5, bgcolor: paint.sunken, fontSize: '0.875rem' }}
        >
          <strong>Resumo do horário:</strong> {resumo}.
        </Box>
      )}
    </>
  )
}
