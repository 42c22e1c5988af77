import { readKept, readKeptJson, writeKept } from '@seleta/api-client/storage'
import { useSyncExternalStore } from 'react'

/** Jobs kept on this device alone (product 56): nothing of this reaches the server. */
export interface VagaSalva {
  readonly id: number
  readonly nome: string
  readonly nomeEmpresa: string
  /** Its company's address when it was saved. */
  readonly empresaSlug: string
}

const KEY = 'seleta.vagas-salvas'
const MAX = 50

const none: readonly VagaSalva[] = []
const listeners = new Set<() => void>()
let kept: { readonly text: string; readonly salvas: readonly VagaSalva[] } = { text: '[]', salvas: none }

/** The list as the device has it; the same object until it changes. */
function readSaved(): readonly VagaSalva[] {
  const text = readKept('device', KEY) ?? '[]'
  if (text !== kept.text) {
    const value = readKeptJson('device', KEY)
    kept = { text, salvas: Array.isArray(value) ? value.filter(isSalva) : none }
  }
  return kept.salvas
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns false when the device keeps nothing */
const writeSalvas = (salvas: readonly VagaSalva[]) =>
  writeKept('device', KEY, JSON.stringify(salvas.slice(0, MAX)))

function isSalva(value: unknown): value is VagaSalva {
  // Whatever the device kept, as an object: each property is looked at.
  const { id, nome, nomeEmpresa, empresaSlug } = Object(value) as Partial<VagaSalva>
  return (
    Number.isSafeInteger(id) && [nome, nomeEmpresa, empresaSlug].every((text) => typeof text === 'string')
  )
}

/** The list after the page was taken over; null before, when no click is answered yet. */
export function useSalvas() {
  const salvas = useSyncExternalStore<readonly VagaSalva[] | null>(listen, readSaved, () => null)
  const write = (next: readonly VagaSalva[]): boolean => {
    const isKept = writeSalvas(next)
    for (const listener of listeners) listener()
    return isKept
  }
  return {
    salvas,
    save: ({ id, nome, nomeEmpresa, empresaSlug }: VagaSalva) =>
      write([{ id, nome, nomeEmpresa, empresaSlug }, ...readSaved().filter((one) => one.id !== id)]),
    forget: (id: number) => write(readSaved().filter((one) => one.id !== id)),
  }
}
