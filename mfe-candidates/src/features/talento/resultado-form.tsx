import { SCORE_MAX } from '@seleta/contract/limits'
import { CURRICULO_MAX, PROOF_TYPES } from '@seleta/contract/sizes'
import { CallError, wordsFor } from '@seleta/api-client'
import { Alert, Box, BusyButton, Button, TextField } from '@seleta/ui/core'
import { parseDia } from '@seleta/regras/dia'
import { onlyDigits } from '@seleta/regras/digits'
import { DateField } from '@seleta/ui/form'
import { useState } from 'react'
import { useCatalogoTestes, useRegisterResultado } from '../../queries/dossie-queries'

interface Props {
  readonly identificador: string
  /** The test, when it is known already. */
  readonly testeId: number | null
  readonly onDone: () => void
}

const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
  alignItems: 'start',
}

/** A result of a test: points, day, link or file (product 27). */
export function ResultadoForm({ identificador, testeId: fixed, onDone }: Props) {
  const register = useRegisterResultado(identificador)
  const [testeId, setTesteId] = useState(fixed === null ? '' : String(fixed))
  const [resultado, setResultado] = useState('')
  const [data, setData] = useState('')
  const [link, setLink] = useState('')
  const [arquivo, setArquivo] = useState<File | null>(null)
  const campos = register.error instanceof CallError ? register.error.campos : {}
  const dia = parseDia(data)
  const isReady = testeId !== '' && resultado !== '' && dia !== null
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    register.mutate(
      { testeId: Number(testeId), resultado: Number(resultado), data: dia, link: link.trim(), arquivo },
      { onSuccess: onDone },
    )
  }
  const problem = (field: string) =>
    campos[field] === undefined ? {} : { error: true, helperText: campos[field] }
  return (
    <Box component="form" aria-label="Resultado de teste" onSubmit={submit} sx={GRID}>
      {register.isError && Object.keys(campos).length === 0 ? (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {wordsFor(register.error)}
        </Alert>
      ) : null}
      <TesteSelect value={testeId} onPick={setTesteId} {...problem('testeId')} />
      <TextField
        required
        label={`Resultado (0 a ${SCORE_MAX})`}
        value={resultado}
        onChange={(event) => setResultado(onlyDigits(event.target.value).slice(0, String(SCORE_MAX).length))}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...problem('resultado')}
      />
      <DateField label="Data" required value={data} onChange={setData} {...problem('data')} />
      <TextField
        label="Link"
        type="url"
        value={link}
        onChange={(event) => setLink(event.target.value)}
        {...problem('link')}
      />
      <ArquivoOfResultado arquivo={arquivo} onPick={setArquivo} error={campos['arquivo']} />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="contained" busy={register.isPending} aria-disabled={!isReady}>
          Salvar resultado
        </BusyButton>
        <Button onClick={onDone}>Cancelar</Button>
      </Box>
    </Box>
  )
}

interface TesteSelectProps {
  readonly value: string
  readonly onPick: (testeId: string) => void
  readonly error?: boolean
  readonly helperText?: string | undefined
}

/** The tests that the company has. */
function TesteSelect({ value, onPick, ...told }: TesteSelectProps) {
  const catalogo = useCatalogoTestes()
  return (
    <TextField
      select
      required
      label="Teste"
      value={value}
      onChange={(event) => onPick(event.target.value)}
      slotProps={{ select: { native: true } }}
      {...told}
    >
      <option value="">Escolha…</option>
      {(catalogo.data ?? []).map((teste) => (
        <option key={teste.id} value={teste.id}>
          {teste.nome}
        </option>
      ))}
    </TextField>
  )
}

interface ArquivoProps {
  readonly arquivo: File | null
  readonly onPick: (arquivo: File | null) => void
  readonly error: string | undefined
}

function ArquivoOfResultado({ arquivo, onPick, error }: ArquivoProps) {
  return (
    <Box sx={{ gridColumn: { sm: 'span 2' }, alignSelf: 'end' }}>
      <Button component="label" variant="outlined">
        {arquivo === null ? 'Escolher arquivo' : 'Trocar arquivo'}
        <input
          type="file"
          hidden
          aria-label="Arquivo do resultado"
          accept={PROOF_TYPES}
          onChange={(event) => onPick(event.target.files?.[0] ?? null)}
        />
      </Button>{' '}
      {arquivo === null ? <small>PDF, DOCX, PNG ou JPEG, até {CURRICULO_MAX}</small> : arquivo.name}
      {error === undefined ? null : (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {error}
        </Box>
      )}
    </Box>
  )
}
