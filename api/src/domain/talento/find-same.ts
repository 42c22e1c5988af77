import { canonicalEmail } from '@seleta/regras/email'
import type { MotivoFusao, MotivoSemelhanca } from '@seleta/contract/entrada'
import { foldText, foldedWords } from '@seleta/regras/text'
import type { Chaves } from './pessoa'

/** Who vouches for what comes in, and which contacts are proven to belong to whoever sent it. */
export interface Proven {
  /** `nobody`: somebody filled in a form. */
  readonly by: 'recrutador' | 'origem' | 'arquivo' | 'nobody'
  /** A link mailed to the address was opened. */
  readonly email: boolean
  readonly telefone: boolean
}

/** What of a person only a file may have told that was taken back (decision 234). */
export type ChaveDevolvida = 'nome' | 'email' | 'cpf' | 'telefone'

/** Nobody stands behind a form that was filled in. */
export const NOBODY_PROVES: Proven = { by: 'nobody', email: false, telefone: false }

/** A person on record, by their keys. */
export interface Conhecida extends Chaves {
  readonly id: number
  readonly identificador: string
  /** A form alone made the person, and nobody who vouches, no opened link, has said the same since. */
  readonly isDeclarada: boolean
  /** The phone on record is what a form or their own page told: it joins nobody (decision 108). */
  readonly isTelefoneDeclarado: boolean
  /** Their time was over: whoever is vouched for brings them back (decisions 116, 129). */
  readonly isOculta: boolean
  readonly devolvidas?: readonly ChaveDevolvida[]
  /** Names under which the mailbox of their e-mail has confirmed what was sent; where a file's keys are in question. */
  readonly confirmados?: readonly string[]
}

/**
 * Whether what comes only fills gaps, also replaces level, city, time and text, or takes the place of what a form alone
 * had told, name and phone too.
 */
export type ContatoChange = 'completa' | 'substitui' | 'assume'

/** Somebody on record who may be the same, and who stays apart until a recruiter says so. */
export interface Parecida {
  readonly pessoa: Conhecida
  readonly motivo: MotivoSemelhanca
}

/** Who it is, whose application it counts as, somebody else with the same key, or somebody new. */
export type Match =
  | {
      readonly tipo: 'mesma'
      readonly pessoa: Conhecida
      readonly motivo: MotivoFusao
      readonly change: ContatoChange
    }
  /** Nobody vouches, and the e-mail is on record: what it says stays with the application (decision 108). */
  | { readonly tipo: 'declara'; readonly pessoa: Conhecida }
  /** The e-mail belongs to a person whose CPF is another: nothing is joined, somebody has to look. */
  | { readonly tipo: 'conflito'; readonly pessoa: Conhecida; readonly refusal: string }
  | { readonly tipo: 'nova'; readonly parecidas: readonly Parecida[] }

const EMAIL_OF_ANOTHER = 'O e-mail já é de outra pessoa, com outro CPF.'
const ORDER = ['referencia', 'cpf', 'email', 'telefone'] as const
/** Nobody is looked at beside more people than this. */
const MAX_PARECIDAS = 5

/** Recruiters and files tell of people, who may have told better themselves; form and origin speak for the person. */
const CHANGES = {
  recrutador: 'completa',
  arquivo: 'completa',
  origem: 'substitui',
  nobody: 'substitui',
} as const satisfies Record<Proven['by'], ContatoChange>

/**
 * One person = one talento (product 42): the same reference at the origin, CPF, e-mail or phone, in this order, as far
 * as what comes is vouched for or proven. Two CPFs that differ are never one person. A phone alone does not join two
 * whose e-mail and name both differ, nor two whose names differ when one of them has no e-mail: families and shops share
 * phones. What nobody vouches for joins nobody (decision 108).
 */
export function findSame(arriving: Chaves, conhecidas: readonly Conhecida[], proven: Proven): Match {
  const isProven = !provesNothing(proven)
  for (const motivo of ORDER) {
    // Beside somebody hidden may stand who gave the same e-mail since: what is proven is of the former (decision 129).
    const same = conhecidas
      .filter((pessoa) => isSameKey(arriving[motivo], pessoa[motivo]))
      .toSorted((a, b) => (Number(b.isOculta) - Number(a.isOculta)) * (isProven ? 1 : -1))
    const [other] = same
    if (!canJoin(motivo, proven)) {
      if (motivo === 'email' && other !== undefined) return { tipo: 'declara', pessoa: other }
      continue
    }
    const found = same.find((pessoa) => canBe(arriving, pessoa, motivo) && !isOnlyDeclared(pessoa, motivo))
    if (found !== undefined) return { tipo: 'mesma', pessoa: found, motivo, change: changeOf(found, proven) }
    if (motivo === 'email' && other !== undefined)
      return { tipo: 'conflito', pessoa: other, refusal: EMAIL_OF_ANOTHER }
  }
  return { tipo: 'nova', parecidas: findParecidas(arriving, conhecidas, proven) }
}

