import { isDeepStrictEqual } from 'node:util'
import { carry, fieldsOf, openCorrecoes } from './carry-corrections'
import type { Decidida } from './vouched-repository'
import type { Via } from './entrada'
import { changeOf, findSame, isSameKey, type Conhecida, type Proven } from './find-same'
import { chavesOf, isMeant, isToldBefore } from './meant'
import { readChegou, type Chaves } from './pessoa'
import { NOBODY, type Snapshot } from './snapshot-repository'
import { isAssumed, openStanding, withoutMade } from './stood-for'
import { devolvidasOf, keptOf, WITHOUT_CHAVES } from './told-by-file'
import { openOrder, withFile, type EnvioOrder } from './told-envio'
import { type Retelling, type Telling, type Corrigida, type Retold } from './tellings-repository'
import { otherRow, whoWent, withSnapshot } from './who-went'

/*
 * What somebody is without one who told of them: whoever told since is told of again, in the same order, so that it is as
 * if that one had never told (decision 063).
 */

/** All that was told of one person, and of whoever went into them. */
export interface Story {
  readonly talentoId: number
  /** Merges that stand, oldest first. */
  readonly tellings: readonly Telling[]
  readonly corrigidas: readonly Corrigida[]
  /** The person as they stand. */
  readonly snapshot: Snapshot
  /** Who made them tells no more: the first who told since has made them. */
  readonly isUnmade?: boolean
  /** Who made them tells no more, and they stay: of these keys only what others told is theirs, or a correction. */
  readonly withoutChaves?: Snapshot | null
  /** Joins by which somebody came in whom they had made who tell no more. */
  readonly juntas?: ReadonlySet<number>
  /** Who is taken apart, and has with them what was corrected of what they told. */
  readonly separadaId?: number | null
  /**
   * Everybody who may be meant by who told, the person too: whoever told since of somebody whom those who are taken back
   * had made this person is found out. Null: everybody who told is taken to mean the person.
   */
  readonly conhecidas?: readonly Conhecida[] | null
  /** What was told of all of those who are asked about together. */
  readonly ditas?: readonly Chaves[]
  /** A form alone had made the person, and the company has met them (`isUnmetButTold`). */
  readonly isMet?: boolean
}

export interface Without {
  readonly snapshot: Snapshot
  readonly retold: readonly Retold[]
  /** Corrections that go with who is taken apart. */
  readonly levadas: Snapshot
  /** What they had stood up for, and nobody who stands does. */
  readonly left: readonly Decidida[]
  /** So it is of whoever went into them, who is somebody of their own again. */
  readonly unvouched: readonly Decidida[]
  /** What they stood up for that is of another than the next who does tells of, or is theirs then. */
  readonly turned: readonly Turned[]
  /** Who told of somebody else: of another one, or of somebody who is not there any more. */
  readonly apart: readonly Telling[]
  /** Of whom nobody else had made them: the first who tells of them; null when nobody does. */
  readonly maker: Telling | null
}

/** With the file that had come with it; null: none. */
export interface Turned extends Decidida {
  readonly curriculoId: unknown
}

/** Somebody as they are without them, and what nobody stands up for. */
interface Walked {
  readonly snapshot: Snapshot
  readonly left: readonly Decidida[]
  readonly order: EnvioOrder
}

const BY = {
  recrutador: 'recrutador',
  importacao: 'arquivo',
  origem: 'origem',
  formulario: 'nobody',
} as const satisfies Record<Via, Proven['by']>

/**
 * @param undone ids of merges that are taken back
 * @yields who is to be told of again, and is answered with the portrait after it
 */
