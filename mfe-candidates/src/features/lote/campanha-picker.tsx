import { campanhaWithNumber } from '@seleta/contract/campanha-title'
import { countOf } from '@seleta/regras/plural'
import { wordsFor } from '@seleta/api-client'
import { Box, Button, TextField, Typography } from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { FormControlLabel } from '@seleta/ui/core'
import { useState } from 'react'
import { useCampanhasToReceive } from '../../queries/campanhas-queries'

interface Props {
  readonly value: number | null
  readonly onChange: (campanhaId: number) => void
}

/** The company's campaigns that people can be brought into, searched on the server by name. */
export function CampanhaPicker({ value, onChange }: Props) {
  const [busca, setBusca] = useState('')
  const campanhas = useCampanhasToReceive(busca)
  const rows = campanhas.data?.data ?? []
  const rest = (campanhas.data?.totalElements ?? 0) - rows.length
  return (
    <Box>
      <TextField
        fullWidth
        label="Buscar campanha"
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <FormControl sx={{ mt: 3, display: 'block' }}>
        <FormLabel id="campanha-picker">Campanha</FormLabel>
        <RadioGroup
          aria-labelledby="campanha-picker"
          value={value ?? ''}
          onChange={(_, id) => onChange(Number(id))}
        >
          {rows.map((campanha) => (
            <FormControlLabel
              key={campanha.id}
              value={campanha.id}
              control={<Radio />}
              label={campanhaWithNumber(campanha)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography variant="caption" component="output" color="text.secondary">
        {campanhas.isPending ? 'Carregando campanhas…' : null}
        {campanhas.isSuccess && rows.length === 0
          ? 'Nenhuma campanha publicada ou pausada com este nome.'
          : null}
        {rest > 0 ? `Mais ${countOf(rest, 'campanha', 'campanhas')}: escreva para buscar.` : null}
      </Typography>
      {campanhas.isError ? (
        <Box role="alert">
          {wordsFor(campanhas.error)}{' '}
          <Button onClick={() => void campanhas.refetch()}>Tentar novamente</Button>
        </Box>
      ) : null}
    </Box>
  )
}
