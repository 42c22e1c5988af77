import { countOf, plural } from '@seleta/regras/plural'
import { formatInteger } from '@seleta/regras/numbers'
import type { Importacao } from '@seleta/contract/importacoes'
import { Alert, BusyButton, Button, DialogActions, DialogContent, Typography } from '@seleta/ui/core'
import { useImport } from '../../queries/importacao-queries'
import { ErrorsDownload } from './errors-download'
import { Linhas } from './linhas'
import { ParciaisSentence } from './parciais-sentence'

interface Props {
  readonly importacao: Importacao
  readonly onColumns: () => void
}

/** Step 3: what each row would become. Nobody is written before «Importar». */
export function TryStep({ importacao, onColumns }: Props) {
  const doImport = useImport(importacao.id)
  const { nova, unir, erro } = importacao.contagem
  const { parciais = 0 } = importacao
  const good = nova + unir
  return (
    <>
      <DialogContent>
        <Typography component="output" sx={{ display: 'block', mb: 4 }}>
          <strong>{formatInteger(good)}</strong> de {formatInteger(importacao.total)}{' '}
          {plural(importacao.total, 'linha pode entrar', 'linhas podem entrar')}
          {importacao.campanha === '' ? '.' : ` em ${importacao.campanha}.`} Nada foi gravado ainda.
          <ParciaisSentence parciais={parciais} verb={['entra', 'entram']} />
        </Typography>
        {good === 0 ? (
          <Alert severity="warning" sx={{ mb: 4 }}>
            Nenhuma linha pode entrar assim. Confira as colunas ou corrija o arquivo.
          </Alert>
        ) : null}
        <Linhas
          id={importacao.id}
          tabs={[
            { situacao: 'erro', rotulo: 'Com erro', total: erro },
            { situacao: 'parcial', rotulo: 'Incompletas', total: parciais },
            { situacao: 'unir', rotulo: 'Já conhecidas', total: unir },
            { situacao: 'nova', rotulo: 'Novas', total: nova },
          ]}
        />
        <ErrorsDownload importacao={importacao} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onColumns}>Voltar às colunas</Button>
        {good === 0 ? null : (
          <BusyButton
            variant="contained"
            busy={doImport.isPending}
            busyLabel="Começando…"
            onClick={() => doImport.mutate()}
          >
            Importar {countOf(good, 'pessoa', 'pessoas')}
          </BusyButton>
        )}
      </DialogActions>
    </>
  )
}
