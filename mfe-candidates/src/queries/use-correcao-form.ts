import { CallError, useBegun, wordsFor } from '@seleta/api-client'
import type { Correcao } from '@seleta/contract/correcao'
import { CHANGES_LOST } from '@seleta/contract/screen-words'
import { useHostServices } from '@seleta/shell'
import { useRef } from 'react'
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
 * stays, and what is on record is said at its field: saving again keeps what was typed. After
 * the session ended it goes on as it was, with what was on record then (product 4).
 * @param begun what was on record when it was opened
 */
export function useCorrecaoForm(identificador: string, begun: Correcao, onClose: () => void) {
  const { confirm } = useHostServices()
  const correcao = useCorrecao(identificador)
  const saving = useCorrigir(identificador, done)
  /** `now` is what whoever corrects has been told is on record: a refusal tells them what is so now. */
  const [form, keep, forget] = useBegun(`correcao.${identificador}`, {
    first: begun,
    now: begun,
    draft: toCorrecaoDraft(begun),
  })
  const { first, now, draft } = form
  /** What is typed while an answer is on its way is not lost. */
  const latest = useRef(form)
  const campos = saving.error instanceof CallError ? saving.error.campos : {}

  function setForm(part: (before: typeof form) => Partial<typeof form>): void {
    latest.current = { ...latest.current, ...part(latest.current) }
    keep(latest.current)
  }

  function done(): void {
    forget()
    onClose()
  }

  async function tellNow(): Promise<void> {
    const { data } = await correcao.refetch()
    if (data !== undefined)
      setForm((before) => ({ now: data, draft: takeMeanwhile(before.draft, before.now, data) }))
  }

  function onError(error: unknown): void {
    if (!(error instanceof CallError)) return
    if (error.kind === 'conflict') void tellNow()
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
    if (isSure) done()
  }

  return {
    draft,
    set: (part: Partial<CorrecaoDraft>) => setForm((before) => ({ draft: { ...before.draft, ...part } })),
    now,
    hints: tellMeanwhile(draft, first, now),
    campos,
    failure:
      saving.isError && Object.keys(campos).length === 0 ? WORDS.typedStays(wordsFor(saving.error)) : null,
    isOvertaken: saving.error instanceof CallError && saving.error.kind === 'conflict',
    isSaving: saving.isPending,
    submit: () => saving.mutate(toCorrecaoBody(draft, now.versao), { onError }),
    close: () => void leave(),
  }
}
