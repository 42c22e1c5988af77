import { readKeptJson, writeKept } from '@seleta/api-client/storage'

/** The form survives a reload of its tab (product 54); files cannot, and the screen says so. */

const keyOf = (campanhaId: number) => `seleta.inscricao.${campanhaId}`
const pedidoOf = (campanhaId: number) => keyOf(campanhaId) + '.pedido'
/** What is never kept: the trap, and what the server wrote. */
const notKept = new Set(['site', 'origem', 'consentimentoVersao'])

type Entries = readonly (readonly [string, string])[]

export function keepForm(campanhaId: number, form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !notKept.has(name),
  )
  // Where nothing can be kept the form lives as long as the page.
  writeKept('tab', keyOf(campanhaId), JSON.stringify(entries))
}

export function forgetForm(campanhaId: number): void {
  writeKept('tab', keyOf(campanhaId), null)
  writeKept('tab', pedidoOf(campanhaId), null)
}

/**
 * The key under which an application is sent: the same for the same content, so that whoever sends it again because the
 * answer was lost gets that answer, and the link to what was taken. Nobody can guess it.
 */
export function chaveOf(campanhaId: number, content: string): string {
  const kept = readKeptJson('tab', pedidoOf(campanhaId))
  // Written below, in this tab.
  if (Array.isArray(kept) && kept[0] === content) return String(kept[1])
  const chave = crypto.getRandomValues(new Uint32Array(4)).join('-')
  writeKept('tab', pedidoOf(campanhaId), JSON.stringify([content, chave]))
  return chave
}

/** Puts back what was kept, but never over what somebody typed while the page's code was on its way. */
export function restoreForm(campanhaId: number, form: HTMLFormElement): void {
  const kept = readEntries(campanhaId)
  if (kept.length === 0 || isTouched(form)) return
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      if (notKept.has(control.name) || control.type === 'file' || control.type === 'hidden') continue
      if (control.type === 'checkbox' || control.type === 'radio')
        control.checked = kept.some(([name, value]) => name === control.name && value === control.value)
      else control.value = valueOf(kept, control.name)
    } else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) {
      control.value = valueOf(kept, control.name)
    }
  }
}

const valueOf = (kept: Entries, name: string) => kept.find(([one]) => one === name)?.[1] ?? ''

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement)) return false
    if (control.type === 'checkbox' || control.type === 'radio')
      return control.checked !== control.defaultChecked
    return control.type !== 'file' && control.value !== control.defaultValue
  })
}

function readEntries(campanhaId: number): Entries {
  const value = readKeptJson('tab', keyOf(campanhaId))
  // Written by `keepForm`, in this tab.
  return Array.isArray(value) ? (value as Entries) : []
}
