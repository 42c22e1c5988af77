import { createContext, use } from 'react'
import type { GoToPasso } from './use-shown-passo'

/** How to go to another step. */
export const GoToPassoContext = createContext<GoToPasso>(() => {})

export function useGoToPasso(): GoToPasso {
  return use(GoToPassoContext)
}
