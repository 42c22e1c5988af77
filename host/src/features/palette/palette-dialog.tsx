import { nothingFound } from '@seleta/regras/busca'
import { BUSCA_GERAL_MAX } from '@seleta/contract/text-max'
import { countOf } from '@seleta/regras/plural'
import { Box, Button, Dialog, Typography, VisuallyHidden } from '@seleta/ui/core'
import { SearchIcon } from '@seleta/ui/icons'
import { useRested } from '@seleta/ui/rest'
import type { KeyboardEvent } from 'react'
import { useEffect, useState } from 'react'
import type { MenuEntry } from '../../rules/page-table'
import type { PaletteItem } from '../../rules/palette-items'
import { sectionsOf } from '../../rules/palette-items'
import { usePaletteItems } from '../../queries/use-palette-items'

interface PaletteDialogProps {
  readonly initialText: string
  readonly menu: readonly MenuEntry[]
  readonly onClose: () => void
  readonly onOpenHelp: () => void
}

const REST_MS = 200
const LIST_ID = 'paleta-lista'
const isFixed = ({ group }: PaletteItem) => group === 'Ir para' || group === 'Ações'
const optionId = (item: PaletteItem) => `paleta-${item.id}`

/** Ctrl/⌘+K: pages, actions, campaigns, people (product 9, design 2). A combobox over a listbox. */
export default function PaletteDialog({ initialText, menu, onClose, onOpenHelp }: PaletteDialogProps) {
  const [text, setText] = useState(initialText)
  const rested = useRested(text, REST_MS)
  const { items, isLoading, failure, retry } = usePaletteItems(text, rested, menu, onOpenHelp)
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = items.find(({ id }) => id === activeId) ?? items[0]

  const run = (item: PaletteItem) => {
    onClose()
    item.run()
  }
  const move = (step: number) => {
    const from = active === undefined ? -1 : items.indexOf(active)
    const next = items[(from + step + items.length) % items.length]
    setActiveId(next?.id ?? null)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && active !== undefined) {
      // What the server found for an earlier text is not what was meant.
      if (rested === text || isFixed(active)) run(active)
    } else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-label="Ir para ou buscar"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { sx: { width: 600, maxWidth: 'calc(100% - 32px)', m: 4, mt: { xs: 4, sm: '12vh' } } },
      }}
    >
      <SearchField
        text={text}
        active={active}
        onType={(typed) => {
          setText(typed)
          setActiveId(null)
        }}
        onKeyDown={handleKey}
      />
      <Results items={items} active={active} onRun={run} onPoint={setActiveId} />
      {items.length === 0 && !isLoading && failure === null && (
        <Typography sx={{ px: 4, py: 6, color: 'text.secondary' }}>{nothingFound(rested.trim())}.</Typography>
      )}
      {failure !== null && <SearchFailure text={failure} onRetry={retry} />}
      <VisuallyHidden aria-live="polite">
        {isLoading ? '' : `${countOf(items.length, 'resultado', 'resultados')}.`}
      </VisuallyHidden>
    </Dialog>
  )
}

interface SearchFieldProps {
  readonly text: string
  readonly active: PaletteItem | undefined
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Holds the focus; which option is meant it says by reference. */
function SearchField({ text, active, onType, onKeyDown }: SearchFieldProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <SearchIcon />
      <Box
        component="input"
        role="combobox"
        aria-expanded
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        aria-label="Página, ação, campanha ou pessoa"
        placeholder="Página, ação, campanha ou pessoa"
        // Opened to be typed into.
        autoFocus
        maxLength={BUSCA_GERAL_MAX}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 4,
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: '1rem',
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
  )
}

/** The server did not answer; what needs no server stays. */
function SearchFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Box sx={{ px: 4, py: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography role="alert" variant="body2" sx={{ flex: 1, color: 'error.main' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
          {text}
        </Box>
        <span>Páginas e ações continuam aqui.</span>
      </Typography>
      <Button size="small" onClick={onRetry}>
        Tentar novamente
      </Button>
    </Box>
  )
}

interface ResultsProps {
  readonly items: readonly PaletteItem[]
  readonly active: PaletteItem | undefined
  readonly onRun: (item: PaletteItem) => void
  readonly onPoint: (id: string) => void
}

function Results({ items, active, onRun, onPoint }: ResultsProps) {
  const activeOption = active === undefined ? null : optionId(active)
  useEffect(() => {
    if (activeOption === null) return
    document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])
  return (
    <Box
      id={LIST_ID}
      role="listbox"
      aria-label="Resultados"
      sx={{ maxHeight: 'min(420px, 60vh)', overflowY: 'auto', p: items.length === 0 ? 0 : 2 }}
    >
      {sectionsOf(items).map(({ group, items }) => (
        <Box key={group} role="group" aria-label={group}>
          <Typography
            aria-hidden
            variant="caption"
            sx={{ display: 'block', px: 3, pt: 2, pb: 1, fontWeight: 680, color: 'text.secondary' }}
          >
            {group}
          </Typography>
          {items.map((item) => (
            <Option key={item.id} item={item} isActive={item === active} onRun={onRun} onPoint={onPoint} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

function Option({
  item,
  isActive,
  onRun,
  onPoint,
}: {
  item: PaletteItem
  isActive: boolean
  onRun: (item: PaletteItem) => void
  onPoint: (id: string) => void
}) {
  return (
    // The keyboard works on the combobox, which holds the focus (ARIA pattern).
    <Box
      id={optionId(item)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onRun(item)}
      onPointerMove={() => onPoint(item.id)}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 4,
        px: 3,
        py: '9px',
        borderRadius: '6px',
        cursor: 'pointer',
        bgcolor: isActive ? 'primarySoft' : 'transparent',
      }}
    >
      <span>{item.label}</span>
      {item.detail !== undefined && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {item.detail}
        </Typography>
      )}
    </Box>
  )
}
