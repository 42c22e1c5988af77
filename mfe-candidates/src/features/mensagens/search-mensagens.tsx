import { BUSCA_MAX } from '@seleta/contract/text-max'
import { Box, InputAdornment, TextField } from '@seleta/ui/core'
import { SearchIcon } from '@seleta/ui/icons'
import { useTellRested } from '@seleta/ui/rest'
import { useState } from 'react'
import { foundMensagens } from '../../rules/mensagem-words'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  /** Undefined while nobody knows. */
  readonly total: number | undefined
}

/** By words of the person, the address, the subject and the campaign; the list follows once the hand rests. */
export function SearchMensagens({ value, onChange, total }: Props) {
  const [draft, setDraft] = useState(value)
  useTellRested(draft, draft.trim() === value, onChange)
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 4, rowGap: 2, mb: 4 }}
    >
      <TextField
        type="search"
        label="Pessoa ou campanha"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        sx={{ width: '100%', maxWidth: 400 }}
        slotProps={{
          htmlInput: { maxLength: BUSCA_MAX, autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box component="span" sx={{ fontWeight: 550, lineHeight: '40px' }}>
        {total === undefined ? '' : foundMensagens(total)}
      </Box>
    </Box>
  )
}
