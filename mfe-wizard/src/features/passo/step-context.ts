import type { PassoSegmento } from '@seleta/shell'
import { createContext, use } from 'react'

/** The step whose form is on screen. */
export const StepContext = createContext<PassoSegmento>('detalhes')

export function useStep(): PassoSegmento {
  return use(StepContext)
}
