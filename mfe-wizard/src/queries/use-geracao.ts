import { CallError, request, wordsFor } from '@seleta/api-client'
import { AI_TYPING_MS_PER_CHAR } from '@seleta/contract/limits'
import { useHostServices } from '@seleta/shell'
import { useEffect, useRef, useState } from 'react'
import type { Documento } from '@seleta/regras/html-da-vaga/documento'
import { countCharacters, sliceDocumento } from '@seleta/regras/html-da-vaga/documento'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'

/** How far a generated text is. */
export type Geracao =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** `shown` characters of the text are on screen. */
  | {
      readonly kind: 'typing'
      readonly documento: Documento
      readonly total: number
      readonly shown: number
      readonly autor: 'ia' | 'seleta'
    }
  /** `isWhole` is false when the person stopped it. */
  | { readonly kind: 'done'; readonly isWhole: boolean; readonly autor: 'ia' | 'seleta' }

export interface UseGeracao {
  readonly geracao: Geracao
  readonly generate: (prompt: string) => Promise<void>
  /** Shows the rest at once. */
  readonly finish: () => void
  /** Gives up the answer, or keeps what has been typed so far. */
  readonly stop: () => void
  readonly dismiss: () => void
}

/**
 * Asks for a text and types it: 15 ms per character (spec section 9), whole at once under reduced motion, finished
 * by a key or a click (product 32). A failure leaves the editor as it was.
 * @param onText the text that goes into the editor, at the end
 */
export function useGeracao(onText: (documento: Documento) => void): UseGeracao {
  const { announce, notify } = useHostServices()
  const [geracao, setGeracao] = useState<Geracao>({ kind: 'idle' })
  const asking = useRef<AbortController | null>(null)

  const end = (typing: Extract<Geracao, { kind: 'typing' }>, count: number) => {
    const documento = sliceDocumento(typing.documento, count)
    onText(documento)
    setGeracao({ kind: 'done', isWhole: count >= typing.total, autor: typing.autor })
    announce(`Descrição pronta, ${countCharacters(documento)} caracteres.`)
  }

  const generate = async (prompt: string) => {
    const abort = new AbortController()
    asking.current = abort
    setGeracao({ kind: 'asking' })
    announce('Gerando descrição.')
    try {
      const { data, autor } = await request(
        'askOpenai',
        { body: { descricao: prompt, tipoRetorno: 'HTML' } },
        { signal: abort.signal },
      )
      const documento = parseHtml(data)
      const total = countCharacters(documento)
      const typing = { kind: 'typing', documento, total, shown: 0, autor } as const
      if (isMotionReduced()) end(typing, total)
      else setGeracao(typing)
    } catch (error) {
      setGeracao({ kind: 'idle' })
      const isGivenUp = error instanceof CallError && error.kind === 'cancelled'
      if (!isGivenUp) notify({ text: wordsFor(error), tone: 'error' })
    }
  }

  useTyping(geracao, (shown) => {
    if (geracao.kind !== 'typing') return
    if (shown >= geracao.total) end(geracao, geracao.total)
    else setGeracao({ ...geracao, shown })
  })
  useEffect(() => () => asking.current?.abort(), [])

  return {
    geracao,
    generate,
    finish: () => {
      if (geracao.kind === 'typing') end(geracao, geracao.total)
    },
    stop: () => {
      asking.current?.abort()
      if (geracao.kind === 'typing') end(geracao, geracao.shown)
    },
    dismiss: () => setGeracao({ kind: 'idle' }),
  }
}

const isMotionReduced = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Calls back with the characters that are due, frame by frame, while something is being typed. */
function useTyping(geracao: Geracao, onDue: (shown: number) => void): void {
  const due = useRef(onDue)
  useEffect(() => {
    due.current = onDue
  })
  const isTyping = geracao.kind === 'typing'
  useEffect(() => {
    if (!isTyping) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      due.current(Math.floor((now - start) / AI_TYPING_MS_PER_CHAR))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isTyping])
}
