import { countOf } from '@seleta/regras/plural'
import { formatInteger } from '@seleta/regras/numbers'
import type { Importacao } from '@seleta/contract/importacoes'
import { Alert, Box, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@seleta/ui/core'

const TITLE = {
  conferindo: 'Conferindo as linhas',
  importando: 'Importando',
  desfazendo: 'Desfazendo a importação',
} as const

interface Props {
  readonly importacao: Importacao
  /** The last question about it got no answer; the work goes on. */
  readonly hasFailed: boolean
  readonly onClose: () => void
}

/** How far the server is, in rows. */
export function Progress({
  importacao: { estado, processadas, total, contagem },
  hasFailed,
  onClose,
}: Props) {
  if (estado !== 'conferindo' && estado !== 'importando' && estado !== 'desfazendo') return null
  // Of an import and of an undo, only the rows that the step goes through count.
  const meta = {
    conferindo: total,
    importando: total - errorBefore(contagem, processadas, total),
    desfazendo: contagem.criada + contagem.unida + contagem.desfeita + contagem.mantida,
  }[estado]
  const share = meta === 0 ? 100 : Math.min(100, Math.round((100 * processadas) / meta))
  return (
    <>
      <DialogContent>
        <Box sx={{ py: 8 }}>
          <Typography component="h3" variant="h3" id="andamento" sx={{ mb: 3 }}>
            {TITLE[estado]}
          </Typography>
          <LinearProgress variant="determinate" value={share} aria-labelledby="andamento" />
          <Typography component="p" sx={{ mt: 3, fontVariantNumeric: 'tabular-nums' }}>
            {formatInteger(Math.min(processadas, meta))} de {countOf(meta, 'linha', 'linhas')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Você pode fechar esta janela: o trabalho continua, e o resultado fica em «Importar planilha».
          </Typography>
          {hasFailed ? (
            <Alert severity="warning" sx={{ mt: 4 }}>
              Sem resposta do servidor agora. A importação continua de onde está.
            </Alert>
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </>
  )
}

/** Rows that the try had found faulty stay where they are while the others come in. */
function errorBefore(contagem: Importacao['contagem'], processadas: number, total: number): number {
  const waiting = contagem.nova + contagem.unir
  return Math.max(0, total - waiting - processadas)
}
