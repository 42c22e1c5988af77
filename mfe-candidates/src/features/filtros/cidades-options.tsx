import { wordsFor } from '@seleta/api-client'
import { TextField } from '@seleta/ui/core'
import { useState } from 'react'
import { useCidades, useTodasCidades } from '../../queries/catalogos-queries'
import type { Opcao, Valor } from '../../rules/filtros'
import { OptionsHint } from './options-hint'
import { OptionsList } from './options-list'

interface Props {
  readonly values: readonly number[]
  readonly onToggle: (id: Valor) => void
}

/** Cities, searched on the server by name; the picked ones stay on top. */
export function CidadesOptions({ values, onToggle }: Props) {
  const [busca, setBusca] = useState('')
  const found = useCidades(busca)
  const all = useTodasCidades(values.length > 0)
  const picked = (all.data ?? []).filter(({ id }) => values.includes(id))
  const hasSearch = busca.trim().length >= 2
  const others = hasSearch ? (found.data ?? []).filter(({ id }) => !values.includes(id)) : []
  const options = [...picked, ...others].map(({ id, nome, uf }): Opcao => ({
    valor: id,
    label: `${nome} – ${uf}`,
  }))
  return (
    <>
      <TextField
        fullWidth
        size="small"
        label="Buscar cidade"
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <OptionsList label="Localização" options={options} values={values} onToggle={onToggle} />
      {hasSearch ? null : <OptionsHint>Escreva ao menos 2 letras da cidade.</OptionsHint>}
      {hasSearch && found.isSuccess && others.length === 0 ? (
        <OptionsHint>Nenhuma cidade com “{busca.trim()}”.</OptionsHint>
      ) : null}
      {hasSearch && found.isError ? <OptionsHint>{wordsFor(found.error)}</OptionsHint> : null}
    </>
  )
}
