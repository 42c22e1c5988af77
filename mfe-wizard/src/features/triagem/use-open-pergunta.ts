import type { Pergunta } from '@seleta/contract/perguntas'
import { useMemo } from 'react'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import type { TipoPergunta } from '../../rules/perguntas'

/**
 * The question in the open dialog, which is no part of the draft before it is added. It is kept as typed text of the
 * draft, so that a reload or a dead session brings the dialog back with what was written in it.
 */
export function useOpenPergunta(tipo: TipoPergunta): [Pergunta | null, (pergunta: Pergunta | null) => void] {
  const field = `pergunta-aberta.${tipo}`
  const text = useRascunho((state) => state.typed[field])
  // Written below and nowhere else.
  const pergunta = useMemo(() => (text === undefined ? null : (JSON.parse(text) as Pergunta)), [text])
  return [pergunta, (next) => rascunhos.setTyped(field, next === null ? '' : JSON.stringify(next))]
}
