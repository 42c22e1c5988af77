import { useSyncExternalStore } from 'react'

/** Jobs kept on this device alone (product 56): nothing of this reaches the server. */
export interface VagaSalva {
  readonly id: number
  readonly nome: string
  readonly nomeEmpresa: string
}

const KEY = 'seleta.vagas-salvas'
const MAX = 50

const none: readonly VagaSalva[] = []
const listeners = new Set<() => void>()
let kept: { readonly text: string; readonly salvas: readonly VagaSalva[] } = { text: '[]', salvas: none }

/** The list as the device has it; the same object until it changes. */
function readSalvas(): readonly VagaSalva[] {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the visitor's own list, kept on the device
    const text = localStorage.getItem(KEY) ?? '[]'
    if (text !== kept.text) {
      const value: unknown = JSON.parse(text)
      kept = { text, salvas: Array.isArray(value) ? value.filter(isSalva) : none }
    }
    return kept.salvas
  } catch {
    return none
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns false when the device keeps nothing */
function writeSalvas(salvas: readonly VagaSalva[]): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the visitor's own list, kept on the device
    localStorage.setItem(KEY, JSON.stringify(salvas.slice(0, MAX)))
    return true
  } catch {
    return false
  }
}

function isSalva(value: unknown): value is VagaSalva {
  if (typeof value !== 'object' || value === null) return false
  // Whatever the device kept: each property is looked at.
  const { id, nome, nomeEmpresa } = value as Partial<VagaSalva>
  return Number.isSafeInteger(id) && typeof nome === 'string' && typeof nomeEmpresa === 'string'
}

/** The list after the page was taken over; empty before, as the server drew it. */
export function useSalvas() {
  const salvas = useSyncExternalStore(listen, readSalvas, () => none)
  const write = (next: readonly VagaSalva[]): boolean => {
    const isKept = writeSalvas(next)
    for (const listener of listeners) listener()
    return isKept
  }
  return {
    salvas,
    save: ({ id, nome, nomeEmpresa }: VagaSalva) =>
      write([{ id, nome, nomeEmpresa }, ...readSalvas().filter((one) => one.id !== id)]),
    forget: (id: number) => write(readSalvas().filter((one) => one.id !== id)),
  }
}
