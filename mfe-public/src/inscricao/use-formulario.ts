import { useEffect, useState } from 'react'
import type { Formulario } from './inscricao-form'
import { formularioVazio } from './inscricao-form'

/** The form survives a reload of its tab (product 54); the file cannot, and the screen says so. */
export function useFormulario(campanhaId: number) {
  const key = `seleta.inscricao.${campanhaId}`
  const [form, setForm] = useState<Formulario>(() => restore(key))
  useEffect(() => keep(key, form), [key, form])
  return {
    form,
    change: (part: Partial<Formulario>) => setForm((former) => ({ ...former, ...part })),
    forget: () => {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

function restore(key: string): Formulario {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === null
      ? formularioVazio
      : { ...formularioVazio, ...(JSON.parse(kept) as Partial<Formulario>) }
  } catch {
    return formularioVazio
  }
}

function keep(key: string, form: Formulario): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(form))
  } catch {
    // Storage is full or blocked: the form lives as long as the page.
  }
}
