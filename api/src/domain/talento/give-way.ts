import { foldedWords } from '@seleta/regras/text'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { tellCampos } from '../../ground/event-log/campos-corrigidos'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createApartRepository } from './apart-repository'
import { type Cessao, createDevolvidasRepository } from './devolvidas-repository'
import type { Entrada } from './entrada'
import {
  type ChaveDevolvida,
  type Conhecida,
  findSame,
  firstName,
  isNamedWithin,
  isNamesake,
  isOtherName,
  isSameKey,
  type Match,
  type Proven,
  provesNothing,
  shareKey,
} from './find-same'
import { followMailbox } from './mailed-chaves'
import type { Chaves } from './pessoa'
import type { Snapshot } from './snapshot-repository'
import { createTalentoRepository } from './talento-repository'

/*
 * What only a file told that was taken back gives way to whoever is vouched for (decision 234).
 */

const CONTATOS = ['email', 'cpf', 'telefone'] as const
/** Two who differ never have the same; a phone may be a family's. */
const ALONE = ['email', 'cpf'] as const

/**
 * Whoever tells of such a key under another name, and shares nothing else with the person, or is plainly another one
 * (`isOfAnother`), means somebody else: the key is theirs, unless they have one. Whoever means the person tells them anew: another e-mail, CPF or phone takes the place of
 * it, a name only where it was another's.
 * @param all who arrive, and who comes with them in another part (`listAll`)
 * @param proven of those who arrive; to whom nobody vouches for nothing gives way
 * @returns one for each person of whom something changes
 */
function findCessoes(
  arriving: readonly Chaves[],
  conhecidas: readonly Conhecida[],
  all: readonly Chaves[],
  proven: Proven,
): Cessao[] {
  if (provesNothing(proven)) return []
  /** Whoever they are otherwise has none such. */
  const lacks = (one: Chaves, key: (typeof ALONE)[number], { id }: Conhecida) => {
    const others = conhecidas.filter((other) => other.id !== id)
    const match = findSame({ ...one, [key]: null }, others, proven)
    if (match.tipo !== 'mesma') return true
    const { pessoa } = match
    return pessoa[key] === null || (pessoa.devolvidas ?? []).includes(key)
  }
  return conhecidas.flatMap((pessoa) => {
    const { devolvidas = [] } = pessoa
    if (devolvidas.length === 0) return []
    const sem = new Set<Cessao['sem'][number]>()
    const certas = new Set<ChaveDevolvida>()
    let nome: string | null = null
    for (const one of arriving) {
      const shared = listShared(one, pessoa)
      if (shared.length === 0) continue
      const isNamed = isNamedBy(shared, one, pessoa)
      const isKnown = isNamed || isConfirmado(one, pessoa)
      if (!isKnown && (shared.length === 1 || isOfAnother(one, pessoa, { all, conhecidas }))) {
        for (const key of ALONE) if (shared.includes(key) && lacks(one, key, pessoa)) sem.add(key)
        continue
      }
      for (const key of CONTATOS) {
        if (one[key] === null) continue
        if (isSameKey(one[key], pessoa[key])) certas.add(key)
        else sem.add(key)
      }
      if (isNamed) certas.add('nome')
      else if (isKnown || isNameAnothers(one, pessoa, shared, all)) nome = one.nome
    }
    const isDevolvida = (key: ChaveDevolvida) => devolvidas.includes(key)
    const cessao: Cessao = {
      pessoa,
      sem: [...sem].filter((key) => isDevolvida(key) && !certas.has(key) && pessoa[key] !== null),
      nome: isDevolvida('nome') && !certas.has('nome') ? nome : null,
      certas: [...certas].filter(isDevolvida),
    }
    return cessao.sem.length + cessao.certas.length === 0 && cessao.nome === null ? [] : [cessao]
  })
}

