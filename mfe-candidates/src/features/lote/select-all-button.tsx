import { LOTE_MAX } from '@seleta/contract/limits'
import type { CallInput } from '@seleta/contract/calls'
import { Box, BusyButton } from '@seleta/ui/core'
import { useSelectAll } from '../../queries/lote-mutations'
import { WORDS } from '../../rules/words'
import type { Pessoa } from './add-to-campanha-dialog'

interface Props {
  readonly filtro: CallInput<'selectTalentos'>['body']
  /** How many the list shows in all, as far as they are counted. */
  readonly total: number
  readonly selected: number
  readonly onSelect: (pessoas: readonly Pessoa[]) => void
}

/** Selects beyond the page: everybody whom the list shows, up to what can be acted on at once (decision 154). */
export function SelectAllButton({ filtro, total, selected, onSelect }: Props) {
  const select = useSelectAll()
  const isBeyond = total > LOTE_MAX
  return (
    <>
      {selected >= Math.min(total, LOTE_MAX) ? null : (
        <BusyButton
          busy={select.isPending}
          busyLabel="Selecionando…"
          onClick={() => select.mutate(filtro, { onSuccess: onSelect })}
        >
          {isBeyond ? WORDS.selectFirst : WORDS.selectAll(total)}
        </BusyButton>
      )}
      {isBeyond && selected >= LOTE_MAX ? (
        <Box component="span" role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {WORDS.beyondLote}
        </Box>
      ) : null}
    </>
  )
}
