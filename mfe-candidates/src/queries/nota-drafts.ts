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

/** A note that is being changed. */
export interface NotaChange {
  readonly texto: string
  /** What it said when the change was begun, as `marcado`. */
  readonly antes: string
  /** It was deleted, and is wanted back as it was: nobody is changing it. */
  readonly isWanted?: true
}

const isChange = (kept: unknown): kept is NotaChange =>
  typeof kept === 'object' && kept !== null && 'texto' in kept && 'antes' in kept

/** Saved notes of a person that are being changed, by their ids. */
function changesOf(identificador: string): Readonly<Record<string, NotaChange>> {
  const kept = Object.entries(readBegun(nameOfChanges(identificador)) ?? {})
  return Object.fromEntries(
    kept.flatMap(([id, change]: [string, unknown]) => (isChange(change) ? [[id, change]] : [])),
  )
}

function keepChanges(identificador: string, changes: Readonly<Record<string, NotaChange>>): void {
  if (Object.keys(changes).length === 0) forgetBegun(nameOfChanges(identificador))
  else keepBegun(nameOfChanges(identificador), changes)
}

/** What a saved note is being changed to; null: it is not being changed. */
export function notaChangeOf(identificador: string, id: number): NotaChange | null {
  const change = changesOf(identificador)[id]
  return change === undefined || change.isWanted === true ? null : change
}

export const keepNotaChange = (identificador: string, id: number, change: NotaChange): void =>
  keepChanges(identificador, { ...changesOf(identificador), [id]: change })

export function forgetNotaChange(identificador: string, id: number): void {
  const { [id]: _, ...rest } = changesOf(identificador)
  keepChanges(identificador, rest)
}

/**
 * What notes were being changed to that are there no more: it is theirs no longer. So are those that were wanted back,
 * there again or not.
 * @param ids those that are there
 */
export function takeOfExcluidas(
  identificador: string,
  ids: readonly number[],
): readonly { readonly id: number; readonly texto: string }[] {
  const changes = Object.entries(changesOf(identificador))
  const isTheirs = ([id, { isWanted }]: readonly [string, NotaChange]) =>
    ids.includes(Number(id)) && isWanted !== true
  keepChanges(identificador, Object.fromEntries(changes.filter(isTheirs)))
  return changes.filter((one) => !isTheirs(one)).map(([id, { texto }]) => ({ id: Number(id), texto }))
}
