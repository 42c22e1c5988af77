/** Public surface of the theme: `@seleta/ui/theme`. */
export { theme } from './create-theme'
export { AppTheme, TEMA_STORAGE_KEY, useTema } from './app-theme'
export type { Tema } from './app-theme'
export { applyDensidade, useDensidade } from './densidade'
export type { Densidade } from './densidade'
