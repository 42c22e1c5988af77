import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createApartRepository } from './apart-repository'
import { type Conhecida, findSame, isNamedWithin, isSameKey } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { readChegou } from './pessoa'
import { type Leaving, readStories, tellTogether } from './retell-without'
import type { Snapshot } from './snapshot-repository'
import { createTalentoRepository } from './talento-repository'
import { provenBy, type Story, type Without } from './tell-without'
import { WITHOUT_CHAVES } from './told-by-file'
import { createTellingsRepository, type Telling } from './tellings-repository'

/*
 * Whoever told of somebody by a key that only a file had given them, told of somebody else: when that file is taken back,
 * it is asked again of whom (decision 233).
 */

/** Why somebody stays whole. */
type Inteira = 'inseparavel' | 'inscrita' | 'procurada'

export interface Apart extends Leaving {
  /** Who told of somebody else, oldest first. */
  readonly tellings: readonly Telling[]
  /**
   * Whom nothing is taken back of; `procurada`: whom the import made, and who told means, but is inside another one who
   * stays whole.
   */
  readonly inteiras: ReadonlyMap<number, Inteira>
  /**
   * Keys of the import alone, which leave whom it made and who stays: somebody else was found by them or told of them, or
   * who stands told others of this person.
   */
  readonly withoutChaves: ReadonlyMap<number, Snapshot>
  /** Who stays with an e-mail of the import alone, for which an application stands. */
  readonly inscritas: ReadonlySet<number>
}

export interface Alvos {
  /**
   * Whom the import found on record, or into whom somebody went whom it made; and whom it made and nothing happened with
   * but that they were told of.
   */
  readonly unidas: readonly number[]
  readonly feitas: readonly number[]
  /** Whom it, or one that is taken back already, made and somebody did something with, so that they stay. */
  readonly tocadas: readonly number[]
  /** Everybody whom it made. */
  readonly made: readonly number[]
  readonly juntas: Leaving['juntas']
}

/**
 * Of people of whom an import told: who told of them since and meant somebody else, and who is not to be taken apart.
 * Nothing is written.
 * @param trx holds their campaigns
 */
export async function findApart(
  trx: Kysely<Database>,
  { empresaId, importacaoId }: { readonly empresaId: number; readonly importacaoId: number },
  { unidas, feitas, tocadas, made, juntas }: Alvos,
): Promise<Apart> {
  const talentos = createTalentoRepository(trx)
  const present = await talentos.lockSnapshots(empresaId, [...new Set([...unidas, ...feitas, ...tocadas])])
  const theirs = await createFusoesRepository(trx).lockOfImportacao(empresaId, importacaoId, unidas)
  const undone = new Set(theirs.map(({ id }) => id))
  const read = await readStories(trx, empresaId, present)
  const told = read.flatMap(({ tellings }) =>
    tellings.filter(({ id, unida }) => !undone.has(id) && unida === null),
  )
  const ditas = told.map(({ chegou }) => readChegou(chegou))
  const conhecidas = told.length === 0 ? [] : await talentos.listConhecidas(empresaId, 'MANUAL', ditas, false)
  const chaves = [...present.values()].flatMap(({ email, cpf }) => [email, cpf]).filter(isText)
  const lacking = await createApartRepository(trx).listLacking(empresaId, importacaoId, chaves)
  const wanted = new Set<unknown>(lacking.map(({ chave }) => chave))
  const unmade = new Set(feitas)
  const stay = new Set(tocadas)
  const procuradas = new Set<number>()
  for (;;) {
    const stories = read.map((story): Story => {
      const isStaying = stay.has(story.talentoId)
      const isUnmade = !isStaying && unmade.has(story.talentoId)
      const withoutChaves = isStaying ? WITHOUT_CHAVES : null
      return {
        ...story,
        conhecidas,
        ditas,
        isUnmade,
        withoutChaves,
        juntas: juntas.get(story.talentoId) ?? NONE,
      }
    })
    const told = await tellTogether(createTellingsRepository(trx), stories, undone)
    const found = await sortApart(trx, empresaId, told, { present, unmade, stay, wanted })
    const meant = new Set(found.inside.map((one) => findOther(one, conhecidas)))
    const more = made.filter((id) => meant.has(id) && !procuradas.has(id))
    if (more.length === 0) {
      const inteiras = new Map([
        ...[...procuradas].map((id) => [id, 'procurada'] as const),
        ...found.inteiras,
      ])
      return { ...found, inteiras, juntas }
    }
    for (const id of more) {
      procuradas.add(id)
      stay.add(id)
    }
  }
}

const NONE: ReadonlySet<number> = new Set()

interface Known {
  readonly present: ReadonlyMap<number, Snapshot>
  readonly unmade: ReadonlySet<number>
  readonly stay: ReadonlySet<number>
  /** Keys of which who stands told somebody who has none. */
  readonly wanted: ReadonlySet<unknown>
}

