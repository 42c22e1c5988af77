import { addDias, diaInBrazil, startOfDia } from '@seleta/regras/dia'
import { now } from '@seleta/regras/now'
import { createContext, useEffect, useState } from 'react'

/** The day that 'Aberto há N DIAS' counts to; one for the whole board. */
export const TodayContext = createContext(new Date(0))

/** Now, and again after each midnight in Brazil for a board that stays open overnight. */
export function useToday(): Date {
  const [today, setToday] = useState(now)
  useEffect(() => {
    const midnight = startOfDia(addDias(diaInBrazil(today), 1))
    const timer = setTimeout(() => setToday(now()), midnight.getTime() - now().getTime())
    return () => clearTimeout(timer)
  }, [today])
  return today
}
