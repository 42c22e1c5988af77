import type { MotivoFusao } from '@seleta/contract/entrada'
import { foldText } from '../../ground/text/fold-text'

/** What two people are compared by. */
export interface Chaves {
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly cpf: string | null
  readonly referencia: string | null
}

export interface Conhecida extends Chaves {
  readonly id: number
  readonly identificador: string
}

/** Who it is, somebody else with the same key, or somebody new. */
export type Encontro<T extends Conhecida> =
  | { readonly tipo: 'mesma'; readonly pessoa: T; readonly motivo: MotivoFusao }
  /** The e-mail belongs to a person whose CPF is another: nothing is joined, somebody has to look. */
  | { readonly tipo: 'conflito'; readonly pessoa: T }
  | { readonly tipo: 'nova' }

const ORDEM = ['referencia', 'cpf', 'email', 'telefone'] as const

/**
 * One person = one talento (product 42): the same reference at the origin, CPF, e-mail or phone, in this order.
 * Two CPFs that differ are never one person. A phone alone does not join two whose e-mail and name both differ, nor
 * two whose names differ when one of them has no e-mail: families and shops share phones.
 */
export function findSame<T extends Conhecida>(chega: Chaves, conhecidas: readonly T[]): Encontro<T> {
  for (const motivo of ORDEM) {
    const same = conhecidas.filter((pessoa) => isEqual(chega[motivo], pessoa[motivo]))
    const found = same.find((pessoa) => canBe(chega, pessoa, motivo))
    if (found !== undefined) return { tipo: 'mesma', pessoa: found, motivo }
    const [other] = same
    if (motivo === 'email' && other !== undefined) return { tipo: 'conflito', pessoa: other }
  }
  return { tipo: 'nova' }
}

/** People who share a key, whether or not they are the same. */
export function shareKey(a: Chaves, b: Chaves): MotivoFusao | null {
  return ORDEM.find((motivo) => isEqual(a[motivo], b[motivo])) ?? null
}

const isEqual = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase()

function canBe(a: Chaves, b: Chaves, motivo: MotivoFusao): boolean {
  if (motivo === 'referencia') return true
  if (a.cpf !== null && b.cpf !== null && a.cpf !== b.cpf) return false
  if (motivo !== 'telefone') return true
  const hasOtherEmail = a.email !== null && b.email !== null && !isEqual(a.email, b.email)
  const isNamesake = foldText(a.nome) === foldText(b.nome)
  return isNamesake || (!hasOtherEmail && firstName(a) === firstName(b))
}

const firstName = ({ nome }: Chaves) => foldText(nome).split(' ')[0]
