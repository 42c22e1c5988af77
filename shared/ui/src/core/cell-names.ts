/** Class names of what a table draws many times; `DataTable` dresses them once, from around (grid/cell-style.ts). */
export const cell = { button: 'seleta-cell-button', check: 'seleta-cell-check' } as const
