/** Of use on a screen alone: bars, menus, buttons. What is printed is the page itself. */
export const NOT_PRINTED = { '@media print': { display: 'none' } } as const
