import { plural } from '@seleta/regras/plural'
import { formatInteger } from '@seleta/regras/numbers'
import { CallError, wordsFor } from '@seleta/api-client'
import type { Importacao, Mapeamento } from '@seleta/contract/importacoes'
import { CAMPOS_IMPORTACAO, PESSOA_LABELS, type CampoImportacao } from '@seleta/contract/pessoa-labels'
import {
  Alert,
  Box,
  BusyButton,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  TextField,
  Typography,
} from '@seleta/ui/core'
import { useState } from 'react'
import { useConferir } from '../../queries/importacao-queries'
import { useCampanha } from '@seleta/campanha/campanha'

interface Props {
  readonly importacao: Importacao
  readonly campanhaId: number | null
  readonly onTry: () => void
  readonly onOtherArquivo: () => void
}

const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}

/** Step 2: which column is which field. What was guessed stands there; what has no column stays out. */
export function ColumnsStep({ importacao, campanhaId, onTry, onOtherArquivo }: Props) {
  const [mapeamento, setMapeamento] = useState<Mapeamento>(importacao.mapeamento)
  const target = importacao.campanhaId ?? campanhaId
  const [isInscrever, setInscrever] = useState(target !== null)
  const conferir = useConferir(importacao.id)
  const campos = conferir.error instanceof CallError ? conferir.error.campos : {}
  const unused = importacao.colunas.filter((_, at) => !Object.values(mapeamento).includes(at))
  const pick = (campo: CampoImportacao, value: string) => {
    const { [campo]: _, ...rest } = mapeamento
    setMapeamento(value === '' ? rest : { ...rest, [campo]: Number(value) })
  }
  const send = () =>
    conferir.mutate({ mapeamento, campanhaId: isInscrever ? target : null }, { onSuccess: onTry })
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          <strong>{importacao.arquivo}</strong> tem {formatInteger(importacao.total)}{' '}
          {plural(importacao.total, 'linha', 'linhas')}. Diga qual coluna é cada campo: nome e pelo menos um
          entre e-mail, telefone e CPF.
        </Typography>
        {conferir.isError ? (
          <Alert severity="error" sx={{ mb: 4 }}>
            {wordsFor(conferir.error)}
          </Alert>
        ) : null}
        <Box sx={GRID}>
          {CAMPOS_IMPORTACAO.map((campo) => (
            <ColumnField
              key={campo}
              campo={campo}
              rotulo={PESSOA_LABELS[campo]}
              colunas={importacao.colunas}
              column={mapeamento[campo]}
              error={campos[campo]}
              onPick={(value) => pick(campo, value)}
            />
          ))}
        </Box>
        {unused.length === 0 ? null : (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            Ficam de fora: {unused.map(({ nome }) => nome).join(', ')}.
          </Typography>
        )}
        {target === null ? null : (
          <InscreverCheck campanhaId={target} isChecked={isInscrever} onChange={setInscrever} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onOtherArquivo}>Outro arquivo</Button>
        <BusyButton variant="contained" busy={conferir.isPending} busyLabel="Conferindo…" onClick={send}>
          Conferir linhas
        </BusyButton>
      </DialogActions>
    </>
  )
}

interface InscreverCheckProps {
  readonly campanhaId: number
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Whether the people of the file are taken into the campaign from which it is read. */
function InscreverCheck({ campanhaId, isChecked, onChange }: InscreverCheckProps) {
  const campanha = useCampanha(campanhaId)
  return (
    <FormControlLabel
      sx={{ mt: 4 }}
      control={<Checkbox checked={isChecked} onChange={(event) => onChange(event.target.checked)} />}
      label={`Inscrever em #${campanhaId} ${campanha.data?.nome ?? ''}`}
    />
  )
}

interface ColumnFieldProps {
  readonly campo: CampoImportacao
  readonly rotulo: string
  readonly colunas: Importacao['colunas']
  /** Its place among the columns; undefined while the field has none. */
  readonly column: number | undefined
  readonly error: string | undefined
  readonly onPick: (value: string) => void
}

/** One field, the column that it is read from, and what stands there. */
function ColumnField({ campo, rotulo, colunas, column, error, onPick }: ColumnFieldProps) {
  const exemplos = column === undefined ? [] : (colunas[column]?.exemplos ?? [])
  return (
    <TextField
      select
      id={`coluna-${campo}`}
      label={rotulo}
      required={campo === 'nome'}
      value={column ?? ''}
      onChange={(event) => onPick(event.target.value)}
      error={error !== undefined}
      helperText={error ?? (exemplos.length === 0 ? ' ' : `Ex.: ${exemplos.join(' · ')}`)}
      slotProps={{
        select: { native: true },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    >
      <option value="">Não importar</option>
      {colunas.map(({ nome }, at) => (
        <option key={`${at}-${nome}`} value={at}>
          {nome}
        </option>
      ))}
    </TextField>
  )
}
