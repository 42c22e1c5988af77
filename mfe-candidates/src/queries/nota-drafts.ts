import { forgetBegun, keepBegun, readBegun } from '@seleta/api-client'

/** Notes that were begun and not saved: there again wherever their person is opened, on the detail or in the review. */

const nameOf = (identificador: string) => `nota.${identificador}`
const nameOfChange = (id: number) => `nota-mudada.${id}`

export function notaDraftOf(identificador: string): string {
  const kept = readBegun(nameOf(identificador))
  return typeof kept === 'string' ? kept : ''
}

export function keepNotaDraft(identificador: string, texto: string): void {
  if (texto === '') forgetBegun(nameOf(identificador))
  else keepBegun(nameOf(identificador), texto)
}

/** What a saved note was being changed to; null: it is not being changed. */
export function notaChangeOf(id: number): string | null {
  const kept = readBegun(nameOfChange(id))
  return typeof kept === 'string' ? kept : null
}

export const keepNotaChange = (id: number, texto: string): void => keepBegun(nameOfChange(id), texto)

export const forgetNotaChange = (id: number): void => forgetBegun(nameOfChange(id))
