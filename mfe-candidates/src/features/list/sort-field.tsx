import { TextField } from '@seleta/ui/core'
import type { TalentoSort } from '../../rules/list-address'

interface Props {
  /** Null: the list's own order. */
  readonly sort: TalentoSort | null
  readonly onSort: (sort: TalentoSort | null) => void
}

const SUGERIDA = ''
const sortsBy = (path: TalentoSort['path'], asc: string, desc: string) => [
  { label: asc, sort: { path, order: 'ASC' } as const },
  { label: desc, sort: { path, order: 'DESC' } as const },
]

/** Every order of a campaign's candidates, in words. */
const ORDENS: readonly { readonly label: string; readonly sort: TalentoSort }[] = [
  ...sortsBy('inscricao.criadaEm', 'Inscrição, mais antigas', 'Inscrição, mais recentes'),
  ...sortsBy('inscricao.naEtapaDesde', 'Na etapa há mais tempo', 'Na etapa há menos tempo'),
  ...sortsBy('talento.aderencia', 'Aderência, menor', 'Aderência, maior'),
  ...sortsBy('talento.nome', 'Nome, A a Z', 'Nome, Z a A'),
  ...sortsBy('talento.atualCv', 'Currículo, mais antigos', 'Currículo, mais recentes'),
]

const keyOf = ({ path, order }: TalentoSort) => `${path},${order}`

/** The order of the list, where not every column by which it can be ordered has a head to press. */
export function SortField({ sort, onSort }: Props) {
  return (
    <TextField
      select
      size="small"
      value={sort === null ? SUGERIDA : keyOf(sort)}
      onChange={(event) => onSort(ORDENS.find((one) => keyOf(one.sort) === event.target.value)?.sort ?? null)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Ordenar por' } }}
      sx={{ width: 216 }}
    >
      <option value={SUGERIDA}>Ordem sugerida</option>
      {ORDENS.map((one) => (
        <option key={keyOf(one.sort)} value={keyOf(one.sort)}>
          {one.label}
        </option>
      ))}
    </TextField>
  )
}
