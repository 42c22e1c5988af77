import { wordsFor } from '@seleta/api-client'
import { Box, Button, FormControlLabel, Skeleton } from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { useEtapas } from '../../queries/talentos-queries'

interface Props {
  readonly campanhaId: number
  readonly value: number | null
  readonly onChange: (etapaId: number) => void
}

/** The stages of a campaign's board, as a choice of one. */
export function EtapaPicker({ campanhaId, value, onChange }: Props) {
  const etapas = useEtapas(campanhaId)
  if (etapas.isPending) return <Skeleton height={120} />
  if (etapas.isError)
    return (
      <Box role="alert">
        {wordsFor(etapas.error)} <Button onClick={() => void etapas.refetch()}>Tentar novamente</Button>
      </Box>
    )
  return (
    <FormControl>
      <FormLabel id="etapa-picker">Etapa</FormLabel>
      <RadioGroup
        aria-labelledby="etapa-picker"
        value={value ?? ''}
        onChange={(_, id) => onChange(Number(id))}
      >
        {etapas.data.map((etapa) => (
          <FormControlLabel key={etapa.id} value={etapa.id} control={<Radio />} label={etapa.nome} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
