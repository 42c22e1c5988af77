import { wordsFor } from '@seleta/api-client'
import type { Facetas } from '@seleta/contract/facetas'
import { formatCidade } from '@seleta/regras/cidade'
import { useState } from 'react'
import { useCidades, useFuncoes } from '../../queries/catalogos-queries'
import { toOpcao, withTotals } from '../../rules/facetas'
import type { Filtros, Opcao } from '../../rules/filtros'
import { OptionsList } from './options-list'
import { SearchOptions } from './search-options'

interface Props {
  readonly values: readonly number[]
  readonly facetas: Facetas | undefined
  readonly onToggle: (opcao: Opcao) => void
}

/** Job functions: the commonest of these people, any other by search. */
export function FuncoesOptions(props: Props) {
  const [busca, setBusca] = useState('')
  const found = useFuncoes(busca.trim())
  const opcoes = (found.data ?? []).map(({ id, descricao }): Opcao => ({ valor: id, label: descricao }))
  return (
    <SearchOptions
      {...props}
      categoria="funcoes"
      label="Função desejada"
      searchLabel="Buscar função"
      busca={busca}
      onBusca={setBusca}
      hits={{ opcoes, isReady: found.isSuccess, failure: found.isError ? wordsFor(found.error) : null }}
    />
  )
}

interface ListedProps extends Omit<Props, 'values'> {
  readonly categoria: 'etapas' | 'motivos'
  readonly label: string
  readonly draft: Filtros
}

/** The campaign's stages in the order of the board, the company's reasons in theirs: the server lists them. */
export function ListedOptions({ categoria, label, draft, facetas, onToggle }: ListedProps) {
  const listed = facetas?.[categoria]
  if (listed === undefined) return null
  const opcoes = listed.map((one) => toOpcao(categoria, one))
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
  const opcoes = (found.data ?? []).map(({ id, nome, uf }): Opcao => ({
    valor: id,
    label: formatCidade({ nome, uf }),
  }))
  return (
    <SearchOptions
      {...props}
      categoria="cidades"
      label="Localização"
      searchLabel="Buscar cidade"
      busca={busca}
      onBusca={setBusca}
      hits={{ opcoes, isReady: found.isSuccess, failure: found.isError ? wordsFor(found.error) : null }}
    />
  )
}
