import { sessionAtom, sessionEndAtom, useAtomValue } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { returnStateOf } from '../../rules/return-address'

/** Lets only signed-in people in; the others go to the sign-in screen, which brings them back (product 4). */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { isAuth } = useAtomValue(sessionAtom)
  const end = useAtomValue(sessionEndAtom)
  const location = useLocation()
  if (isAuth) return children
  // Who left on purpose starts anew; everybody else comes back to where they were.
  const state = end === 'logout' ? null : returnStateOf(location)
  return <Navigate to={paths.login()} replace state={state} />
}
