import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import type { FiltroToLetGo } from '@seleta/contract/filtro-talentos'
import { formatInteger } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'
import { Box, Button } from '@seleta/ui/core'
import { type Categoria, countFiltros, type Filtros, NO_FILTROS } from '@seleta/campanha/filtros/filtros'
import { CATEGORIAS } from '@seleta/campanha/filtros/filtros-opcoes'

interface Props {
  readonly filtros: Filtros
  /** Without which filter there would be whom. */
  readonly semFiltro: readonly { readonly filtro: FiltroToLetGo; readonly total: number }[]
  readonly onFiltros: (filtros: Filtros) => void
  readonly onClear: () => void
}

/** Nobody with these filters: which one to let go, and how many that would bring (product 66). */
export function LetGo({ filtros, semFiltro, onFiltros, onClear }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {semFiltro.map(({ filtro, total }) => {
        const categoria = categoriaOf(filtro)
        // What a newer server calls otherwise.
        if (categoria === undefined) return null
        const { id, label } = categoria
        const rest = { ...filtros, [id]: NO_FILTROS[id] }
        // Origins that are the screen's own stay.
        if (countFiltros(rest) === countFiltros(filtros)) return null
        return (
          <Button key={id} variant="outlined" onClick={() => onFiltros(rest)}>
            Sem “{label}”: {pessoasIn(total)}
          </Button>
        )
      })}
      <Button variant="outlined" onClick={onClear}>
        Limpar Filtros
      </Button>
    </Box>
  )
}

/** What the screen calls otherwise than the wire. */
const CALLED: Partial<Record<FiltroToLetGo, Categoria>> = {
  inscritaDesde: 'desde',
  eliminados: 'situacoes',
  aderenciaMinima: 'aderencia',
  sinalizadas: 'respostas',
  pretensaoMax: 'pretensao',
}

const categoriaOf = (filtro: FiltroToLetGo) => {
  const called: string = CALLED[filtro] ?? filtro
  return CATEGORIAS.find(({ id }) => id === called)
}

const pessoasIn = (total: number) =>
  total > MAX_COUNT_FILTRO
    ? `mais de ${formatInteger(MAX_COUNT_FILTRO)} pessoas`
    : countOf(total, 'pessoa', 'pessoas')
