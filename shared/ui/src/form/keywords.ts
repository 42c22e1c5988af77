import { palavrasChaveReached } from '@seleta/regras/limite'
import { foldText, oneBlank } from '@seleta/regras/text'

export interface KeywordLimits {
  /** How many (3; spec section 5). */
  max: number
  /** Longest keyword in characters. */
  maxLength: number
}

/** A keyword accepted, or why not, in words for the person. Nothing typed is neither. */
export type KeywordAnswer = { ok: true; keyword: string } | { ok: false; reason: string | null }

/**
 * Judges a typed keyword against the list. Short ones such as «TI», «RH» and «C#» are fine; ';' is not, because
 * it parts keywords on the wire (product.md 31).
 */
export function judgeKeyword(text: string, list: readonly string[], limits: KeywordLimits): KeywordAnswer {
  const keyword = oneBlank(text)
  if (!keyword) return { ok: false, reason: null }
  if (keyword.includes(';'))
    return { ok: false, reason: 'O sinal “;” não pode ser usado. Adicione uma palavra por vez.' }
  if (list.length >= limits.max) {
    return { ok: false, reason: palavrasChaveReached(limits.max) }
  }
  if (keyword.length > limits.maxLength) {
    return { ok: false, reason: `Use até ${limits.maxLength} caracteres por palavra-chave.` }
  }
  if (list.some((other) => foldText(other) === foldText(keyword))) {
    return { ok: false, reason: `“${keyword}” já está na lista.` }
  }
  return { ok: true, keyword }
}
