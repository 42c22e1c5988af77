import { BUSCA_GERAL_MAX } from '@seleta/contract/text-max'
import { useAtom } from '@seleta/api-client'
import { CampanhaHead } from '@seleta/campanha/campanha-head'
import { useSearchParams } from '@seleta/shell'
import { Button, IconButton, InputAdornment, TextField, Tooltip, paint, styled } from '@seleta/ui/core'
import { RowsIcon, SearchIcon } from '@seleta/ui/icons'
import type { Pessoas } from '../../rules/count-pessoas'
import { clearFiltros } from '../../rules/filtro-address'
import { isCompactAtom } from './board-view'
import { FiltroButton } from './filtro-button'
import { formatInteger } from '@seleta/regras/numbers'

const Tools = styled('div')({
  display: 'flex',
  flex: '1 1 320px',
  gap: 8,
  maxWidth: 460,
  '& > button': { flex: 'none' },
})

export interface SelecaoHeaderProps {
  readonly campanhaId: number
  /** Whom the filter finds; null without one. */
  readonly hits: Pessoas | null
  /** Name that is looked for, as typed. */
  readonly busca: string
  readonly onBusca: (busca: string) => void
}

/** Head of the selection: campaign, total, the tabs shared with the candidate lists, filters, density. */
export function SelecaoHeader({ campanhaId, hits, busca, onBusca }: SelecaoHeaderProps) {
  const [params, setParams] = useSearchParams()

  function clear(): void {
    onBusca('')
    setParams(clearFiltros)
  }

  return (
    <CampanhaHead
      campanhaId={campanhaId}
      page="selecao"
      query={queryWithoutTalento(params)}
      tools={
        <Tools>
          <NomeField busca={busca} onBusca={onBusca} />
          <FiltroButton campanhaId={campanhaId} />
          <CompactButton />
        </Tools>
      }
    >
      {hits === null ? null : (
        <span>
          <output>{tellHits(hits)}</output>{' '}
          <Button size="small" onClick={clear}>
            Limpar
          </Button>
        </span>
      )}
    </CampanhaHead>
  )
}

/** «26 com este filtro · 4 sem etapa»: the same parts as in the numbers above it (product 62). */
const tellHits = ({ onBoard, semEtapa }: Pessoas) =>
  `${formatInteger(onBoard)} com este filtro${semEtapa === 0 ? '' : ` · ${formatInteger(semEtapa)} sem etapa`}`

function NomeField({ busca, onBusca }: Pick<SelecaoHeaderProps, 'busca' | 'onBusca'>) {
  return (
    <TextField
      value={busca}
      onChange={(event) => onBusca(event.target.value)}
      placeholder="Filtrar por nome"
      type="search"
      slotProps={{
        htmlInput: { 'aria-label': 'Filtrar por nome', maxLength: BUSCA_GERAL_MAX },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon size={18} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** Density of the cards. */
function CompactButton() {
  const [isCompact, setCompact] = useAtom(isCompactAtom)
  return (
    <Tooltip title="Cartões compactos">
      <IconButton
        aria-label="Cartões compactos"
        aria-pressed={isCompact}
        onClick={() => setCompact(!isCompact)}
        sx={{ '&[aria-pressed="true"]': { bgcolor: paint.primarySoft, color: paint.primary } }}
      >
        <RowsIcon />
      </IconButton>
    </Tooltip>
  )
}

/** The address's parameters without the open person: the three screens carry their filters over (design.md 4.5). */
export function queryWithoutTalento(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('talento')
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}
