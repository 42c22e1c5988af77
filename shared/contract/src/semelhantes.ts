/** People beside somebody whom their detail asks about at once, surest first. Not of the public pages. */
export const MAX_SEMELHANTES = 50
