import { forgetBegun, keepBegun, readBegun } from '@seleta/api-client'

/** Notes that were begun and not saved: there again wherever their person is opened, on the detail or in the review. */

const nameOf = (identificador: string) => `nota.${identificador}`
const nameOfChanges = (identificador: string) => `notas-mudadas.${identificador}`

export function notaDraftOf(identificador: string): string {
  const kept = readBegun(nameOf(identificador))
  return typeof kept === 'string' ? kept : ''
}

export function keepNotaDraft(identificador: string, texto: string): void {
  if (texto === '') forgetBegun(nameOf(identificador))
  else keepBegun(nameOf(identificador), texto)
}

/** What saved notes of a person were being changed to, by their ids. */
function changesOf(identificador: string): Readonly<Record<string, string>> {
  const kept = readBegun(nameOfChanges(identificador))
  // What `keepChanges` wrote, which is the only one to write it.
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, string>>) : {}
}

function keepChanges(identificador: string, changes: Readonly<Record<string, string>>): void {
  if (Object.keys(changes).length === 0) forgetBegun(nameOfChanges(identificador))
  else keepBegun(nameOfChanges(identificador), changes)
}

/** What a saved note was being changed to; null: it is not being changed. */
export const notaChangeOf = (identificador: string, id: number): string | null =>
  changesOf(identificador)[id] ?? null

export const keepNotaChange = (identificador: string, id: number, texto: string): void =>
  keepChanges(identificador, { ...changesOf(identificador), [id]: texto })

export function forgetNotaChange(identificador: string, id: number): void {
  const { [id]: _, ...rest } = changesOf(identificador)
  keepChanges(identificador, rest)
}

/** What notes were being changed to that are there no more: it is theirs no longer. @param ids those that are there */
export function takeOfExcluidas(identificador: string, ids: readonly number[]): readonly string[] {
  const changes = Object.entries(changesOf(identificador))
  const isThere = ([id]: readonly [string, string]) => ids.includes(Number(id))
  keepChanges(identificador, Object.fromEntries(changes.filter(isThere)))
  return changes.filter((one) => !isThere(one)).map(([, texto]) => texto)
}
