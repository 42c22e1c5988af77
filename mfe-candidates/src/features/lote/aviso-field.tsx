import { wordsFor } from '@seleta/api-client'
import { isEscritora, tellPreview } from '@seleta/contract/tell-avisos'
import { Box, FormControlLabel, Skeleton, Typography } from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { usePreviewLote } from '../../queries/use-preview-lote'
import { useEtapas } from '../../queries/talentos-queries'

interface Props {
  readonly campanhaId: number
  readonly etapaId: number
  readonly identificadores: readonly string[]
  readonly value: boolean
  readonly onChange: (avisar: boolean) => void
}

/** Who gets what by entering the stage, and whether they do (product 60); nothing where the stage writes nothing. */
export function AvisoField(props: Props) {
  const etapa = useEtapas(props.campanhaId).data?.find(({ id }) => id === props.etapaId)
  return etapa === undefined || !isEscritora(etapa) ? null : <Aviso {...props} />
}

function Aviso({ campanhaId, etapaId, identificadores, value, onChange }: Props) {
  const preview = usePreviewLote({
    identificadores: [...identificadores],
    campanhaId,
    kanbanId: etapaId,
  })
  if (preview.isPending) return <Skeleton height={112} />
  const dito = preview.data === undefined ? null : tellPreview(preview.data)
  if (dito !== null && dito.quanto === '')
    return (
      <Typography variant="body2" color="text.secondary">
        Ninguém recebe mensagem por esta mudança. {dito.nota}
      </Typography>
    )
  return (
    <FormControl>
      <FormLabel id="aviso-field">Mensagem da etapa</FormLabel>
      <Box sx={{ fontSize: '0.875rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {dito === null ? wordsFor(preview.error) : `${dito.quanto}: “${dito.texto}”`}
        {dito === null || dito.nota === '' ? null : (
          <Typography variant="body2" color="text.secondary">
            {dito.nota}
          </Typography>
        )}
      </Box>
      <RadioGroup
        row
        aria-labelledby="aviso-field"
        value={value ? 'sim' : 'nao'}
        onChange={(_, escolha) => onChange(escolha === 'sim')}
      >
        <FormControlLabel value="sim" control={<Radio />} label="Enviar" />
        <FormControlLabel value="nao" control={<Radio />} label="Não avisar" />
      </RadioGroup>
    </FormControl>
  )
}
