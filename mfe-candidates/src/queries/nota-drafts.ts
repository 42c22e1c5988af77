import { forgetBegun, keepBegun, readBegun } from './begun'

/** Notes that were begun and not saved: there again wherever their person is opened, on the detail or in the review. */

const nameOf = (identificador: string) => `nota.${identificador}`

export function notaDraftOf(identificador: string): string {
  const kept = readBegun(nameOf(identificador))
  return typeof kept === 'string' ? kept : ''
}

export function keepNotaDraft(identificador: string, texto: string): void {
  if (texto === '') forgetBegun(nameOf(identificador))
  else keepBegun(nameOf(identificador), texto)
}