export function* tellWithout(
  story: Story,
  undone: ReadonlySet<number>,
): Generator<Retelling, Without, Snapshot> {
  const { talentoId, tellings, corrigidas, snapshot, isUnmade = false, withoutChaves = null } = story
  const { juntas = NONE, isMet = false } = story
  const levadas: Record<string, unknown> = {}
  const apart: Telling[] = []
  let maker: Telling | null = null
  const retold = new Map<number, Retold>()
  const change = (one: Telling, part: Partial<Retold>) => {
    const { id, dentro, antes, depois, chegou, vouched, devolvidas } = one
    const base = { id, dentro, antes, depois, chegou, unida: null, vouched, devolvidas }
    retold.set(id, { ...base, ...retold.get(id), ...part })
  }
  const unvouched: Decidida[] = []
  const turned: Turned[] = []

  /** @param dentro the join by which they came; null: those of the person */
  function* walk(dentro: number | null, end: Snapshot): Generator<Retelling, Walked, Snapshot> {
    const mine = tellings.filter((one) => one.dentro === dentro)
    // What was, and what is without them, at the same moment.
    const base = mine[0]?.antes ?? end
    const isNobody = dentro === null && isUnmade
    let [was, is] = [base, isNobody ? NOBODY : { ...base, ...leavingOf(dentro) }]
    const standing = openStanding(base, isMet)
    let gone: Snapshot = {}
    const order = openOrder()
    const correcoes = openCorrecoes(story, dentro, levadas)
    for (const one of mine) {
      const between = correcoes.until(one.em)
      is = correcoes.meet(one, is, was, between)
      const isVouched = between.some(({ isPropria }) => isPropria)
      if (isVouched || fieldsOf(between).size > 0) standing.correct(isVouched)
      was = one.depois
      const inside = one.unida === null ? null : yield* walk(one.id, one.snapshotOfUnida ?? {})
      const wasFilling = order.meet(one, inside?.order)
      const isUndone = undone.has(one.id)
      const isApart = !isUndone && meetsOther(one, isNobody && maker === null ? null : is)
      if (isApart) apart.push(one)
      if (isUndone || isApart) {
        if (one.unida !== null) {
          unvouched.push(...one.vouched)
          gone = { ...gone, ...keysOf(one) }
        } else standing.leave(one)
        continue
      }
      if (isNobody) maker ??= one
      const again = inside === null ? standing.tell(one) : { ...UNTOLD, stoodFor: inside.left }
      const { isAgain, isFirst, stoodFor } = again
      turned.push(...again.turned.map((entry) => ({ ...entry, curriculoId: base['curriculoId'] ?? null })))
      if (stoodFor.length > 0) change(one, { vouched: [...one.vouched, ...stoodFor] })
      const isFilling = order.tell(one, inside?.order)
      const isOther =
        inside === null && (isAgain || again.isAlheia || isKept(one) || isFilling !== wasFilling)
      const isSame = isDeepStrictEqual(is, one.antes) && !isOther
      const unida = inside === null ? null : otherRow(one, inside.snapshot)
      const devolvidas = inside === null ? one.devolvidas : findDevolvidas(one, inside.snapshot)
      if (isSame && unida === null && isDeepStrictEqual(devolvidas, one.devolvidas)) {
        is = one.depois
        continue
      }
      const antes = is
      const how = { isFirst: isFirst || one === maker, gone: { ...levadas, ...gone }, isFilling }
      if (again.isAlheia || one.vouched.some(isAlheia)) is = withoutMade(is, base, readChegou(one.chegou))
      if (one === maker) is = yield { talentoId, ...toldBy(one, NOBODY, how) }
      else if (one.isVinda) is = carry(is, one.antes, one.depois, [])
      else if (inside === null) is = yield { talentoId, ...toldBy(one, is, how) }
      else is = yield { talentoId, snapshot: is, ...whoWent(one, unida, devolvidas) }
      const chegou = unida === null ? one.chegou : withSnapshot(one.chegou, inside?.snapshot ?? {})
      change(one, { antes, depois: is, unida, chegou, devolvidas })
    }
    const between = correcoes.until(Number.POSITIVE_INFINITY)
    if (between.some(({ isPropria }) => isPropria)) standing.correct(true)
    const own = keepOwn(dentro, base, correcoes.carry(is, was, end, between), end)
    return { snapshot: own, left: standing.left(), order }
  }

  /** @param is as `isOfAnother` has it */
  function meetsOther(one: Telling, is: Snapshot | null): boolean {
    const standing = tellings.filter((other) => !undone.has(other.id) && !apart.includes(other))
    return !isToldBefore(one, standing) && isOfAnother(story, one, is)
  }

  function leavingOf(dentro: number | null): Snapshot | null {
    if (dentro === null) return withoutChaves
    return juntas.has(dentro) ? WITHOUT_CHAVES : null
  }

  /** Whoever is two again with them has what the file told, as whoever stays has. */
  const keepOwn = (dentro: number | null, base: Snapshot, is: Snapshot, end: Snapshot) =>
    dentro !== null && juntas.has(dentro) ? { ...is, ...keptOf(base, is, end) } : is

  /** Of whom the file had made: what nobody who stands, and no correction, told of them. */
  function findDevolvidas(one: Telling, inside: Snapshot): Telling['devolvidas'] {
    if (!juntas.has(one.id)) return one.devolvidas
    const byHand = fieldsOf(corrigidas.filter(({ dentro }) => dentro === one.id))
    const mine = tellings.filter((other) => other.dentro === one.id && !undone.has(other.id))
    const told = mine
      .filter((other) => !apart.includes(other))
      .map((other) => ({ ...other, ...retold.get(other.id) }))
    return devolvidasOf(inside, told).filter((key) => !byHand.has(key))
  }

  const top = yield* walk(null, snapshot)
  return {
    snapshot: top.snapshot,
    retold: [...retold.values()],
    levadas,
    unvouched,
    left: top.left,
    turned,
    apart,
    maker,
  }
}

