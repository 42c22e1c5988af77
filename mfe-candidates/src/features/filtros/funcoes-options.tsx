import { wordsFor } from '@seleta/api-client'
import { Button, TextField } from '@seleta/ui/core'
import { useState } from 'react'
import { useFuncoes } from '../../queries/catalogos-queries'
import type { Valor } from '../../rules/filtros'
import { foldText } from '../../rules/texto'
import { OptionsHint } from './options-hint'
import { OptionsList } from './options-list'

interface Props {
  readonly values: readonly number[]
  readonly onToggle: (id: Valor) => void
}

const SHOWN = 8

/** Job functions: the picked ones first, then those that match the search. */
export function FuncoesOptions({ values, onToggle }: Props) {
  const [busca, setBusca] = useState('')
  const { data, isPending, isError, error, refetch } = useFuncoes()
  if (isPending) return <OptionsHint>Carregando…</OptionsHint>
  if (isError)
    return (
      <OptionsHint>
        {wordsFor(error)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </OptionsHint>
    )
  const picked = data.filter(({ id }) => values.includes(id))
  const wanted = foldText(busca)
  const found = data.filter(
    ({ id, descricao }) => !values.includes(id) && foldText(descricao).includes(wanted),
  )
  const rest = found.length - SHOWN
  return (
    <>
      <TextField
        fullWidth
        size="small"
        label="Buscar função"
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <OptionsList
        label="Função desejada"
        options={[...picked, ...found.slice(0, SHOWN)].map(({ id, descricao }) => ({
          valor: id,
          label: descricao,
        }))}
        values={values}
        onToggle={onToggle}
      />
      {found.length === 0 ? <OptionsHint>Nenhuma função com “{busca}”.</OptionsHint> : null}
      {rest > 0 ? <OptionsHint>Mais {rest} funções: escreva para buscar.</OptionsHint> : null}
    </>
  )
}
