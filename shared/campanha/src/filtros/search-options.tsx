import { TextField } from '@seleta/ui/core'
import type { Facetas } from '@seleta/contract/facetas'
import { useState } from 'react'
import { isBusca } from '../queries/catalogos'
import { labelOf, toOpcao, withTotals } from './facetas'
import type { Opcao } from './filtros'
import { OptionsHint } from './options-hint'
import { OptionsList } from './options-list'

/** What a search on the server answers, as far as this list needs it. */
export interface Hits {
  readonly opcoes: readonly Opcao[]
  readonly isReady: boolean
  /** Failure in words; null when it went well. */
  readonly failure: string | null
}

interface Props {
  readonly categoria: 'funcoes' | 'cidades'
  readonly label: string
  readonly searchLabel: string
  readonly values: readonly number[]
  readonly facetas: Facetas | undefined
  readonly busca: string
  readonly onBusca: (busca: string) => void
  readonly hits: Hits
  readonly onToggle: (opcao: Opcao) => void
}

const SHOWN = 8

/** A long list: the picked ones on top, then the commonest of these people, or what the search finds. */
export function SearchOptions(props: Props) {
  const { categoria, label, searchLabel, values, facetas, busca, onBusca, hits, onToggle } = props
  // Names of what was picked here: the counts know only what is applied already.
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map())
  const onTop = values.map((id): Opcao => ({
    valor: id,
    label: picked.get(id) ?? labelOf(facetas, categoria, id) ?? '…',
  }))
  const isSearching = isBusca(busca)
  const common = (facetas?.[categoria] ?? []).map((one) => toOpcao(categoria, one))
  const rest = (isSearching ? hits.opcoes : common.slice(0, SHOWN + values.length)).filter(
    ({ valor }) => !values.some((id) => id === valor),
  )
  return (
    <>
      <TextField
        fullWidth
        size="small"
        label={searchLabel}
        value={busca}
        onChange={(event) => onBusca(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <OptionsList
        label={label}
        options={withTotals(facetas, categoria, [...onTop, ...rest.slice(0, SHOWN)])}
        values={values}
        onToggle={(opcao) => {
          if (typeof opcao.valor === 'number') setPicked(new Map(picked).set(opcao.valor, opcao.label))
          onToggle(opcao)
        }}
      />
      {isSearching && hits.isReady && rest.length === 0 ? (
        <OptionsHint>Nada encontrado com “{busca.trim()}”.</OptionsHint>
      ) : null}
      {isSearching && hits.failure !== null ? <OptionsHint>{hits.failure}</OptionsHint> : null}
      {isSearching ? null : <OptionsHint>Escreva ao menos 2 letras para buscar outras.</OptionsHint>}
    </>
  )
}
