import { wordsFor } from '@seleta/api-client'
import type { Facetas } from '@seleta/contract/facetas'
import { fonteWords } from '@seleta/contract/origem-words'
import { formatCidade } from '@seleta/regras/cidade'
import { useState } from 'react'
import { useCidades, useFuncoes } from '../queries/catalogos'
import { toOpcao, withTotals } from './facetas'
import type { Filtros, Opcao } from './filtros'
import { OptionsHint } from './options-hint'
import { OptionsList } from './options-list'
import { type Hits, SearchOptions } from './search-options'

interface Props {
  readonly values: readonly number[]
  readonly facetas: Facetas | undefined
  readonly onToggle: (opcao: Opcao) => void
}

/** What a search of a catalogue answers, as the list shows it. */
const hitsOf = <T extends { readonly id: number }>(
  found: {
    readonly data: readonly T[] | undefined
    readonly isSuccess: boolean
    readonly error: Error | null
  },
  labelOf: (one: T) => string,
): Hits => ({
  opcoes: (found.data ?? []).map((one) => ({ valor: one.id, label: labelOf(one) })),
  isReady: found.isSuccess,
  failure: found.error === null ? null : wordsFor(found.error),
})

/** Job functions: the commonest of these people, any other by search. */
export function FuncoesOptions(props: Props) {
  const [busca, setBusca] = useState('')
  const found = useFuncoes(busca.trim())
  return (
    <SearchOptions
      {...props}
      categoria="funcoes"
      label="Função desejada"
      searchLabel="Buscar função"
      busca={busca}
      onBusca={setBusca}
      hits={hitsOf(found, ({ descricao }) => descricao)}
    />
  )
}

interface ListedProps extends Omit<Props, 'values'> {
  readonly categoria: 'etapas' | 'motivos' | 'donos' | 'fontes'
  readonly label: string
  readonly draft: Filtros
}

/** The campaign's stages in the order of the board, the company's reasons, colleagues and sources in theirs: the server lists them. */
export function ListedOptions({ categoria, label, draft, facetas, onToggle }: ListedProps) {
  const listed = facetas?.[categoria]
  if (listed === undefined) return null
  const known = listed.map((one) => toOpcao(categoria, one))
  // A source of the address that nobody came by any more.
  const gone =
    categoria === 'fontes' ? draft.fontes.filter((fonte) => !known.some((one) => one.valor === fonte)) : []
  const opcoes = [...known, ...gone.map((fonte): Opcao => ({ valor: fonte, label: fonteWords(fonte) }))]
  if (opcoes.length === 0) return <OptionsHint>Ninguém veio por um link com origem.</OptionsHint>
  return (
    <OptionsList
      label={label}
      options={withTotals(facetas, categoria, opcoes)}
      values={draft[categoria]}
      onToggle={onToggle}
    />
  )
}

/** Cities: where these people live, any other by search. */
export function CidadesOptions(props: Props) {
  const [busca, setBusca] = useState('')
  const found = useCidades(busca.trim())
  return (
    <SearchOptions
      {...props}
      categoria="cidades"
      label="Localização"
      searchLabel="Buscar cidade"
      busca={busca}
      onBusca={setBusca}
      hits={hitsOf(found, formatCidade)}
    />
  )
}
