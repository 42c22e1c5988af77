import { BUSCA_GERAL_MAX } from '@seleta/contract/text-max'
import { Box, IconButton, InputAdornment, TextField } from '@seleta/ui/core'
import { CloseIcon, SearchIcon } from '@seleta/ui/icons'
import { useTellRested } from '@seleta/ui/rest'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Busca } from './use-busca'
import { useBusca, useKeptBusca } from './use-busca'

export const SEARCH_PLACEHOLDER = 'Pesquisar por palavra chave'
export const SEARCH_INPUT_ID = 'pesquisa'

/** Filters the list of the present page: its text goes into the address once the hand rests (product 9). */
export const ListSearchBox = () => <SearchBox busca={useBusca()} />

/** The same of a list of people, whose text stands in no address (product 66). */
export const PessoasSearchBox = ({ list }: { readonly list: string }) => (
  <SearchBox busca={useKeptBusca(list)} />
)

function SearchBox({ busca: { text, setText } }: { readonly busca: Busca }) {
  const [draft, setDraft] = useState(text)
  const [seen, setSeen] = useState(text)
  // The text changed by itself (Back, 'Limpar busca', the page's own field): the box follows it.
  if (seen !== text) {
    setSeen(text)
    if (draft.trim() !== text.trim()) setDraft(text)
  }
  useTellRested(draft, draft.trim() === text.trim(), setText)
  return (
    <SearchField
      value={draft}
      onChange={setDraft}
      onSubmit={() => setText(draft)}
      onClear={() => {
        setDraft('')
        setText('')
      }}
    />
  )
}

/** On pages without a list of its own, Enter opens the palette with the text (design 2). */
export function PaletteSearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState('')
  return (
    <SearchField
      value={draft}
      onChange={setDraft}
      onSubmit={() => {
        onSearch(draft)
        setDraft('')
      }}
      onClear={() => setDraft('')}
    />
  )
}

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  readonly onClear: () => void
}

function SearchField({ value, onChange, onSubmit, onClear }: SearchFieldProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Box component="search" sx={{ width: '100%', maxWidth: 400 }}>
      <form onSubmit={submit}>
        <TextField
          id={SEARCH_INPUT_ID}
          placeholder={SEARCH_PLACEHOLDER}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value !== '') onClear()
          }}
          slotProps={{
            htmlInput: {
              'aria-label': SEARCH_PLACEHOLDER,
              enterKeyHint: 'search',
              maxLength: BUSCA_GERAL_MAX,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
              endAdornment:
                value === '' ? undefined : (
                  <InputAdornment position="end">
                    <IconButton size="small" aria-label="Limpar pesquisa" onClick={onClear}>
                      <CloseIcon size={18} />
                    </IconButton>
                  </InputAdornment>
                ),
            },
          }}
        />
      </form>
    </Box>
  )
}
