import { readyPart } from './ready-part'

/** The bars and what belongs to them: one chunk, wanted by every dashboard page and fetched ahead of sign-in. */
export const { Part: DashboardFrame, fetch: loadFrame } = readyPart(
  () => import('../features/frame/dashboard-frame'),
)
