import { isDeepStrictEqual } from 'node:util'
import { CAMPOS, ROTULOS } from './campos-corrigidos'
import type { Decidida } from './declaracoes-repository'
import type { Via } from './entrada'
import { changeOf, type Proven } from './find-same'
import { readChegou } from './pessoa'
import {
  RETRATO,
  snake,
  type Conta,
  type Contada,
  type Corrigida,
  type Recontada,
  type Retrato,
} from './retratos-repository'

/*
 * What somebody is without one who told of them: whoever told since is told of again, in the same order, so that it is as
 * if that one had never told (decision 063).
 */

/** All that was told of one person, and of whoever went into them. */
export interface Historia {
  readonly talentoId: number
  /** Merges that stand, oldest first. */
  readonly contadas: readonly Contada[]
  readonly corrigidas: readonly Corrigida[]
  /** The person as they stand. */
  readonly retrato: Retrato
}

export interface SemEles {
  readonly retrato: Retrato
  readonly recontadas: readonly Recontada[]
  /** What they had stood up for, and nobody who stands does. */
  readonly unvouched: readonly Decidida[]
}

const BY = {
  recrutador: 'recrutador',
  importacao: 'arquivo',
  origem: 'origem',
  formulario: 'nobody',
} as const satisfies Record<Via, Proven['by']>

/** The fields of a person's own page, which is sent whole. */
const OWN = ['nome', 'telefone', 'cidadeId', 'sobre'] as const

/**
 * @param undone ids of merges that are taken back
 * @yields who is to be told of again, and is answered with the portrait after it
 */
export function* tellWithout(
  { talentoId, contadas, corrigidas, retrato }: Historia,
  undone: ReadonlySet<number>,
): Generator<Conta, SemEles, Retrato> {
  const recontadas = new Map<number, Recontada>()
  const change = (one: Contada, part: Partial<Recontada>) => {
    const { id, antes, depois, chegou, vouched } = one
    const base = { id, antes, depois, chegou, unida: null, vouched }
    recontadas.set(id, { ...base, ...recontadas.get(id), ...part })
  }
  const unvouched: Decidida[] = []

  /** @param dentro the join by which they came; null: those of the person */
  function* walk(
    dentro: number | null,
    end: Retrato,
  ): Generator<Conta, { retrato: Retrato; left: readonly Decidida[] }, Retrato> {
    const mine = contadas.filter((one) => one.dentro === dentro)
    const corrected = corrigidas.filter((one) => one.dentro === dentro)
    // What was, and what is without them, at the same moment.
    let was = mine[0]?.antes ?? end
    let is = was
    let since = Number.NEGATIVE_INFINITY
    let left: readonly Decidida[] = []
    let isFirst = false
    let gone: Retrato = {}
    for (const one of mine) {
      const between = corrected.filter(({ em }) => em > since && em <= one.em)
      is = carry(is, was, one.antes, between)
      if (fieldsOf(between).size > 0) isFirst = false
      if (between.some(({ campos }) => campos === null)) left = []
      ;[was, since] = [one.depois, one.em]
      const inside = one.unida === null ? null : yield* walk(one.id, one.retratoDaUnida ?? {})
      if (undone.has(one.id)) {
        if (one.unida !== null) {
          unvouched.push(...one.vouched)
          gone = { ...gone, ...keysOf(one) }
        } else {
          isFirst = one.vouched.length > 0 ? isAssumed(one) : isFirst
          left = [...left, ...one.vouched]
        }
        continue
      }
      const stoodFor = inside === null ? left : inside.left
      if (stoodFor.length > 0) change(one, { vouched: [...one.vouched, ...stoodFor] })
      if (inside === null) left = []
      const isSame = isDeepStrictEqual(is, one.antes) && !(inside === null && isFirst)
      const isSameInside = inside === null || isDeepStrictEqual(inside.retrato, one.retratoDaUnida)
      if (isSame && isSameInside) {
        is = one.depois
        continue
      }
      const antes = is
      const unida = inside === null || isSameInside ? null : rowOf(inside.retrato)
      if (one.isVinda) is = carry(is, one.antes, one.depois, [])
      else if (inside === null)
        is = withFile(one, yield { talentoId, retrato: is, ...toldBy(one, isFirst, gone) })
      else is = yield { talentoId, retrato: is, talento: { ...one.unida, ...unida } }
      if (inside === null) isFirst = false
      const chegou = unida === null ? one.chegou : withRetrato(one.chegou, inside?.retrato ?? {})
      change(one, { antes, depois: is, unida, chegou })
    }
    const between = corrected.filter(({ em }) => em > since)
    if (between.some(({ campos }) => campos === null)) left = []
    return { retrato: carry(is, was, end, between), left }
  }

  const top = yield* walk(null, retrato)
  return {
    retrato: top.retrato,
    recontadas: [...recontadas.values()],
    unvouched: [...unvouched, ...top.left],
  }
}