/** What a proven telling does to somebody on record. */
export const changeOf = (
  { isDeclarada }: Pick<Conhecida, 'isDeclarada'>,
  { by }: Pick<Proven, 'by'>,
): ContatoChange => (isDeclarada ? 'assume' : CHANGES[by])

/** Whether nobody stands behind what comes. */
export const provesNothing = ({ by, email, telefone }: Proven): boolean =>
  by === 'nobody' && !email && !telefone

function canJoin(motivo: MotivoFusao, proven: Proven): boolean {
  if (proven.by !== 'nobody') return true
  return (motivo === 'email' && proven.email) || (motivo === 'telefone' && proven.telefone)
}

/** People who share a key, whether or not they are the same. */
export function shareKey(a: Chaves, b: Chaves): MotivoFusao | null {
  return ORDER.find((motivo) => isSameKey(a[motivo], b[motivo])) ?? null
}

/** Who may be the same: by a key, or by the whole name when nobody vouches; surest first: by both, by a key, by the name. */
function findParecidas(
  arriving: Chaves,
  conhecidas: readonly Conhecida[],
  proven: Proven,
): readonly Parecida[] {
  const found = conhecidas.flatMap((pessoa): Parecida[] => {
    if (pessoa.isOculta) return []
    const key = shareKey(arriving, pessoa)
    if (provesNothing(proven)) {
      const motivo = key ?? (isNamesake(arriving, pessoa) && hasSurname(arriving) ? 'nome' : null)
      return motivo === null ? [] : [{ pessoa, motivo }]
    }
    const isHeldBack = key === 'telefone' && isOnlyDeclared(pessoa, key) && canBe(arriving, pessoa, key)
    if (isHeldBack) return [{ pessoa, motivo: key }]
    // Their keys may have been another's: a whole name says as much as it does of whom a form told.
    const { devolvidas = [] } = pessoa
    const isNamed = devolvidas.length > 0 && isNamesake(arriving, pessoa) && hasSurname(arriving)
    return isNamed ? [{ pessoa, motivo: 'nome' }] : []
  })
  const rankOf = ({ pessoa, motivo }: Parecida) => {
    if (motivo === 'nome') return 2
    return isNamesake(arriving, pessoa) ? 0 : 1
  }
  return found.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_PARECIDAS)
}

const isOnlyDeclared = ({ isTelefoneDeclarado }: Conhecida, motivo: MotivoFusao) =>
  motivo === 'telefone' && isTelefoneDeclarado

/** Whether two keys are one; an e-mail as its mailbox has it. */
export const isSameKey = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && canonicalEmail(a) === canonicalEmail(b)

function canBe(a: Chaves, b: Chaves, motivo: MotivoFusao): boolean {
  if (motivo === 'referencia') return true
  if (a.cpf !== null && b.cpf !== null && a.cpf !== b.cpf) return false
  if (motivo !== 'telefone') return true
  const hasOtherEmail = a.email !== null && b.email !== null && !isSameKey(a.email, b.email)
  return isNamesake(a, b) || (!hasOtherEmail && firstName(a) === firstName(b))
}

/** Whether two names have nothing in common: neither is the other's, shortened or spelled anew. */
export const isOtherName = (a: Chaves, b: Chaves): boolean =>
  !wordsOf(a).some((word) => wordsOf(b).includes(word))

/** Plainly another, as `isAnother` of database/sql/of-mailbox.ts says it of rows. */
export const isAnother = (one: Chaves, pessoa: Chaves): boolean =>
  firstName(one) !== firstName(pessoa) &&
  !isSameKey(one.telefone, pessoa.telefone) &&
  !isSameKey(one.cpf, pessoa.cpf)

/** Whether one's whole name stands in the other's: «Ana Lima» and «Ana Paula Lima». */
export const isNamedWithin = (a: Chaves, b: Chaves): boolean =>
  areWithin(wordsOf(a), wordsOf(b)) || areWithin(wordsOf(b), wordsOf(a))

const wordsOf = ({ nome }: Chaves) => foldText(nome).split(' ')
const areWithin = (some: readonly string[], others: readonly string[]) =>
  some.every((word) => others.includes(word))

/**
 * Whether what one shares with a person, a phone too, is a family's: others tell of that person by their name and the phone,
 * and share neither e-mail nor CPF with this one.
 */
export const isOfFamily = (one: Chaves, pessoa: Chaves, others: readonly Chaves[]): boolean =>
  others.some(
    (other) =>
      isNamesake(other, pessoa) &&
      isSameKey(other.telefone, pessoa.telefone) &&
      !isSameKey(other.email, one.email) &&
      !isSameKey(other.cpf, one.cpf),
  )

export const isNamesake = (a: Chaves, b: Chaves) => foldText(a.nome) === foldText(b.nome)
/** A first name alone says nothing of who it is. */
const hasSurname = ({ nome }: Chaves) => foldText(nome).includes(' ')
export const firstName = ({ nome }: Chaves) => foldedWords(nome)[0]
