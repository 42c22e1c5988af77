import { useCan } from '@seleta/api-client'
import { countOf } from '@seleta/regras/plural'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Box, Button } from '@seleta/ui/core'
import { SelectionBar } from '@seleta/ui/grid'
import { LinkIcon, StopIcon } from '@seleta/ui/icons'
import { canEncerrar, hasLink } from '@seleta/campanha/campanha-words'

interface Props {
  readonly campanhas: readonly CampanhaItem[]
  readonly onCopyLinks: (campanhas: readonly CampanhaItem[]) => void
  readonly onEncerrar: (campanhas: readonly CampanhaItem[]) => void
  readonly onClear: () => void
}

/** «3 selecionadas: Copiar links · Encerrar» (design 4.2). Only what can be done to at least one of them is drawn. */
export function CampanhasBar({ campanhas, onCopyLinks, onEncerrar, onClear }: Props) {
  const linked = campanhas.filter(hasLink)
  const can = useCan()
  const open = can('closeCampanha') ? campanhas.filter(canEncerrar) : []
  return (
    <SelectionBar
      label="Campanhas selecionadas"
      count={
        <>
          {countOf(campanhas.length, 'selecionada', 'selecionadas')}
          {linked.length < campanhas.length && linked.length > 0 ? (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {' '}
              · {linked.length} com link
            </Box>
          ) : null}
        </>
      }
      onClear={onClear}
    >
      {linked.length > 0 ? (
        <Button startIcon={<LinkIcon size={16} />} onClick={() => onCopyLinks(linked)}>
          Copiar links
        </Button>
      ) : null}
      {open.length > 0 ? (
        <Button startIcon={<StopIcon size={16} />} onClick={() => onEncerrar(open)}>
          Encerrar
        </Button>
      ) : null}
    </SelectionBar>
  )
}
