/** The bars and what belongs to them: one chunk, wanted by every dashboard page and fetched ahead of sign-in. */
export const loadFrame = () => import('../frame/dashboard-frame')
