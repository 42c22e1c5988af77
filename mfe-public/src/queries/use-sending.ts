import { PublicCallError, callPublico } from '@seleta/api-client/publico'
import type { CampanhaPublica } from '@seleta/contract/publico'
import type { FieldErrors } from '@seleta/public-pages/data/inscricao-form'
import { findErrors, readInscricaoForm, toInscricaoBody } from '@seleta/public-pages/data/inscricao-form'
import type { Taken } from '@seleta/public-pages/data/pages'
import { useState } from 'react'
import { chaveOf, forgetForm } from './kept-form'

type Sending =
  | { readonly kind: 'open'; readonly errors?: FieldErrors; readonly notice?: string }
  | { readonly kind: 'sending'; readonly progress: number | null }
  | { readonly kind: 'done'; readonly taken: Taken }

/** Sends the form without leaving the page: a wrong field never costs the chosen files (product 54). */
export function useSending(vaga: CampanhaPublica) {
  const [sending, setSending] = useState<Sending>({ kind: 'open' })
  const [recordings] = useState(() => new Map<string, Blob>())

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (sending.kind === 'sending') return
    const fields = new FormData(form)
    const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
    const answers = readInscricaoForm(texts, vaga.perguntas)
    const files = filesOf(form, recordings)
    const errors = findErrors(answers, vaga, files)
    if (Object.keys(errors).length > 0) return setSending({ kind: 'open', errors })
    setSending({ kind: 'sending', progress: files.size === 0 ? null : 0 })
    const body = toInscricaoBody(answers, vaga)
    const chosen = [...files].map(([field, file]) => [
      field,
      file.size,
      file instanceof File && [file.name, file.lastModified],
    ])
    try {
      const { data } = await callPublico(
        'createInscricao',
        { params: { id: vaga.id }, body },
        {
          files,
          onProgress: (progress) => files.size > 0 && setSending({ kind: 'sending', progress }),
          chave: chaveOf(vaga.id, JSON.stringify([body, chosen])),
        },
      )
      forgetForm(vaga.id)
      setSending({ kind: 'done', taken: data })
    } catch (error) {
      const known = error instanceof PublicCallError ? error : null
      setSending({
        kind: 'open',
        errors: known?.campos ?? {},
        notice: known?.message ?? 'Não foi possível enviar. Tente de novo em instantes.',
      })
    }
  }
  return { sending, send, recordings }
}

function filesOf(form: HTMLFormElement, recordings: ReadonlyMap<string, Blob>): ReadonlyMap<string, Blob> {
  const files = new Map<string, Blob>()
  for (const control of form.elements) {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined
    if (control instanceof HTMLInputElement && file !== undefined && control.name !== '')
      files.set(control.name, file)
  }
  for (const [name, blob] of recordings) files.set(name, blob)
  return files
}
