import { addDias, startOfDia } from '@seleta/regras/dia'
import { formatMoment } from '@seleta/regras/moment'
import { hoje } from '@seleta/regras/now'
import type { Opcao } from './filtros'
import { OptionsList } from './options-list'

interface Props {
  readonly label: string
  /** The moment that is picked; none or one. */
  readonly values: readonly string[]
  readonly onToggle: (opcao: Opcao) => void
}

/** How many days ago they begin, and what they are called. */
const PERIODS: readonly (readonly [dias: number, label: string])[] = [
  [0, 'Hoje'],
  [6, 'Nos últimos 7 dias'],
  [29, 'Nos últimos 30 dias'],
]

/** When people applied: some days, and the moment that a link brought along. */
export function DesdeOptions({ label, values, onToggle }: Props) {
  const today = hoje()
  const periods = PERIODS.map(([dias, text]): Opcao => ({
    valor: startOfDia(addDias(today, -dias)).toISOString(),
    label: text,
  }))
  const brought = values
    .filter((valor) => !periods.some((one) => one.valor === valor))
    .map((valor): Opcao => ({ valor, label: `Desde ${formatMoment(valor)}` }))
  return <OptionsList label={label} options={[...periods, ...brought]} values={values} onToggle={onToggle} />
}
