import { PublicCallError, callPublico } from '@seleta/api-client/publico'
import type { CampanhaPublica } from '@seleta/contract/publico'
import type { Faltas } from '@seleta/publico/dados/formulario'
import { findFaltas, readFormulario, toInscricaoBody } from '@seleta/publico/dados/formulario'
import type { Feita } from '@seleta/publico/dados/paginas'
import { useState } from 'react'
import { forgetForm } from './memoria'

type Envio =
  | { readonly kind: 'aberto'; readonly faltas?: Faltas; readonly aviso?: string }
  | { readonly kind: 'enviando'; readonly progresso: number | null }
  | { readonly kind: 'feito'; readonly feita: Feita }

/** Sends the form without leaving the page: a wrong field never costs the chosen files (product 54). */
export function useEnvio(vaga: CampanhaPublica | null) {
  const [envio, setEnvio] = useState<Envio>({ kind: 'aberto' })
  const [gravacoes] = useState(() => new Map<string, Blob>())

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (vaga === null || envio.kind === 'enviando') return
    const fields = new FormData(form)
    const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
    const formulario = readFormulario(texts, vaga.perguntas)
    const files = filesOf(form, gravacoes)
    const faltas = findFaltas(formulario, vaga, files)
    if (Object.keys(faltas).length > 0) return setEnvio({ kind: 'aberto', faltas })
    setEnvio({ kind: 'enviando', progresso: files.size === 0 ? null : 0 })
    try {
      const { data } = await callPublico(
        'createInscricao',
        { params: { id: vaga.id }, body: toInscricaoBody(formulario, vaga) },
        { files, onProgress: (progresso) => files.size > 0 && setEnvio({ kind: 'enviando', progresso }) },
      )
      forgetForm(vaga.id)
      setEnvio({ kind: 'feito', feita: data })
    } catch (error) {
      const known = error instanceof PublicCallError ? error : null
      setEnvio({
        kind: 'aberto',
        faltas: known?.campos ?? {},
        aviso: known?.message ?? 'Não foi possível enviar. Tente de novo em instantes.',
      })
    }
  }
  return { envio, send, gravacoes }
}

function filesOf(form: HTMLFormElement, gravacoes: ReadonlyMap<string, Blob>): ReadonlyMap<string, Blob> {
  const files = new Map<string, Blob>()
  for (const control of form.elements) {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined
    if (control instanceof HTMLInputElement && file !== undefined && control.name !== '')
      files.set(control.name, file)
  }
  for (const [name, blob] of gravacoes) files.set(name, blob)
  return files
}