/** @returns `inside`: who told of another one, and is not taken apart from whom they are with */
async function sortApart(
  trx: Kysely<Database>,
  empresaId: number,
  all: readonly (Without & { readonly talentoId: number })[],
  { present, unmade, stay, wanted }: Known,
): Promise<Omit<Apart, 'juntas'> & { readonly inside: readonly Telling[] }> {
  const repository = createApartRepository(trx)
  const apart = all.flatMap((one) => one.apart)
  const inteiras = new Map<number, Inteira>()
  const ofOthers = findOfOthers(all, { present, stay, wanted })
  const withItsEmail = await repository.listInscritas(
    empresaId,
    all.flatMap(({ talentoId, snapshot }) => {
      const email = present.get(talentoId)?.['email'] ?? null
      const keeps = unmade.has(talentoId) && !stay.has(talentoId)
      return keeps || email === null || email === snapshot['email'] ? [] : [{ talentoId, email }]
    }),
  )
  const keepsEmail = ({ talentoId, apart: mine }: (typeof all)[number]) =>
    stay.has(talentoId) && !mine.some(isByEmail) && !('email' in (ofOthers.get(talentoId) ?? {}))
  const kept = new Set(all.filter(keepsEmail).map(({ talentoId }) => talentoId))
  const inscritas = new Set(withItsEmail.filter((id) => kept.has(id)))
  for (const id of withItsEmail) if (!inscritas.has(id)) inteiras.set(id, 'inscrita')
  const inseparable = await repository.listInseparable(
    empresaId,
    apart.map(({ id }) => id),
  )
  for (const id of [...inseparable, ...all.filter(isBare).map(({ talentoId }) => talentoId)])
    inteiras.set(id, 'inseparavel')
  const tellings = apart.filter(({ talentoId }) => !inteiras.has(talentoId)).toSorted((a, b) => a.id - b.id)
  const withoutChaves = new Map(
    [...ofOthers].flatMap(([id, keys]): [number, Snapshot][] => {
      const leaving = { ...keys, ...keysThatFound(tellings.filter(({ talentoId }) => talentoId === id)) }
      return inteiras.has(id) || Object.keys(leaving).length === 0 ? [] : [[id, leaving]]
    }),
  )
  return {
    tellings,
    inteiras,
    withoutChaves,
    inscritas,
    inside: apart.filter(({ talentoId }) => inteiras.has(talentoId)),
  }
}

/** Of who stays, the keys of the import alone that are to be another's, or other ones of theirs. */
function findOfOthers(
  all: readonly (Without & { readonly talentoId: number })[],
  { present, stay, wanted }: Pick<Known, 'present' | 'stay' | 'wanted'>,
): ReadonlyMap<number, Snapshot> {
  const keys = Object.keys(WITHOUT_CHAVES)
  // What others are to have, or tell of themselves again.
  const given = all.flatMap(({ talentoId, snapshot }) =>
    keys.filter((key) => snapshot[key] !== present.get(talentoId)?.[key]).map((key) => snapshot[key]),
  )
  const apart = all.flatMap((one) => one.apart)
  const isWantedOf = (hers: Snapshot) => (chave: string) =>
    wanted.has(chave) ||
    given.includes(chave) ||
    apart.some(({ chegou }) => keys.some((key) => chegou[key] === chave) && !isNamed(chegou, hers))
  return new Map(
    all.flatMap(({ talentoId, snapshot }): [number, Snapshot][] => {
      const hers = present.get(talentoId) ?? {}
      return stay.has(talentoId) ? [[talentoId, keysOfOthers(hers, snapshot, isWantedOf(hers))]] : []
    }),
  )
}

/** Whoever tells so tells of this person, in whomever they went. */
const isNamed = (chegou: Snapshot, hers: Snapshot) => isNamedWithin(readChegou(chegou), readChegou(hers))

const isByEmail = ({ motivo }: Telling) => motivo === 'email'

const keysThatFound = (tellings: readonly Telling[]): Snapshot =>
  Object.fromEntries(
    Object.entries(WITHOUT_CHAVES).filter(([key]) => tellings.some(({ motivo }) => motivo === key)),
  )

/** Keys of the import alone, of which who stands told somebody else, or told another one of this person. */
const keysOfOthers = (present: Snapshot, told: Snapshot, isWanted: (chave: string) => boolean): Snapshot =>
  Object.fromEntries(
    Object.entries(WITHOUT_CHAVES).filter(([key]) => {
      const [hers, theirs] = [present[key], told[key]]
      return isText(hers) && (isText(theirs) ? !isSameKey(hers, theirs) : isWanted(hers))
    }),
  )

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whom else than the person who told means, of these. */
function findOther(one: Telling, conhecidas: readonly Conhecida[]): number | null {
  const others = conhecidas.filter(({ id }) => id !== one.talentoId)
  const match = findSame(readChegou(one.chegou), others, provenBy(one))
  return match.tipo === 'mesma' ? match.pessoa.id : null
}

/** Nobody who is left can have made them. */
const isBare = ({ apart, maker }: Without) => apart.length > 0 && maker !== null && !maker.canMake
