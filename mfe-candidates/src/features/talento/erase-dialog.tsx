import { wordsFor } from '@seleta/api-client'
import { SOB_GUARDA } from '@seleta/contract/faltas'
import { useSearchParams } from '@seleta/shell'
import { LoadingRows, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useApagamento, useErase } from '../../queries/correcao-queries'
import { tellApagamento } from '../../rules/apagamento-words'

interface Props {
  readonly identificador: string
  readonly onClose: () => void
}

/** Asks before a person is erased: what goes, and that nothing brings it back (product 92). */
export function EraseDialog({ identificador, onClose }: Props) {
  const apagamento = useApagamento(identificador)
  const erase = useErase(identificador)
  const [, setParams] = useSearchParams()
  const leave = () =>
    setParams((now) => {
      now.delete('talento')
      return now
    })
  const { data } = apagamento
  const failed = apagamento.error ?? erase.error
  return (
    <FormDialog
      title={data === undefined ? 'Apagar pessoa' : `Apagar ${data.nome}?`}
      submitLabel="Apagar para sempre"
      savingLabel="Apagando…"
      cancelLabel="Manter"
      error={failed === null ? null : wordsFor(failed)}
      isSaving={erase.isPending}
      isIncomplete={data === undefined || data.isGuardada}
      onSubmit={() => {
        if (data !== undefined && !data.isGuardada) erase.mutate(undefined, { onSuccess: leave })
      }}
      onClose={onClose}
      isDanger
    >
      {data === undefined ? (
        <LoadingRows rows={2} label="Carregando o que seria apagado" />
      ) : data.isGuardada ? (
        <Typography>{SOB_GUARDA}</Typography>
      ) : (
        <>
          <Typography>Vai embora: {tellApagamento(data)}. Isto não pode ser desfeito.</Typography>
          <Typography variant="body2" color="text.secondary">
            Fica registrado quem apagou e quando, sem dados da pessoa.
          </Typography>
        </>
      )}
    </FormDialog>
  )
}
