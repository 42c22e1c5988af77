import { useCan } from '@seleta/api-client'
import type { Facetas } from '@seleta/contract/facetas'
import { Box } from '@seleta/ui/core'
import type { ComponentProps } from 'react'
import type { ListControl } from '../../queries/use-list-state'
import { totalOf } from '@seleta/campanha/filtros/facetas'
import { countFiltros } from '@seleta/campanha/filtros/filtros'
import type { TalentoList } from '../../rules/talento-list'
import { AddPessoas } from '../entrada/add-pessoas'
import { FiltrosSalvos } from '../filtros/filtros-salvos'
import { ListToolbar } from './list-toolbar'
import { SortField } from './sort-field'
import { UnseenButton } from './unseen-button'

interface Props extends Pick<ComponentProps<typeof ListToolbar>, 'start' | 'total' | 'found' | 'selected'> {
  readonly list: TalentoList
  readonly control: ListControl
  readonly facetas: Facetas | undefined
}

/** What stands above the rows: figures, order, saved filters, and the ways in for a person. */
export function ListHead({ list, control, facetas, ...toolbar }: Props) {
  const { state, setFiltros, setSort } = control
  const { filtros, sort } = state
  const can = useCan()
  return (
    <ListToolbar
      {...toolbar}
      filtros={countFiltros(filtros)}
      part={
        <UnseenButton
          total={totalOf(facetas, 'leituras', 'nova')}
          isOnly={filtros.leituras.includes('nova')}
          onPick={() => setFiltros({ ...filtros, leituras: ['nova'] })}
        />
      }
      end={
        <>
          {list.tipo === 'cesta' ? null : <SortField sort={sort} onSort={setSort} />}
          {can('listFiltrosSalvos') ? (
            <FiltrosSalvos tela={list.tipo} applied={filtros} onApply={setFiltros} />
          ) : null}
          {list.tipo === 'cesta' && can('createTalento') ? (
            <Box sx={{ ml: 'auto' }}>
              <AddPessoas campanhaId={null} />
            </Box>
          ) : null}
        </>
      }
    />
  )
}
