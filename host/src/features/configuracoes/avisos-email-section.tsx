import type { Preferencias } from '@seleta/contract/preferencias'
import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { usePreferencias, useSavePreferencias } from '../../queries/use-preferencias'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesSection } from './configuracoes-section'

/** When a mention comes. */
const mencoes = [
  { value: 'AGORA', label: 'Na hora' },
  { value: 'RESUMO', label: 'No e-mail das 8h' },
  { value: 'NUNCA', label: 'Nunca' },
] as const

/** Avisos por e-mail: mentions, and the digest of the day (product 74). Each choice is saved at once. */
export function AvisosEmailSection() {
  const preferencias = usePreferencias()
  return (
    <ConfiguracoesSection
      id="avisos-por-email"
      title="Avisos por e-mail"
      text="O que chega a você fora da Seleta. Sem novidades, nenhum e-mail sai."
    >
      <LoadState query={preferencias} rows={3}>
        {(found) => <Choices preferencias={found} />}
      </LoadState>
    </ConfiguracoesSection>
  )
}

function Choices({ preferencias: { mencao, resumoDiario, emailLigado } }: { preferencias: Preferencias }) {
  const save = useSavePreferencias()
  // What was chosen stands while it is saved; refused, it is again what the server has.
  const shown = save.isPending ? save.variables : { mencao, resumoDiario }
  const choose = (change: Partial<Pick<Preferencias, 'mencao' | 'resumoDiario'>>) =>
    save.mutate({ mencao: shown.mencao, resumoDiario: shown.resumoDiario, ...change })
  return (
    <>
      {emailLigado ? null : (
        <Alert severity="info">Este servidor não envia e-mails: por ora nada chega.</Alert>
      )}
      <FormControl component="fieldset">
        <FormLabel component="legend">Menções a você em notas</FormLabel>
        <RadioGroup
          aria-label="Menções a você em notas"
          value={shown.mencao}
          onChange={(_, text) => {
            const chosen = mencoes.find(({ value }) => value === text)
            if (chosen !== undefined) choose({ mencao: chosen.value })
          }}
        >
          {mencoes.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box>
        <FormControlLabel
          label="Resumo do dia, às 8h"
          control={
            <Checkbox
              checked={shown.resumoDiario}
              onChange={(event) => choose({ resumoDiario: event.target.checked })}
            />
          }
        />
        <Typography variant="body2" color="text.secondary">
          Novas inscrições das campanhas em cuja equipe você está, e as equipes em que você entrou. Nomes de
          candidatos não vão no e-mail.
        </Typography>
      </Box>
    </>
  )
}
