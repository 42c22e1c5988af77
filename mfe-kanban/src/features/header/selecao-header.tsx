import { useAtom } from '@seleta/api-client'
import { Link, paths } from '@seleta/shell'
import {
  Box,
  Button,
  InputAdornment,
  Link as TextLink,
  PageHeader,
  TabLinks,
  TextField,
} from '@seleta/ui/core'
import { ArrowLeftIcon, RowsIcon, SearchIcon } from '@seleta/ui/icons'
import { pessoas } from '../../kanban/sentences'
import { isCompactAtom } from './board-view'

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
  return (
    <>
      <PageHeader
        back={
          <TextLink component={Link} to={paths.campanhas()} sx={{ display: 'inline-flex', gap: 1 }}>
            <ArrowLeftIcon size={18} />
            Campanhas
          </TextLink>
        }
        title={`#${campanhaId}${nome === undefined ? '' : ` ${nome}`}`}
        description={total === undefined ? ' ' : `${pessoas(total)} na seleção`}
      />
      <TabLinks
        label="Pessoas da campanha"
        linkComponent={Link}
        items={[
          { to: paths.candidatos(campanhaId), label: 'Candidatos', isCurrent: false },
          { to: paths.candidatosRobo(campanhaId), label: 'Candidatos robô', isCurrent: false },
          { to: paths.selecao(campanhaId), label: 'Seleção', isCurrent: true },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 4 }}>
        <TextField
          value={filtro}
          onChange={(event) => onFilter(event.target.value)}
          placeholder="Filtrar por nome"
          type="search"
          sx={{ flex: '1 1 200px', maxWidth: 320 }}
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
        <Button
          variant="outlined"
          aria-pressed={isCompact}
          startIcon={<RowsIcon />}
          onClick={() => setCompact(!isCompact)}
        >
          Cartões compactos
        </Button>
      </Box>
    </>
  )
}
