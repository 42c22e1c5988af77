import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import type { Importacao } from '@seleta/contract/importacoes'
import { useHostServices } from '@seleta/shell'
import { BusyButton, Button, DialogActions, DialogContent, Typography } from '@seleta/ui/core'
import { useEffect } from 'react'
import { endImportacao, useUndoImportacao } from '../../queries/importacao-queries'
import { ErrorsDownload } from './errors-download'
import { Linhas } from './linhas'
import { ParciaisSentence } from './parciais-sentence'

interface Props {
  readonly importacao: Importacao
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** What became of the file, and the way back. */
export function EndStep({ importacao, onAnother, onClose }: Props) {
  const { confirm } = useHostServices()
  const undoing = useUndoImportacao(importacao.id)
  const { criada, unida, erro, desfeita, mantida } = importacao.contagem
  const isDone = importacao.estado === 'concluida'
  // The work has ended: the list below shows who came, or went.
  useEffect(endImportacao, [])
  const undo = async () => {
    const isSure = await confirm(undoQuestion(importacao.arquivo))
    if (isSure) undoing.mutate()
  }
  return (
    <>
      <DialogContent>
        <Typography component="output" sx={{ display: 'block', mb: 4 }}>
          {isDone ? (
            <>
              <strong>{formatInteger(criada)}</strong> {plural(criada, 'pessoa nova', 'pessoas novas')},{' '}
              <strong>{formatInteger(unida)}</strong> {plural(unida, 'unida', 'unidas')} a quem já estava na
              base, <strong>{formatInteger(erro)}</strong> com erro.
              <ParciaisSentence parciais={importacao.parciais ?? 0} verb={['entrou', 'entraram']} />
            </>
          ) : (
            <>
              Importação desfeita: <strong>{formatInteger(desfeita)}</strong> de volta ao que era
              {mantida === 0
                ? '.'
                : `, ${formatInteger(mantida)} ${plural(mantida, 'ficou', 'ficaram')}: veja por quê na lista.`}
            </>
          )}
        </Typography>
        <Linhas id={importacao.id} tabs={tabsOf(importacao)} />
        <ErrorsDownload importacao={importacao} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onAnother}>Importar outro arquivo</Button>
        {isDone && criada + unida > 0 ? (
          <BusyButton busy={undoing.isPending} busyLabel="Desfazendo…" onClick={() => void undo()}>
            Desfazer importação
          </BusyButton>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          Concluir
        </Button>
      </DialogActions>
    </>
  )
}

const undoQuestion = (arquivo: string) =>
  ({
    title: `Desfazer a importação de “${arquivo}”?`,
    text: 'As pessoas criadas por ela saem da base, e as que já existiam voltam a ser como eram. Quem já foi movido, recebeu mensagem ou nota depois fica.',
    confirmLabel: 'Desfazer importação',
    cancelLabel: 'Manter importação',
    tone: 'danger',
  }) as const

/** After undoing nobody is new or joined any more. */
function tabsOf({ estado, contagem: { criada, unida, mantida, erro }, parciais = 0 }: Importacao) {
  return [
    ...(estado === 'concluida'
      ? ([
          { situacao: 'criada', rotulo: 'Novas', total: criada },
          { situacao: 'unida', rotulo: 'Unidas', total: unida },
          { situacao: 'parcial', rotulo: 'Incompletas', total: parciais },
        ] as const)
      : []),
    { situacao: 'mantida', rotulo: 'Ficaram', total: mantida },
    { situacao: 'erro', rotulo: 'Com erro', total: erro },
  ] as const
}
