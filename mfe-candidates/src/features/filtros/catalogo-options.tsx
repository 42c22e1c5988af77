import { wordsFor } from '@seleta/api-client'
import type { Facetas } from '@seleta/contract/facetas'
import { useState } from 'react'
import { useCidades, useFuncoes } from '../../queries/catalogos-queries'
import type { Opcao } from '../../rules/filtros'
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

/** Cities: where these people live, any other by search. */
export function CidadesOptions(props: Props) {
  const [busca, setBusca] = useState('')
  const found = useCidades(busca.trim())
  const opcoes = (found.data ?? []).map(({ id, nome, uf }): Opcao => ({
    valor: id,
    label: `${nome} – ${uf}`,
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
