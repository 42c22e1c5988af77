type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what the server has delivered, and what is typed into it from then on.
 * @param container holds the delivered page
 * @returns puts all of it back; a chosen file is the one thing that no page may put back
 */
export function keepDocument(container: HTMLElement): () => void {
  const delivered = [...container.childNodes].map((node) => node.cloneNode(true))
  const typed = new Map<string, { readonly value: string; readonly isChecked: boolean }>()
  const keep = (control: Control) =>
    typed.set(keyOf(control), { value: control.value, isChecked: isTicked(control) })
  for (const control of controlsOf(container)) keep(control)
  const handleInput = ({ target }: Event) => {
    if (isControl(target)) keep(target)
  }
  for (const name of ['input', 'change']) container.addEventListener(name, handleInput)
  return () => {
    for (const name of ['input', 'change']) container.removeEventListener(name, handleInput)
    container.replaceChildren(...delivered)
    for (const control of controlsOf(container)) putInto(control, typed.get(keyOf(control)))
  }
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const controlsOf = (container: HTMLElement) => container.querySelectorAll<Control>('input, textarea, select')

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

const isTicked = (control: Control) => isChoice(control) && control.checked

/** Choices of one question have one name. */
const keyOf = (control: Control) => (isChoice(control) ? `${control.name}=${control.value}` : control.name)

function putInto(
  control: Control,
  kept: { readonly value: string; readonly isChecked: boolean } | undefined,
): void {
  if (kept === undefined || control.type === 'file' || control.type === 'hidden') return
  if (isChoice(control)) control.checked = kept.isChecked
  else control.value = kept.value
}
