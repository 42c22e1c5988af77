import { fonteWords } from '@seleta/contract/origem-words'
import { formatDinheiro } from '@seleta/regras/dinheiro'
import { formatMoment } from '@seleta/regras/moment'
import { Box, Chip } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import type { Facetas } from '@seleta/contract/facetas'
import { labelOf, totalOf } from '@seleta/campanha/filtros/facetas'
import type { CategoriaWithOpcoes, Filtros, Valor } from '@seleta/campanha/filtros/filtros'
import { countFiltros, toggleValor } from '@seleta/campanha/filtros/filtros'
import { CATEGORIAS, FIXED_OPCOES } from '@seleta/campanha/filtros/filtros-opcoes'
import { figuraWords } from '../../rules/figura-words'

interface Props {
  readonly filtros: Filtros
  /** Names of ids, and how many people each filter stands for. */
  readonly facetas: Facetas | undefined
  readonly onFiltros: (filtros: Filtros) => void
}

/** What is filtered by, each removable by one press (product 38). */
export function FiltroChips({ filtros, facetas, onFiltros }: Props) {
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
                rotulo={nomeOf(facetas, id, valor)}
                total={totalOf(facetas, id, valor)}
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

interface ChipProps {
  readonly categoria: string
  readonly rotulo: string
  readonly total?: string | undefined
  readonly onRemove: () => void
}

function FiltroChip({ categoria, rotulo, total, onRemove }: ChipProps) {
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
            {total === undefined ? null : (
              <Box
                component="span"
                sx={{ ml: 1.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {total}
              </Box>
            )}
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

const NAMED_BY_SERVER = ['funcoes', 'cidades', 'etapas', 'motivos', 'donos'] as const

const isNamedByServer = (categoria: CategoriaWithOpcoes): categoria is (typeof NAMED_BY_SERVER)[number] =>
  NAMED_BY_SERVER.some((one) => one === categoria)

/** Closed lists have their words here; functions and cities bring theirs with the counts. */
function nomeOf(facetas: Facetas | undefined, categoria: CategoriaWithOpcoes, valor: Valor): string {
  if (isNamedByServer(categoria)) return labelOf(facetas, categoria, valor) ?? '…'
  if (categoria === 'fontes') return fonteWords(String(valor))
  if (categoria === 'pretensao') return `até ${formatDinheiro(Number(valor), { cents: 'auto' })} por mês`
  if (categoria === 'aderencia') return `${valor} ou mais`
  if (categoria === 'figura') return figuraWords(String(valor))
  if (categoria === 'desde') return `desde ${formatMoment(String(valor))}`
  return FIXED_OPCOES[categoria].find((opcao) => opcao.valor === valor)?.label ?? String(valor)
}
