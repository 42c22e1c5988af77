import { plural } from '@seleta/regras/plural'
import { formatInteiro } from '@seleta/regras/numero'
import { CallError, wordsFor } from '@seleta/api-client'
import { CAMPOS_IMPORTACAO, type CampoImportacao } from '@seleta/contract/limits'
import type { Importacao, Mapeamento } from '@seleta/contract/importacoes'
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
import { useCampanha } from '../../queries/talentos-queries'

interface Props {
  readonly importacao: Importacao
  readonly campanhaId: number | null
  readonly onConferindo: () => void
  readonly onOutroArquivo: () => void
}

/** Step 2: which column is which field. What was guessed stands there; what has no column stays out. */
export function PassoColunas({ importacao, campanhaId, onConferindo, onOutroArquivo }: Props) {
  const [mapeamento, setMapeamento] = useState<Mapeamento>(importacao.mapeamento)
  const alvo = importacao.campanhaId ?? campanhaId
  const campanha = useCampanha(alvo ?? 0, alvo !== null)
  const [isInscrever, setInscrever] = useState(alvo !== null)
  const conferir = useConferir(importacao.id)
  const campos = conferir.error instanceof CallError ? conferir.error.campos : {}
  const unused = importacao.colunas.filter((_, at) => !Object.values(mapeamento).includes(at))
  const pick = (campo: CampoImportacao, value: string) => {
    const { [campo]: _, ...rest } = mapeamento
    setMapeamento(value === '' ? rest : { ...rest, [campo]: Number(value) })
  }
  const send = () =>
    conferir.mutate({ mapeamento, campanhaId: isInscrever ? alvo : null }, { onSuccess: onConferindo })
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          <strong>{importacao.arquivo}</strong> tem {formatInteiro(importacao.total)}{' '}
          {plural(importacao.total, 'linha', 'linhas')}. Diga qual coluna é cada campo: nome e pelo menos um
          entre e-mail, telefone e CPF.
        </Typography>
        {conferir.isError ? (
          <Alert severity="error" sx={{ mb: 4 }}>
            {wordsFor(conferir.error)}
          </Alert>
        ) : null}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            alignItems: 'start',
          }}
        >
          {CAMPOS_IMPORTACAO.map(({ campo, rotulo }) => {
            const column = mapeamento[campo]
            const exemplos = column === undefined ? [] : (importacao.colunas[column]?.exemplos ?? [])
            return (
              <TextField
                key={campo}
                select
                id={`coluna-${campo}`}
                label={rotulo}
                required={campo === 'nome'}
                value={column ?? ''}
                onChange={(event) => pick(campo, event.target.value)}
                error={campos[campo] !== undefined}
                helperText={campos[campo] ?? (exemplos.length === 0 ? ' ' : `Ex.: ${exemplos.join(' · ')}`)}
                slotProps={{
                  select: { native: true },
                  formHelperText: { sx: { overflowWrap: 'anywhere' } },
                }}
              >
                <option value="">Não importar</option>
                {importacao.colunas.map(({ nome }, at) => (
                  <option key={`${at}-${nome}`} value={at}>
                    {nome}
                  </option>
                ))}
              </TextField>
            )
          })}
        </Box>
        {unused.length === 0 ? null : (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            Ficam de fora: {unused.map(({ nome }) => nome).join(', ')}.
          </Typography>
        )}
        {alvo === null ? null : (
          <FormControlLabel
            sx={{ mt: 4 }}
            control={
              <Checkbox checked={isInscrever} onChange={(event) => setInscrever(event.target.checked)} />
            }
            label={`Inscrever em #${alvo} ${campanha.data?.nome ?? ''}`}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onOutroArquivo}>Outro arquivo</Button>
        <BusyButton variant="contained" busy={conferir.isPending} busyLabel="Conferindo…" onClick={send}>
          Conferir linhas
        </BusyButton>
      </DialogActions>
    </>
  )
}
