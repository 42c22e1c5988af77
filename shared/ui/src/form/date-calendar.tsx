import { addMeses, diaInBrazil, formatDiaInFull } from '@seleta/regras/dia'
import { now } from '@seleta/regras/now'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from '../icons/icons'
import { focusRing, paint } from '../theme/paint'
import { clampDia, dayAfterKey, DIAS_DA_SEMANA, formatMes, weekdayOf, weeksOf } from './calendar-days'

/** px; 320 hold seven of them. The calendar keeps the room of six weeks, so that its buttons stay where they are. */
const DAY = { xs: 36, sm: 40 }
const HEAD = 28

export interface DateCalendarProps {
  /** The day that is chosen, 'yyyy-mm-dd'. */
  readonly value: string | null
  readonly min: string | undefined
  readonly max: string | undefined
  readonly onPick: (dia: string) => void
}

/** A month as a grid of days, walked by keys as the ARIA APG has it: days, weeks, months, with Shift years. */
export function DateCalendar({ value, min, max, onPick }: DateCalendarProps) {
  const limits = { min, max }
  const hoje = diaInBrazil(now())
  const [at, setAt] = useState(() => clampDia(value ?? hoje, limits))
  // Whoever turns pages by the buttons stays on them.
  const [isWalking, setWalking] = useState(true)
  const id = useId()
  const turn = (meses: number) => {
    setWalking(false)
    setAt(clampDia(addMeses(at, meses), limits))
  }
  const walk = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    setWalking(true)
    setAt(clampDia(next, limits))
  }
  return (
    <Box sx={{ p: 3, width: 'max-content' }}>
      <Head id={id} mes={formatMes(at)} onTurn={turn} />
      <Box sx={{ minHeight: { xs: HEAD + 6 * DAY.xs, sm: HEAD + 6 * DAY.sm } }}>
        <Box component="table" role="grid" aria-labelledby={id} onKeyDown={walk} sx={gridStyle}>
          <Weekdays />
          <tbody>
            {weeksOf(at).map((week, n) => (
              <tr key={n}>
                {week.map((dia, place) => (
                  <td key={DIAS_DA_SEMANA[place]} aria-selected={dia !== null && dia === value}>
                    {dia === null ? null : (
                      <Day
                        dia={dia}
                        isHere={dia === at}
                        hasFocus={isWalking && dia === at}
                        isToday={dia === hoje}
                        isChosen={dia === value}
                        isOut={clampDia(dia, limits) !== dia}
                        onPick={onPick}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {clampDia(hoje, limits) === hoje ? (
        <Button size="small" onClick={() => onPick(hoje)} sx={{ mt: 1 }}>
          Hoje
        </Button>
      ) : null}
    </Box>
  )
}

const Weekdays = () => (
  <thead>
    <tr>
      {DIAS_DA_SEMANA.map((nome) => (
        <th key={nome} scope="col" abbr={nome}>
          {nome.slice(0, 3)}
        </th>
      ))}
    </tr>
  </thead>
)

interface HeadProps {
  readonly id: string
  readonly mes: string
  /** So many months on; below 0, back. */
  readonly onTurn: (meses: number) => void
}

const Head = ({ id, mes, onTurn }: HeadProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
    <TurnButton name="Ano anterior" onClick={() => onTurn(-12)} icon={<FirstPageIcon />} />
    <TurnButton name="Mês anterior" onClick={() => onTurn(-1)} icon={<ChevronLeftIcon />} />
    <Box id={id} aria-live="polite" sx={{ flex: 1, textAlign: 'center', fontWeight: 550 }}>
      {mes}
    </Box>
    <TurnButton name="Próximo mês" onClick={() => onTurn(1)} icon={<ChevronRightIcon />} />
    <TurnButton name="Próximo ano" onClick={() => onTurn(12)} icon={<LastPageIcon />} />
  </Box>
)

interface TurnProps {
  readonly name: string
  readonly icon: React.ReactNode
  readonly onClick: () => void
}

const TurnButton = ({ name, icon, onClick }: TurnProps) => (
  <IconButton size="small" aria-label={name} title={name} onClick={onClick}>
    {icon}
  </IconButton>
)

interface DayProps {
  readonly dia: string
  /** The one that Tab comes to. */
  readonly isHere: boolean
  readonly hasFocus: boolean
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly isOut: boolean
  readonly onPick: (dia: string) => void
}

const Day = ({ dia, isHere, hasFocus, isToday, isChosen, isOut, onPick }: DayProps) => (
  <ButtonBase
    ref={(button: HTMLButtonElement | null) => (hasFocus ? button?.focus() : undefined)}
    tabIndex={isHere ? 0 : -1}
    aria-label={`${DIAS_DA_SEMANA[weekdayOf(dia)]}, ${formatDiaInFull(dia)}`}
    aria-current={isToday ? 'date' : undefined}
    disabled={isOut}
    onClick={() => onPick(dia)}
    sx={{
      ...dayStyle,
      ...(isToday && { border: 1, borderColor: paint.controlBorder }),
      ...(isChosen && { bgcolor: paint.primary, color: paint.onPrimary, '&:hover': {} }),
      ...(isOut && { color: paint.textSecondary, opacity: 0.5 }),
    }}
  >
    {Number(dia.slice(8))}
  </ButtonBase>
)

const dayStyle = {
  width: DAY,
  height: DAY,
  borderRadius: '6px',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: paint.sunken },
  '&:focus-visible': focusRing,
} as const

const gridStyle = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { height: HEAD, fontSize: '0.75rem', fontWeight: 400, color: paint.textSecondary },
  '& td': { p: 0 },
} as const