/** Who arrives, with everybody of their file who has the name of somebody of whom such a key is in question. */
async function listAll(
  listHomonimas: Entrada['listHomonimas'],
  arriving: readonly Chaves[],
  conhecidas: readonly Conhecida[],
): Promise<readonly Chaves[]> {
  const asked = conhecidas.filter(
    (pessoa) =>
      (pessoa.devolvidas ?? []).length > 0 &&
      arriving.some((one) => shareKey(one, pessoa) !== null && !isNamesake(one, pessoa)),
  )
  if (listHomonimas === null || asked.length === 0) return arriving
  return [...arriving, ...(await listHomonimas(asked.map(({ nome }) => nome)))]
}

/** «Ana M. Lima» is «Ana Maria Lima». */
const isNamedLike = (a: Chaves, b: Chaves): boolean =>
  isNamedWithin(a, b) || (firstName(a) === firstName(b) && isNamedWithin(surnamed(a, b), b))

/** Of a name its first, and what of it stands in the other. */
function surnamed(a: Chaves, b: Chaves): Chaves {
  const [first = '', ...others] = foldedWords(a.nome)
  const common = others.filter((word) => word.length > 2 && foldedWords(b.nome).includes(word))
  return { ...a, nome: common.length === 0 ? a.nome : [first, ...common].join(' ') }
}

const listShared = (a: Chaves, b: Chaves) =>
  [...CONTATOS, 'referencia' as const].filter((key) => isSameKey(a[key], b[key]))

/** By a phone alone a family's are not told apart but by their whole names. */
const isNamedBy = (shared: ReturnType<typeof listShared>, a: Chaves, b: Chaves): boolean =>
  shared.every((key) => key === 'telefone') ? isNamesake(a, b) : isNamedLike(a, b)

/** By name and a key. */
function isMeantBy(one: Chaves, pessoa: Chaves): boolean {
  const shared = listShared(one, pessoa)
  return shared.length > 0 && isNamedBy(shared, one, pessoa)
}

const sharesOneAlone = (a: Chaves, b: Chaves): boolean => ALONE.some((key) => isSameKey(a[key], b[key]))

/**
 * What somebody under another name shares with the person, however much it is, is not of the person: another one arrives by
 * that name and a key, and shares neither e-mail nor CPF with this one, or this one has the name and an e-mail or CPF of
 * another on record.
 */
const isOfAnother = (
  one: Chaves,
  pessoa: Conhecida,
  { all, conhecidas }: { readonly all: readonly Chaves[]; readonly conhecidas: readonly Conhecida[] },
) =>
  !isSameKey(one.referencia, pessoa.referencia) &&
  (all.some((other) => isMeantBy(other, pessoa) && !sharesOneAlone(other, one)) ||
    conhecidas.some((other) => other.id !== pessoa.id && isMeantBy(one, other) && sharesOneAlone(one, other)))

/** A mailbox and a phone may be a family's; these are of one alone. */
const isOneAlone = (shared: readonly string[]) => shared.includes('cpf') || shared.includes('referencia')

/** Who shares these keys, under another name, means the person; whether it is the name that is another's. */
const isNameAnothers = (one: Chaves, pessoa: Conhecida, shared: readonly string[], all: readonly Chaves[]) =>
  isAnothers(pessoa, all) ||
  (isOneAlone(shared) && isOtherName(one, pessoa)) ||
  (shared.length > 1 && firstName(one) === firstName(pessoa))

/** The mailbox that both have knows this name. */
const isConfirmado = (one: Chaves, { email, confirmados = [] }: Conhecida) =>
  isSameKey(one.email, email) && confirmados.some((nome) => isNamesake(one, { ...one, nome }))

/** Somebody else arrives with the person's name, and with none of their keys: it had slipped to them. */
const isAnothers = (pessoa: Conhecida, all: readonly Chaves[]) =>
  all.some((one) => isNamesake(one, pessoa) && shareKey(one, pessoa) === null)