/** What was changed by hand between two moments is so without them too. */
function carry(is: Retrato, was: Retrato, next: Retrato, corrected: readonly Corrigida[]): Retrato {
  const byHand = fieldsOf(corrected)
  return Object.fromEntries(
    RETRATO.map((key) => [
      key,
      isDeepStrictEqual(was[key], next[key]) && !byHand.has(key) ? is[key] : next[key],
    ]),
  )
}

/** Fields of which a correction stands: it may have come back to the value that was there. */
function fieldsOf(corrected: readonly Corrigida[]): ReadonlySet<string> {
  const many = new Map<string, number>()
  for (const { campos, isDesfeita } of corrected)
    for (const key of campos === null ? OWN : CAMPOS.filter((campo) => campos.includes(ROTULOS[campo])))
      many.set(key, (many.get(key) ?? 0) + (isDesfeita ? -1 : 1))
  return new Set([...many].flatMap(([key, n]) => (n > 0 ? [key] : [])))
}

/** What stands once in a company, and leaves with who had brought it. */
const keysOf = ({ antes, depois }: Contada): Retrato =>
  Object.fromEntries(
    (['email', 'cpf'] as const).flatMap((key) => (antes[key] === depois[key] ? [] : [[key, depois[key]]])),
  )

/**
 * What was told, and how it is told where the first who stood up for the person is gone.
 * @param gone e-mail and CPF of whoever is somebody of their own again: they are not told of who stays
 */
function toldBy(one: Contada, isFirst: boolean, gone: Retrato) {
  const chegou = readChegou(one.chegou)
  const email = isEqual(chegou.email, gone['email']) ? null : chegou.email
  const pessoa = { ...chegou, email, cpf: isEqual(chegou.cpf, gone['cpf']) ? null : chegou.cpf }
  const isDeclarada = isFirst || (one.vouched.length > 0 && isAssumed(one))
  // Only one of the person's own origin was taken.
  const referencia = one.depois['origemReferencia'] === pessoa.referencia ? pessoa.referencia : null
  return { pessoa: { ...pessoa, referencia }, change: changeOf({ isDeclarada }, { by: BY[one.via] }) }
}

const isEqual = (told: string | null, gone: unknown) =>
  told !== null && typeof gone === 'string' && told.toLowerCase() === gone.toLowerCase()

/** Whether it took the place of all that a form alone had told: of whom a recruiter had corrected, it did not. */
const isAssumed = ({ chegou, depois }: Contada): boolean =>
  ['nome', 'telefone', 'cidadeId', 'formacao', 'tempoExperiencia', 'cnh', 'pretensao', 'sobre'].every(
    (key) => (chegou[key] ?? '') === '' || chegou[key] === depois[key],
  )

/** The file that came with it takes the place of an older one. */
const withFile = ({ antes, depois }: Contada, retrato: Retrato): Retrato =>
  depois['curriculoId'] === antes['curriculoId']
    ? retrato
    : { ...retrato, curriculoId: depois['curriculoId'] }

/** As the columns of a person. */
const rowOf = (retrato: Retrato): Retrato =>
  Object.fromEntries(RETRATO.map((key) => [snake(key), retrato[key]]))

/** Of somebody who came in, as `readChegou` reads them. */
const withRetrato = (chegou: Retrato, retrato: Retrato): Retrato => ({
  ...chegou,
  ...Object.fromEntries(RETRATO.flatMap((key) => (key in chegou ? [[key, retrato[key]]] : []))),
})

/**
 * Who told since of a job or a course that they may have found there by who is taken back, and which is gone with that
 * one: of the same person, then of whom that one went into; oldest first.
 */
export function whoFound(contadas: readonly Contada[], undone: ReadonlySet<number>): readonly Contada[] {
  const found = contadas
    .filter(({ id }) => undone.has(id))
    .flatMap((gone) =>
      laterThan(gone, contadas).filter(
        ({ cargo, curso }) =>
          (cargo !== null && (gone.unida !== null || cargo === gone.cargo)) ||
          (curso !== null && (gone.unida !== null || curso === gone.curso)),
      ),
    )
  return [...new Set(found)].filter(({ id }) => !undone.has(id)).toSorted((a, b) => a.id - b.id)
}

function laterThan({ id, dentro }: Contada, contadas: readonly Contada[]): readonly Contada[] {
  const beside = contadas.filter((other) => other.dentro === dentro && other.id > id && other.unida === null)
  const outer = contadas.find((other) => other.id === dentro)
  return outer === undefined ? beside : [...beside, ...laterThan(outer, contadas)]
}
