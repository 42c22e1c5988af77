/** Public surface of the theme: `@seleta/ui/theme`. */
export { AppTheme, useTema } from './app-theme'
export type { Tema } from './app-theme'
export { applyDensidade, useDensidade } from './densidade'
export type { Densidade } from './densidade'