/** Whom each of these would be if they came in now; nothing is written. */
export async function findEachSame(
  arriving: readonly Chaves[],
  conhecidas: readonly Conhecida[],
  { proven, listHomonimas }: Pick<Entrada, 'proven' | 'listHomonimas'>,
): Promise<Match[]> {
  const all = await listAll(listHomonimas, arriving, conhecidas)
  const then = afterCessoes(conhecidas, findCessoes(arriving, conhecidas, all, proven))
  return arriving.map((one) => findSame(one, then, proven))
}

/** The people known as they are once these have given way. */
function afterCessoes(conhecidas: readonly Conhecida[], cessoes: readonly Cessao[]): Conhecida[] {
  return conhecidas.map((pessoa) => {
    const cessao = cessoes.find((one) => one.pessoa.id === pessoa.id)
    if (cessao === undefined) return pessoa
    const keep = (key: Cessao['sem'][number]) => (cessao.sem.includes(key) ? null : pessoa[key])
    return {
      ...pessoa,
      nome: cessao.nome ?? pessoa.nome,
      email: keep('email'),
      cpf: keep('cpf'),
      telefone: keep('telefone'),
    }
  })
}

/** Who gave way. */
export interface Given {
  /** Portraits of them, as they were. */
  readonly antes: Map<number, Snapshot>
  /** As they are now: nobody may find them any more by a key. */
  readonly pessoas: readonly Conhecida[]
}

/** The portrait of somebody before they gave way, taken out: it is of whoever tells of them first. */
export function takePortrait(antes: Map<number, Snapshot>, talentoId: number): Snapshot | undefined {
  const portrait = antes.get(talentoId)
  antes.delete(talentoId)
  return portrait
}

type Giving = Pick<Entrada, 'empresaId' | 'origem' | 'usuarioId' | 'proven' | 'listHomonimas'>

const NOTHING = (): Given => ({ antes: new Map(), pessoas: [] })

/**
 * Lets people give way to those who come in; the log says which of their data.
 * @param trx holds the keys of those who come in
 * @param arriving all of them
 */
export async function giveWay(
  trx: Kysely<Database>,
  { empresaId, origem, usuarioId, proven, listHomonimas }: Giving,
  arriving: readonly Chaves[],
): Promise<Given> {
  if (provesNothing(proven)) return NOTHING()
  const talentos = createTalentoRepository(trx)
  const conhecidas = await talentos.listConhecidas(empresaId, origem, arriving, false)
  const all = await listAll(listHomonimas, arriving, conhecidas)
  const asked = findCessoes(arriving, conhecidas, all, proven)
  if (asked.length === 0) return NOTHING()
  const antes = await talentos.lockSnapshots(
    empresaId,
    asked.map(({ pessoa }) => pessoa.id),
  )
  // An application's mailed key names its person (decision 108): its e-mail stays where it was sent to.
  const inscritas = await createApartRepository(trx).listInscritas(
    empresaId,
    asked.flatMap(({ pessoa: { id, email }, sem }) =>
      sem.includes('email') ? [{ talentoId: id, email }] : [],
    ),
  )
  const cessoes = asked.map((cessao) =>
    inscritas.includes(cessao.pessoa.id)
      ? { ...cessao, sem: cessao.sem.filter((key) => key !== 'email') }
      : cessao,
  )
  await createDevolvidasRepository(trx).giveWay(empresaId, cessoes)
  const changed = cessoes.filter(({ sem, nome }) => sem.length > 0 || nome !== null)
  for (const { pessoa, sem } of changed)
    if (sem.includes('email')) await followMailbox(trx, empresaId, pessoa.id, pessoa.email)
  await appendEventos(
    trx,
    empresaId,
    changed.map(({ pessoa, sem, nome }) => ({
      tipo: 'talento_corrigido',
      usuarioId,
      talentoId: pessoa.id,
      dados: { campos: tellCampos([...(nome === null ? [] : (['nome'] as const)), ...sem]), isCedida: true },
    })),
  )
  const gave = new Set(changed.map(({ pessoa }) => pessoa.id))
  return {
    antes: new Map(antes),
    pessoas: afterCessoes(conhecidas, cessoes).filter(({ id }) => gave.has(id)),
  }
}
