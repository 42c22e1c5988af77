import { useAtom } from '@seleta/api-client'
import { Link as RouterLink, paths, useSearchParams } from '@seleta/shell'
import {
  IconButton,
  InputAdornment,
  Link,
  PageHeader,
  TabLinks,
  TextField,
  Tooltip,
  paint,
  styled,
} from '@seleta/ui/core'
import { RowsIcon, SearchIcon } from '@seleta/ui/icons'
import { pessoas } from '../../kanban/sentences'
import { isCompactAtom } from './board-view'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 16,
  '& > nav': { flex: '1 1 340px', minWidth: 0 },
})
const Tools = styled('div')({ display: 'flex', flex: '1 1 260px', gap: 8, maxWidth: 360 })

export interface SelecaoHeaderProps {
  readonly campanhaId: number
  /** Undefined while it loads. */
  readonly nome: string | undefined
  readonly total: number | undefined
  readonly filtro: string
  readonly onFilter: (filtro: string) => void
}

/** Head of the selection: campaign, total, the tabs shared with the candidate lists, filter by name, density. */
export function SelecaoHeader({ campanhaId, nome, total, filtro, onFilter }: SelecaoHeaderProps) {
  const [isCompact, setCompact] = useAtom(isCompactAtom)
  const query = useOtherParams()
  const tab = (path: string, label: string, isCurrent = false) => ({ to: path + query, label, isCurrent })
  return (
    <>
      <PageHeader
        back={
          <Link component={RouterLink} to={paths.campanhas()}>
            ← Campanhas
          </Link>
        }
        title={`#${campanhaId}${nome === undefined ? '' : ` ${nome}`}`}
        description={total === undefined ? ' ' : `${pessoas(total)} na seleção`}
      />
      <Bar>
        <TabLinks
          label="Telas da campanha"
          linkComponent={RouterLink}
          items={[
            tab(paths.candidatos(campanhaId), 'Candidatos'),
            tab(paths.candidatosRobo(campanhaId), 'Candidatos robô'),
            tab(paths.selecao(campanhaId), 'Seleção', true),
          ]}
        />
        <Tools>
          <TextField
            value={filtro}
            onChange={(event) => onFilter(event.target.value)}
            placeholder="Filtrar por nome"
            type="search"
            slotProps={{
              htmlInput: { 'aria-label': 'Filtrar por nome' },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon size={18} />
                  </InputAdornment>
                ),
              },
            }}
          />
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
        </Tools>
      </Bar>
    </>
  )
}

/** The address's parameters without the open person: the three screens carry their filters over (design.md 4.5). */
function useOtherParams(): string {
  const [params] = useSearchParams()
  const kept = new URLSearchParams(params)
  kept.delete('talento')
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}
