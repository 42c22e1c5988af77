import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import type { Entrada } from './entrada'
import { isNamedWithin, isOtherName, isSameKey, shareKey } from './find-same'
import { createFusoesRepository, type HiddenBefore } from './fusoes-repository'
import { leaveCampanhas } from './leave-campanhas'
import { chavesOf, isMeant } from './meant'
import { readChegou } from './pessoa'
import type { Snapshot } from './snapshot-repository'
import { takeBack } from './take-back'
import { createToldInsideRepository, type ToldUnderName } from './told-inside-repository'

/*
 * What a file or somebody told of people who are erased, and had gone into somebody else by a key that a wrong file had
 * given to that one, or theirs to them (decision 233). Told again when that file is taken back, it would bring them back.
 */

/**
 * What was told of people and went into somebody else. Nothing is written before `takeBack`.
 * @param usuarioId who erases them; null: the person themselves, the night, or a restore
 * @param talentoIds whose rows still stand
 * @param noted merges that the ledger says told of somebody who is erased, and of a namesake who is not
 * @returns whom it went into, and the imports that told it: both are to be held for `takeBack`, with the campaigns of the
 * former; it is asked again once they are
 */
export async function findToldInside(
  trx: Kysely<Database>,
  quem: Pick<Entrada, 'empresaId' | 'usuarioId' | 'rescore'>,
  talentoIds: readonly number[],
  noted: Noted = { goes: [], stays: [] },
) {
  const rows = createToldInsideRepository(trx)
  const underName = await rows.list(quem.empresaId, talentoIds)
  const told = chooseTheirs(underName.filter(({ id }) => !noted.stays.includes(id)))
  const isKnown = (id: number) => told.some((one) => one.id === id)
  const standing = await rows.listStanding(
    quem.empresaId,
    noted.goes.filter((id) => !isKnown(id)),
  )
  const theirs = [...told, ...standing]
  return {
    talentoIds: [...new Set(theirs.map(({ talentoId }) => talentoId))],
    importacaoIds: theirs.flatMap(({ importacaoId }) => (importacaoId === null ? [] : [importacaoId])),
    fusaoIds: theirs.map(({ id }) => id),
    /**
     * These people are as if it had never been told: it is emptied, with the rows of its files.
     * @returns who had been hidden before it, and is to be so again
     */
    takeBack: (): Promise<readonly HiddenBefore[]> => takeBackOf(trx, quem, theirs),
  }
}

/** Ids of merges. */
interface Noted {
  readonly goes: readonly number[]
  readonly stays: readonly number[]
}

/** @param told oldest first: what one of theirs had brought is no key by which the next one may have been meant */
function chooseTheirs(told: readonly ToldUnderName[]): ToldUnderName[] {
  const theirs = new Map<number, ToldUnderName>()
  for (const one of told) {
    const former = [...theirs.values()].filter(({ talentoId }) => talentoId === one.talentoId)
    if (isTheirs(one, withoutBrought(one.antes, former))) theirs.set(one.id, one)
  }
  return [...theirs.values()]
}

/** The keys of a portrait but for those that these merges had brought. */
function withoutBrought(portrait: Snapshot, some: readonly ToldUnderName[]): Snapshot {
  const isBrought = (key: string) =>
    some.some(({ antes, depois }) => antes[key] !== depois[key] && depois[key] === portrait[key])
  return Object.fromEntries(
    ['nome', 'email', 'telefone', 'cpf'].map((key) => [key, isBrought(key) ? null : portrait[key]]),
  )
}

/**
 * Whether it told of the person under whose name it did, and not of a namesake: by an e-mail or CPF of theirs, or in
 * somebody who is plainly not meant, where the file has no other row for that person. A phone says nothing, nor does the
 * e-mail of a father told with the CPF of his son. Whoever's mailbox said that an application was theirs is meant.
 * @param antes whom it went into, before it
 */
function isTheirs(
  { via, motivo, is, chegou, chaves, hasOwnRow, ditas }: ToldUnderName,
  antes: Snapshot,
): boolean {
  const told = readChegou(chegou)
  const was = chavesOf(antes)
  const isNamed = isNamedWithin(told, chavesOf(is))
  if (chaves.some(({ cpf }) => isSameKey(cpf, told.cpf))) return true
  const isOtherCpf = isNamed && isSameKey(was.cpf, told.cpf) && chaves.some(({ cpf }) => cpf !== null)
  // It was theirs to whom it was told, and their e-mail by then.
  if (via === 'formulario' || (isNamedWithin(told, was) && isSameKey(told.email, was.email))) return false
  if (chaves.some(({ email }) => isSameKey(email, told.email))) return !isOtherCpf
  if (hasOwnRow || isNamed) return false
  const found = motivo !== 'nome' && isSameKey(told[motivo], was[motivo]) ? motivo : shareKey(told, was)
  return (
    isOtherName(told, was) || !isMeant({ motivo: found ?? motivo, antes }, told, was, ditas.map(readChegou))
  )
}

async function takeBackOf(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Parameters<typeof findToldInside>[1],
  theirs: readonly Pick<ToldUnderName, 'id' | 'talentoId' | 'inscricaoId'>[],
): Promise<readonly HiddenBefore[]> {
  if (theirs.length === 0) return []
  const ids = theirs.map(({ id }) => id)
  const talentoIds = [...new Set(theirs.map(({ talentoId }) => talentoId))]
  await leaveCampanhas(trx, { empresaId, usuarioId, rescore, importacaoId: null }, [], theirs)
  await takeBack(trx, { empresaId, rescore }, talentoIds, ids)
  await createToldInsideRepository(trx).emptyLinhas(empresaId, ids)
  await appendEventos(
    trx,
    empresaId,
    theirs.map(({ id, talentoId }) => ({
      tipo: 'talento_separado',
      usuarioId,
      talentoId,
      dados: { fusaoId: id, isDevolvida: true },
    })),
  )
  const hidden = await createFusoesRepository(trx).listHiddenBefore(empresaId, talentoIds)
  return hidden.filter(({ fusaoId }) => ids.includes(fusaoId))
}
