import { DINHEIRO } from '@seleta/contract/limits'
import { PRETENSAO_MAX } from '@seleta/contract/text-max'
import { maskDinheiro, parseDinheiro, typedDinheiro } from '@seleta/regras/dinheiro'
import { InputAdornment, TextField } from '@seleta/ui/core'
import { useState } from 'react'
import type { Filtros } from './filtros'
import { ToldHint } from './options-hint'

interface Props {
  readonly draft: Filtros
  readonly onDraft: (filtros: Filtros) => void
}

/** So much a month at most, in whole reais; undefined when it is no amount. */
const readAmount = (text: string): number | undefined => {
  const reais = Math.round(parseDinheiro(text) ?? 0)
  return reais > 0 && reais <= DINHEIRO.max ? reais : undefined
}

/** What people ask to earn, at most (product 66). */
export function PretensaoField({ draft, onDraft }: Props) {
  const [value] = draft.pretensao
  const [texto, setTexto] = useState('')
  // Back, a chip or «Limpar» changed it: what was typed is of before.
  const shown = readAmount(texto) === value ? texto : value === undefined ? '' : typedDinheiro(value)
  return (
    <>
      <TextField
        fullWidth
        size="small"
        label="Até quanto por mês"
        value={shown}
        onChange={(event) => {
          const next = maskDinheiro(event.target.value)
          const reais = readAmount(next)
          setTexto(next)
          onDraft({ ...draft, pretensao: reais === undefined ? [] : [reais] })
        }}
        slotProps={{
          htmlInput: { inputMode: 'decimal', maxLength: PRETENSAO_MAX, autoComplete: 'off' },
          input: { startAdornment: <InputAdornment position="start">R$</InputAdornment> },
        }}
      />
      <ToldHint />
    </>
  )
}
