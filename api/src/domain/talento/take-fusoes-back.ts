import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createApartRepository, type Feita } from './apart-repository'
import { createDevolvidasRepository } from './devolvidas-repository'
import type { Entrada } from './entrada'
import { createFusoesRepository, type HiddenBefore } from './fusoes-repository'
import { leaveCampanhas, type Making } from './leave-campanhas'
import { createMakersRepository } from './makers-repository'
import { lookAnew } from './pair-anew'
import { remakeWithout, retellWithout } from './retell-without'
import { takeBack } from './take-back'
import { createTalentoRepository } from './talento-repository'
import { type Again, enterAgain, type OpenDestino } from './enter-again'
import { type Alvos, type Apart, findApart } from './tell-apart'
import type { Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* What an import told of people is taken back (decisions 062, 063). */

/** An import that is taken back, and who does it. */
export interface Devolvendo extends Pick<Entrada, 'empresaId' | 'usuarioId' | 'rescore'> {
  readonly importacaoId: number
}

/** The steps of it, in their order. */
export function createDevolucao(trx: Kysely<Database>, quem: Devolvendo) {
  const { empresaId, importacaoId } = quem
  return {
    /** Of these people, whom the import brought back into sight. */
    listShown: (talentoIds: readonly number[]): Promise<number[]> =>
      createFusoesRepository(trx).listShown(empresaId, importacaoId, talentoIds),

    listToldByOthers: (talentoIds: readonly number[]): Promise<number[]> =>
      createApartRepository(trx).listToldByOthers(empresaId, importacaoId, talentoIds),

    /** Of the people of whom rows of the import say that it made them, and that it found them, who was made. */
    listMade: async (criadas: readonly number[], unidas: readonly number[]): Promise<Feitas> =>
      sortMade(
        await createApartRepository(trx).listMade(empresaId, importacaoId, [...criadas, ...unidas]),
        criadas,
        unidas,
      ),

    findApart: (alvos: Alvos): Promise<Apart> => findApart(trx, quem, alvos),

    leaveCampanhas: (linhas: readonly Making[], apart: Apart['tellings']): Promise<ReadonlySet<number>> =>
      leaveCampanhas(trx, quem, linhas, apart),

    undoFusoes: (talentoIds: readonly number[], apart: Apart): Promise<HiddenBefore[]> =>
      undoFusoes(trx, quem, talentoIds, apart),

    leaveMade: (talentoIds: readonly number[], apart: Apart['tellings']): Promise<void> =>
      leaveMade(trx, empresaId, talentoIds, apart),

    /** Takes back that the import made these people. @returns as `remakeWithout` */
    undoMaking: (talentoIds: readonly number[]): Promise<number[]> => remakeWithout(trx, quem, talentoIds),

    /** What only files told that are taken back, of whom they made and who stay. */
    noteDevolvidas: (made: readonly number[]): Promise<void> =>
      createDevolvidasRepository(trx).note(empresaId, made),

    enterAgain: (apart: Apart['tellings'], openDestino: OpenDestino): Promise<Again[]> =>
      enterAgain(trx, quem, apart, openDestino),

    /** E-mails and CPFs of these people. */
    listChaves: (talentoIds: readonly number[]): Promise<string[]> =>
      createApartRepository(trx).listChaves(empresaId, talentoIds),

    /** Of these, whichever is nobody's now is whoever's else was told of it. */
    async giveChavesOn(chaves: readonly string[]): Promise<void> {
      const lacking = await createApartRepository(trx).listLacking(empresaId, importacaoId, chaves)
      const talentoIds = lacking.filter(({ isFree }) => isFree).map(({ id }) => id)
      const makers = createMakersRepository(trx)
      await createTalentoRepository(trx).lockSnapshots(empresaId, talentoIds)
      const waiting = await makers.takeWaiting(empresaId, talentoIds)
      const { antes } = await retellWithout(trx, empresaId, talentoIds, [])
      await makers.waitAgain(empresaId, waiting)
      await lookAnew(trx, empresaId, antes)
    },

    /** The whole file is taken back. */
    end: (): Promise<void> => createMakersRepository(trx).forgetWaiting(empresaId, importacaoId),
  }
}

/** Of whom an import told that is taken back: who was made, by it too. */
interface Feitas {
  /** By this one. */
  readonly made: readonly number[]
  /** Whom it found on record, or into whom somebody went whom it made. */
  readonly unidas: readonly number[]
  /** By one that is taken back already, and stayed. */
  readonly kept: readonly number[]
  /** By either, who went into these people since, whom this one has not made. */
  readonly juntas: Apart['juntas']
}

function sortMade(all: readonly Feita[], criadas: readonly number[], found: readonly number[]): Feitas {
  const themselves = all.filter(({ dentro }) => dentro === null)
  const isIn = (id: number, some: readonly Feita[]) => some.some(({ talentoId }) => talentoId === id)
  const its = themselves.filter(({ isDesta }) => isDesta)
  const others = themselves.filter(({ isDesta }) => !isDesta)
  const joins = all.flatMap(({ talentoId, dentro }) =>
    dentro === null || isIn(talentoId, its) ? [] : [{ talentoId, dentro }],
  )
  const byTalento = Map.groupBy(joins, ({ talentoId }) => talentoId)
  const unidas = [...found, ...criadas.filter((id) => !isIn(id, its))]
  return {
    made: criadas.filter((id) => isIn(id, its)),
    unidas,
    kept: unidas.filter((id) => isIn(id, others)),
    juntas: new Map([...byTalento].map(([id, some]) => [id, new Set(some.map(({ dentro }) => dentro))])),
  }
}

/**
 * Takes back what an import added to people whom it found on record: they are as before, and nobody is made anew. Whom it
 * made and who stays keeps what it told, but for keys that leave (`withoutChaves`).
 * @param apart who told of one of them and meant somebody else (`findApart`)
 * @returns who had been hidden before it, and is to be so again
 */
async function undoFusoes(
  trx: Kysely<Database>,
  { empresaId, importacaoId, usuarioId, rescore }: Devolvendo,
  talentoIds: readonly number[],
  { tellings: apart, withoutChaves, juntas }: Apart,
): Promise<HiddenBefore[]> {
  const fusoes = createFusoesRepository(trx)
  const before = await createTalentoRepository(trx).lockSnapshots(empresaId, talentoIds)
  const alvos = new Set(talentoIds)
  const devolvidas = await fusoes.lockOfImportacao(empresaId, importacaoId, talentoIds)
  const leaving = [...devolvidas, ...apart.filter(({ talentoId }) => alvos.has(talentoId))]
  const ids = leaving.map(({ id }) => id)
  await takeBack(trx, { empresaId, rescore }, talentoIds, ids, { withoutChaves, juntas })
  const lacking = await whoLacks(trx, empresaId, before)
  const others = [...new Set([...withoutChaves.keys(), ...lacking])].filter(
    (id) => !leaving.some(({ talentoId }) => talentoId === id),
  )
  await appendEventos(
    trx,
    empresaId,
    [...leaving, ...others.map((talentoId) => ({ id: null, talentoId }))].map(({ id, talentoId }) => ({
      tipo: 'talento_separado',
      usuarioId,
      talentoId,
      dados: { fusaoId: id, isDevolvida: true },
    })),
  )
  return fusoes.listHiddenBefore(empresaId, talentoIds)
}

/** Who has not all keys any more that they had. @param before portraits */
async function whoLacks(
  trx: Kysely<Database>,
  empresaId: number,
  before: ReadonlyMap<number, Snapshot>,
): Promise<number[]> {
  const now = await createTalentoRepository(trx).lockSnapshots(empresaId, [...before.keys()])
  const lacks = (id: number, had: Snapshot) =>
    ['email', 'cpf', 'telefone'].some((key) => had[key] !== null && (now.get(id)?.[key] ?? null) === null)
  return [...before].flatMap(([id, had]) => (lacks(id, had) ? [id] : []))
}

/** Who told of people whom an import made, and meant somebody else, tells of them no more. */
async function leaveMade(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  apart: readonly Telling[],
): Promise<void> {
  const fusoes = createFusoesRepository(trx)
  const ids = apart.flatMap(({ id, talentoId }) => (talentoIds.includes(talentoId) ? [id] : []))
  await fusoes.removeAdded(empresaId, ids)
  for (const id of ids) await fusoes.markUndone(empresaId, id)
}
