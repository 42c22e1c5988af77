import { CallError, wordsFor } from '@seleta/api-client'
import type { Correcao } from '@seleta/contract/correcao'
import { CHANGES_LOST } from '@seleta/contract/screen-words'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import {
  type CorrecaoDraft,
  isCorrecaoTouched,
  takeMeanwhile,
  tellMeanwhile,
  toCorrecaoBody,
  toCorrecaoDraft,
} from '../rules/correcao-draft'
import { WORDS } from '../rules/words'
import { useCorrecao, useCorrigir } from './correcao-queries'

/**
 * The form of a correction. What somebody else changed meanwhile is taken where nothing was typed; where something was, it
 * stays, and what is on record is said at its field: saving again keeps what was typed.
 * @param begun what was on record when it was opened
 */
export function useCorrecaoForm(identificador: string, begun: Correcao, onClose: () => void) {
  const { confirm } = useHostServices()
  const correcao = useCorrecao(identificador)
  const saving = useCorrigir(identificador)
  const [first] = useState(begun)
  /** With what whoever corrects has been told is on record: a refusal tells them what is so now. */
  const [{ now, draft }, setForm] = useState(() => ({ now: begun, draft: toCorrecaoDraft(begun) }))
  const campos = saving.error instanceof CallError ? saving.error.campos : {}

  async function tellNow(): Promise<void> {
    const { data } = await correcao.refetch()
    if (data !== undefined)
      setForm((form) => ({ now: data, draft: takeMeanwhile(form.draft, form.now, data) }))
  }

  function onError(error: unknown): void {
    if (!(error instanceof CallError)) return
    if (error.kind === 'conflict') void tellNow()
    const [wrong] = Object.keys(error.campos)
    if (wrong !== undefined) document.getElementById(`pessoa-${wrong}`)?.focus()
  }

  async function leave(): Promise<void> {
    const isSure =
      !isCorrecaoTouched(draft, now) ||
      (await confirm({
        title: 'Descartar esta correção?',
        text: CHANGES_LOST,
        confirmLabel: 'Descartar',
        cancelLabel: 'Continuar corrigindo',
        tone: 'danger',
      }))
    if (isSure) onClose()
  }

  return {
    draft,
    set: (part: Partial<CorrecaoDraft>) =>
      setForm((form) => ({ ...form, draft: { ...form.draft, ...part } })),
    now,
    hints: tellMeanwhile(draft, first, now),
    campos,
    failure:
      saving.isError && Object.keys(campos).length === 0 ? WORDS.typedStays(wordsFor(saving.error)) : null,
    isOvertaken: saving.error instanceof CallError && saving.error.kind === 'conflict',
    isSaving: saving.isPending,
    submit: () => saving.mutate(toCorrecaoBody(draft, now.versao), { onSuccess: onClose, onError }),
    close: () => void leave(),
  }
}