/**
 * Whether who told would not have met this person: nothing by which they were found is theirs, and nothing else of what was
 * told finds them.
 * @param is the person before it; null: nobody had told of them
 */
function isOfAnother(story: Story, one: Telling, is: Snapshot | null): boolean {
  const { talentoId, conhecidas = null, ditas = [], withoutChaves = null, juntas = NONE } = story
  if (conhecidas === null || one.unida !== null) return false
  const chegou = readChegou(one.chegou)
  const others = conhecidas.filter(({ id }) => id !== talentoId)
  if (is === null) return findSame(chegou, others, provenBy(one)).tipo !== 'nova'
  const isStaying = withoutChaves !== null || juntas.size > 0
  if (isStaying && isMeant(one, chegou, chavesOf(is), ditas)) return false
  const present = conhecidas.find(({ id }) => id === talentoId)
  const hers = { ...UNKNOWN, ...present, ...chavesOf(is) }
  if (sharesMotivo(one, chegou, hers)) return false
  const match = findSame(chegou, [...others, { ...hers, id: talentoId }], provenBy(one))
  return match.tipo !== 'mesma' || match.pessoa.id !== talentoId
}

export const provenBy = ({ via }: Telling): Proven => ({
  by: BY[via],
  email: via === 'formulario',
  telefone: false,
})
const NONE: ReadonlySet<number> = new Set()
const UNTOLD = { isAgain: false, isFirst: false, isAlheia: false, turned: [] }
const isAlheia = (entry: Decidida) => entry.isAlheia === true
const UNKNOWN = { identificador: '', isDeclarada: false, isTelefoneDeclarado: false, isOculta: false }

/** Whether it is still as it was found. A recruiter who says that two are one has asked nothing of keys. */
const sharesMotivo = ({ motivo }: Telling, chegou: Chaves, hers: Chaves): boolean =>
  motivo === 'nome' || isSameKey(chegou[motivo], hers[motivo])

/** What stands once in a company, and leaves with who had brought it. */
const keysOf = ({ antes, depois }: Telling): Snapshot =>
  Object.fromEntries(
    (['email', 'cpf'] as const).flatMap((key) => (antes[key] === depois[key] ? [] : [[key, depois[key]]])),
  )

/** An e-mail or CPF that was told stood with somebody else: told again, it may be theirs. */
function isKept({ chegou, depois }: Telling): boolean {
  const told = readChegou(chegou)
  return (['email', 'cpf'] as const).some((key) => told[key] !== null && (depois[key] ?? null) === null)
}

interface How {
  /** The first who stood up for the person is gone. */
  readonly isFirst: boolean
  /** E-mail and CPF of whoever is somebody of their own again, corrected too: they are not told of who stays. */
  readonly gone: Snapshot
  /** After a later sending (`openOrder`). */
  readonly isFilling: boolean
}

/** What was told, and how it is told now. @param is the person before it */
function toldBy(one: Telling, is: Snapshot, { isFirst, gone, isFilling }: How) {
  const chegou = readChegou(one.chegou)
  const email = isEqual(chegou.email, gone['email']) ? null : chegou.email
  const pessoa = { ...chegou, email, cpf: isEqual(chegou.cpf, gone['cpf']) ? null : chegou.cpf }
  const isDeclarada = isFirst || (one.vouched.length > 0 && isAssumed(one))
  // Only one of the person's own origin was taken.
  const referencia = one.depois['origemReferencia'] === pessoa.referencia ? pessoa.referencia : null
  const change = isFilling ? 'completa' : changeOf({ isDeclarada }, { by: BY[one.via] })
  // Telling changes no file.
  return { snapshot: withFile(one, is, isFilling), pessoa: { ...pessoa, referencia }, change } as const
}

const isEqual = (told: string | null, gone: unknown) =>
  told !== null && typeof gone === 'string' && told.toLowerCase() === gone.toLowerCase()
