import type { MensagemItem } from '@seleta/contract/avisos'
import { isWaiting } from '@seleta/contract/mensagem-estados'
import { countOf } from '@seleta/regras/plural'
import { BusyButton } from '@seleta/ui/core'
import { SelectionBar } from '@seleta/ui/grid'
import { SendIcon, CloseIcon } from '@seleta/ui/icons'
import { useReturnMensagens, useTakeBackMensagens } from '../../queries/mensagens-queries'
import { mayReturn } from '../../rules/mensagem-words'

interface Props {
  readonly mensagens: readonly MensagemItem[]
  readonly onClear: () => void
}

/** What can be done with the selected messages; each act reaches those that it can be done to. */
export function MensagensBar({ mensagens, onClear }: Props) {
  const putBack = useReturnMensagens()
  const takeBack = useTakeBackMensagens()
  if (mensagens.length === 0) return null
  const returning = mensagens.filter(mayReturn)
  const waiting = mensagens.filter(({ estado }) => isWaiting(estado))
  const labelled = (label: string, of: readonly MensagemItem[]) =>
    of.length === mensagens.length ? label : `${label} (${of.length})`
  return (
    <SelectionBar
      label="Mensagens selecionadas"
      count={countOf(mensagens.length, 'selecionada', 'selecionadas')}
      onClear={onClear}
    >
      {returning.length === 0 ? null : (
        <BusyButton
          startIcon={<SendIcon />}
          busy={putBack.isPending}
          busyLabel="Devolvendo à fila…"
          onClick={() => putBack.mutate(returning, { onSuccess: onClear })}
        >
          {labelled('Tentar de novo', returning)}
        </BusyButton>
      )}
      {waiting.length === 0 ? null : (
        <BusyButton
          startIcon={<CloseIcon />}
          busy={takeBack.isPending}
          busyLabel="Cancelando…"
          onClick={() => takeBack.mutate(waiting, { onSuccess: onClear })}
        >
          {labelled('Cancelar envio', waiting)}
        </BusyButton>
      )}
    </SelectionBar>
  )
}
