import { CallError, wordsFor } from '@seleta/api-client'
import { ErrorState, LoadingRows } from '@seleta/ui/core'
import { DialogFrame } from '@seleta/ui/form'
import { useState } from 'react'
import { isInProgress, useImportacao } from '../../queries/importacao-queries'
import { Progress } from './progress'
import { ArquivoStep } from './arquivo-step'
import { ColumnsStep } from './columns-step'
import { TryStep } from './try-step'
import { EndStep } from './end-step'

interface Props {
  /** Null: choose a file first. */
  readonly id: number | null
  /** The campaign on screen; null in the basket. */
  readonly campanhaId: number | null
  readonly onId: (id: number | null) => void
  readonly onClose: () => void
}

/** An import from file to undo (product 42). The server works on by itself: closing this loses nothing. */
export function ImportacaoDialog({ id, campanhaId, onId, onClose }: Props) {
  return (
    <DialogFrame title="Importar planilha" onClose={onClose} width="md" isWholePhone hasCross>
      {id === null ? (
        <ArquivoStep onRead={onId} />
      ) : (
        <Importacao key={id} id={id} campanhaId={campanhaId} onAnother={() => onId(null)} onClose={onClose} />
      )}
    </DialogFrame>
  )
}

interface ImportacaoProps {
  readonly id: number
  readonly campanhaId: number | null
  readonly onAnother: () => void
  readonly onClose: () => void
}

function Importacao({ id, campanhaId, onAnother, onClose }: ImportacaoProps) {
  const query = useImportacao(id)
  const [isMapping, setMapping] = useState(false)
  const importacao = query.data
  if (importacao === undefined && query.isError) {
    const isGone = query.error instanceof CallError && query.error.kind === 'not-found'
    return (
      <ErrorState
        title={isGone ? 'Esta importação não existe mais.' : wordsFor(query.error)}
        kept="Nada foi alterado."
        {...(isGone ? {} : { onRetry: () => void query.refetch() })}
        isRetrying={query.isFetching}
        level={3}
      />
    )
  }
  if (importacao === undefined) return <LoadingRows rows={6} label="Carregando importação" />
  if (isInProgress(importacao))
    return <Progress importacao={importacao} hasFailed={query.isError} onClose={onClose} />
  if (importacao.estado === 'lida' || isMapping) {
    return (
      <ColumnsStep
        importacao={importacao}
        campanhaId={campanhaId}
        onTry={() => setMapping(false)}
        onOtherArquivo={onAnother}
      />
    )
  }
  if (importacao.estado === 'conferida')
    return <TryStep importacao={importacao} onColumns={() => setMapping(true)} />
  return <EndStep importacao={importacao} onAnother={onAnother} onClose={onClose} />
}
