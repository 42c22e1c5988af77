/**
 * What is said where the browser lets nobody copy.
 * @param what stands on the screen, with its article
 */
export const copyRefused = (what: string): string =>
  `O navegador não deixou copiar. Selecione ${what} e copie.`
