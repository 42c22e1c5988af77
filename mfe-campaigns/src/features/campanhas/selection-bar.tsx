import { countOf } from '@seleta/regras/plural'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Box, Button, Paper } from '@seleta/ui/core'
import { LinkIcon, StopIcon } from '@seleta/ui/icons'
import { canEncerrar, hasLink } from '@seleta/campanha/campanha-words'

interface Props {
  readonly campanhas: readonly CampanhaItem[]
  readonly onCopyLinks: (campanhas: readonly CampanhaItem[]) => void
  readonly onEncerrar: (campanhas: readonly CampanhaItem[]) => void
  readonly onClear: () => void
}

/** «3 selecionadas: Copiar links · Encerrar» (design 4.2). Only what can be done to at least one of them is drawn. */
export function SelectionBar({ campanhas, onCopyLinks, onEncerrar, onClear }: Props) {
  const linked = campanhas.filter(hasLink)
  const open = campanhas.filter(canEncerrar)
  return (
    <Paper
      component="section"
      aria-label="Campanhas selecionadas"
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        mt: 4,
        p: 2,
        pl: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        bgcolor: 'primarySoft',
        boxShadow: '0 12px 32px rgb(18 22 21 / .16)',
      }}
    >
      <Box component="output" sx={{ fontWeight: 550, mr: 'auto' }}>
        {countOf(campanhas.length, 'selecionada', 'selecionadas')}
        {linked.length < campanhas.length && linked.length > 0 ? (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            · {linked.length} com link
          </Box>
        ) : null}
      </Box>
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
      <Button onClick={onClear}>Limpar seleção</Button>
    </Paper>
  )
}
