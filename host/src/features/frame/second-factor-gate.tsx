import type { ReactNode } from 'react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useConta } from '../../queries/use-conta'
import { forgetBars } from './bars-picture'

const RequiredScreen = lazy(() => import('../segundo-fator/required-screen'))

/**
 * The frame, or what must come before it: setting up the second factor that the company asks for (product 75). It stays
 * until the recovery codes are kept, though the session opens everything as soon as they are there.
 */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const isMissing = useConta().data?.faltaSegundoFator === true
  const [isHeld, setIsHeld] = useState(isMissing)
  if (isMissing && !isHeld) setIsHeld(true)
  useEffect(() => {
    if (isHeld) forgetBars()
  }, [isHeld])
  if (!isHeld) return children
  return (
    <Suspense fallback={null}>
      <RequiredScreen onDone={() => setIsHeld(false)} />
    </Suspense>
  )
}
