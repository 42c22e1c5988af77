import { wordsFor } from '@seleta/api-client'
import type { EtapaItem, FiltroKanban } from '@seleta/contract/kanban'
import { LOTE_MAX } from '@seleta/contract/limits'
import { formatInteger } from '@seleta/regras/numbers'
import { FormDialog } from '@seleta/ui/form'
import { lazy } from 'react'
import { usePessoasDaEtapa } from '../../queries/use-pessoas-da-etapa'
import { pessoas } from '../../rules/sentences'

const MensagemDialog = lazy(() =>
  import('@seleta/mensagens/mensagem-dialog').then((m) => ({ default: m.MensagemDialog })),
)

interface Props {
  readonly campanhaId: number
  /** With the count of those whom the filter leaves. */
  readonly etapa: EtapaItem
  /** As on the screen; null is everybody. */
  readonly filtro: FiltroKanban | null
  readonly onClose: () => void
}

/** Writes to everybody who stands in a stage, as filtered on screen: the board's own way to many (product 61). */
export function WriteEtapaDialog({ campanhaId, etapa, filtro, onClose }: Props) {
  const isTooMany = etapa.qtdTalentos > LOTE_MAX
  const found = usePessoasDaEtapa(etapa, filtro, !isTooMany)
  if (found.data !== undefined && found.data.length > 0)
    return (
      <MensagemDialog
        pessoas={found.data}
        campanhaId={campanhaId}
        // Somebody may come in meanwhile.
        begunAs={`etapa-${etapa.id}`}
        onClose={onClose}
      />
    )
  if (!isTooMany && !found.isError) return null
  return (
    <FormDialog
      title={`Mensagem para ${pessoas(etapa.qtdTalentos)}`}
      submitLabel="Tentar novamente"
      savingLabel="Tentando…"
      error={found.isError ? wordsFor(found.error) : null}
      isSaving={found.isFetching}
      onSubmit={() => void found.refetch()}
      onClose={onClose}
      outcome={isTooMany ? TOO_MANY : null}
      width="xs"
    >
      Ninguém recebeu nada.
    </FormDialog>
  )
}

const TOO_MANY = `Uma mensagem vai para até ${formatInteger(LOTE_MAX)} pessoas de uma vez. Filtre o quadro para escolher quem recebe primeiro.`
