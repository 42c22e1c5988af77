import { Box, Chip } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import { useFuncoes, useTodasCidades } from '../../queries/catalogos-queries'
import type { CategoriaComOpcoes, Filtros, Valor } from '../../rules/filtros'
import { CATEGORIAS, OPCOES_FIXAS, countFiltros, toggleValor } from '../../rules/filtros'

interface Props {
  readonly filtros: Filtros
  readonly onFiltros: (filtros: Filtros) => void
}

/** What is filtered by, each removable by one press (product 38). */
export function FiltroChips({ filtros, onFiltros }: Props) {
  const rotuloOf = useRotulos(filtros)
  if (countFiltros(filtros) === 0) return null
  return (
    <Box
      component="ul"
      aria-label="Filtros ativos"
      sx={{ m: 0, mb: 3, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {CATEGORIAS.flatMap(({ id, label }) =>
        id === 'palavraChave'
          ? []
          : filtros[id].map((valor: Valor) => (
              <FiltroChip
                key={`${id}-${valor}`}
                categoria={label}
                rotulo={rotuloOf(id, valor)}
                onRemove={() => onFiltros(toggleValor(filtros, id, valor))}
              />
            )),
      )}
      {filtros.palavraChave === '' ? null : (
        <FiltroChip
          categoria="Palavra-chave"
          rotulo={filtros.palavraChave}
          onRemove={() => onFiltros({ ...filtros, palavraChave: '' })}
        />
      )}
    </Box>
  )
}

function FiltroChip(props: {
  readonly categoria: string
  readonly rotulo: string
  readonly onRemove: () => void
}) {
  const { categoria, rotulo, onRemove } = props
  return (
    <li>
      <Chip
        variant="outlined"
        onClick={onRemove}
        label={
          <>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {categoria}:
            </Box>{' '}
            {rotulo}
          </>
        }
        // A chip has one place for a sign at its end; here the whole chip is the button.
        deleteIcon={<CloseIcon size={16} />}
        onDelete={onRemove}
        aria-label={`Remover filtro ${categoria}: ${rotulo}`}
      />
    </li>
  )
}

/** Names of ids: functions and cities come from their catalogues. */
function useRotulos(filtros: Filtros): (categoria: CategoriaComOpcoes, valor: Valor) => string {
  const funcoes = useFuncoes()
  const cidades = useTodasCidades(filtros.cidades.length > 0)
  return (categoria, valor) => {
    if (categoria === 'funcoes') return funcoes.data?.find(({ id }) => id === valor)?.descricao ?? '…'
    if (categoria === 'cidades') {
      const cidade = cidades.data?.find(({ id }) => id === valor)
      return cidade === undefined ? '…' : `${cidade.nome} – ${cidade.uf}`
    }
    return OPCOES_FIXAS[categoria].find((opcao) => opcao.valor === valor)?.label ?? String(valor)
  }
}
