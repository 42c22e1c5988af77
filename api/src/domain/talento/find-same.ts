import { canonicalEmail } from '@seleta/regras/email'
import type { MotivoFusao } from '@seleta/contract/entrada'
import { foldText } from '@seleta/regras/texto'
import type { Chaves } from './pessoa'

/** Who vouches for what comes in, and which contacts are proven to belong to whoever sent it. */
export interface Provado {
  /** `ninguem`: somebody filled in a form. */
  readonly por: 'recrutador' | 'origem' | 'arquivo' | 'ninguem'
  /** A link mailed to the address was opened. */
  readonly email: boolean
  readonly telefone: boolean
}

/** A person on record, by their keys. */
export interface Conhecida extends Chaves {
  readonly id: number
  readonly identificador: string
}

/** Whether what comes only fills gaps, or also replaces level, city, time and text. */
export type Mudanca = 'completa' | 'substitui'

/**
 * Where the key to the person's own page may go: with the answer, only by mail to the address on record, or nowhere,
 * because whoever sent it may be somebody else.
 */
export type DestinoDaChave = 'resposta' | 'email' | 'ninguem'

/** Who it is, somebody else with the same key, or somebody new. */
export type Encontro =
  | {
      readonly tipo: 'mesma'
      readonly pessoa: Conhecida
      readonly motivo: MotivoFusao
      readonly mudanca: Mudanca
      readonly chaveVai: DestinoDaChave
    }
  /** The e-mail belongs to a person whose CPF is another: nothing is joined, somebody has to look. */
  | { readonly tipo: 'conflito'; readonly pessoa: Conhecida }
  | { readonly tipo: 'nova' }

const ORDEM = ['referencia', 'cpf', 'email', 'telefone'] as const

/** Recruiters and files tell of people, who may have told better themselves; form and origin speak for the person. */
const MUDANCAS = {
  recrutador: 'completa',
  arquivo: 'completa',
  origem: 'substitui',
  ninguem: 'substitui',
} as const satisfies Record<Provado['por'], Mudanca>

/**
 * One person = one talento (product 42): the same reference at the origin, CPF, e-mail or phone, in this order.
 * Two CPFs that differ are never one person. A phone alone does not join two whose e-mail and name both differ, nor
 * two whose names differ when one of them has no e-mail: families and shops share phones.
 * @param provado what is proven decides what may change and who may hold the key, never who is the same
 */
export function findSame(chega: Chaves, conhecidas: readonly Conhecida[], provado: Provado): Encontro {
  for (const motivo of ORDEM) {
    const same = conhecidas.filter((pessoa) => isEqual(chega[motivo], pessoa[motivo]))
    const found = same.find((pessoa) => canBe(chega, pessoa, motivo))
    if (found !== undefined) {
      const chaveVai = findDestino(chega, found, provado)
      return { tipo: 'mesma', pessoa: found, motivo, mudanca: MUDANCAS[provado.por], chaveVai }
    }
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
  a !== null && b !== null && canonicalEmail(a) === canonicalEmail(b)

function canBe(a: Chaves, b: Chaves, motivo: MotivoFusao): boolean {
  if (motivo === 'referencia') return true
  if (a.cpf !== null && b.cpf !== null && a.cpf !== b.cpf) return false
  if (motivo !== 'telefone') return true
  const hasOtherEmail = a.email !== null && b.email !== null && !isEqual(a.email, b.email)
  const isNamesake = foldText(a.nome) === foldText(b.nome)
  return isNamesake || (!hasOtherEmail && firstName(a) === firstName(b))
}

const firstName = ({ nome }: Chaves) => foldText(nome).split(' ')[0]

function findDestino(chega: Chaves, pessoa: Conhecida, provado: Provado): DestinoDaChave {
  const isDoEmail = isEqual(chega.email, pessoa.email)
  const isProvada =
    (provado.email && isDoEmail) || (provado.telefone && isEqual(chega.telefone, pessoa.telefone))
  if (isProvada) return 'resposta'
  return isDoEmail ? 'email' : 'ninguem'
}
