import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createApartRepository } from './apart-repository'
import { enterPessoas } from './enter-pessoas'
import type { Chegada, Entrada, ResultadoEntrada } from './entrada'
import { eventosOf } from './entrada-eventos'
import { inscribeApart } from './inscribe-apart'
import { type Conhecida, findSame } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { type Pessoa, readChegou } from './pessoa'
import { readStories, tellTogether } from './retell-without'
import { createSemelhancasRepository } from './semelhancas-repository'
import type { Snapshot } from './snapshot-repository'
import { createTalentoRepository } from './talento-repository'
import { provenBy, type Story, type Without } from './tell-without'
import { createTellingsRepository, type Telling } from './tellings-repository'

/*
 * Whoever told of somebody by a key that only a file had given them, told of somebody else: when that file is taken back,
 * it is asked again of whom (decision 233).
 */

/** Why somebody stays whole. */
type Inteira = 'inseparavel' | 'inscrita' | 'procurada'

export interface Apart {
  /** Who told of somebody else, oldest first. */
  readonly tellings: readonly Telling[]
  /**
   * Whom nothing is taken back of; `procurada`: whom the import made, and who told means, but is inside another one who
   * stays whole.
   */
  readonly inteiras: ReadonlyMap<number, Inteira>
  /** Keys by which somebody else was found, and which leave whom the import made and who stays. */
  readonly withoutChaves: ReadonlyMap<number, Snapshot>
}

export interface Alvos {
  /** Whom the import found on record, and whom it made and nothing happened with but that they were told of. */
  readonly unidas: readonly number[]
  readonly feitas: readonly number[]
  /** Whom it made and somebody did something with, so that they stay. */
  readonly tocadas: readonly number[]
  /** Everybody whom it made. */
  readonly made: readonly number[]
}

/**
 * Of people of whom an import told: who told of them since and meant somebody else, and who is not to be taken apart.
 * Nothing is written.
 * @param trx holds their campaigns
 */
export async function findApart(
  trx: Kysely<Database>,
  { empresaId, importacaoId }: { readonly empresaId: number; readonly importacaoId: number },
  { unidas, feitas, tocadas, made }: Alvos,
): Promise<Apart> {
  const talentos = createTalentoRepository(trx)
  const present = await talentos.lockSnapshots(empresaId, [...new Set([...unidas, ...feitas, ...tocadas])])
  const theirs = await createFusoesRepository(trx).lockOfImportacao(empresaId, importacaoId, unidas)
  const undone = new Set(theirs.map(({ id }) => id))
  const read = await readStories(trx, empresaId, present)
  const told = read.flatMap(({ tellings }) =>
    tellings.filter(({ id, unida }) => !undone.has(id) && unida === null),
  )
  const conhecidas =
    told.length === 0
      ? []
      : await talentos.listConhecidas(
          empresaId,
          'MANUAL',
          told.map(({ chegou }) => readChegou(chegou)),
          false,
        )
  const unmade = new Set(feitas)
  const stay = new Set(tocadas)
  const procuradas = new Set<number>()
  for (;;) {
    const stories = read.map((story): Story => {
      const isStaying = stay.has(story.talentoId)
      const isUnmade = !isStaying && unmade.has(story.talentoId)
      return { ...story, conhecidas, isUnmade, withoutChaves: isStaying ? WITHOUT_CHAVES : null }
    })
    const all = await tellTogether(createTellingsRepository(trx), stories, undone)
    const found = await sortApart(trx, empresaId, all, { present, unmade, stay })
    const meant = new Set(found.inside.map((one) => findOther(one, conhecidas)))
    const more = made.filter((id) => meant.has(id) && !procuradas.has(id))
    if (more.length === 0) {
      const inteiras = new Map([
        ...[...procuradas].map((id) => [id, 'procurada'] as const),
        ...found.inteiras,
      ])
      return { ...found, inteiras }
    }
    for (const id of more) {
      procuradas.add(id)
      stay.add(id)
    }
  }
}

const WITHOUT_CHAVES: Snapshot = { email: null, cpf: null }

interface Known {
  readonly present: ReadonlyMap<number, Snapshot>
  readonly unmade: ReadonlySet<number>
  readonly stay: ReadonlySet<number>
}

/** @returns `inside`: who told of another one, and is not taken apart from whom they are with */
async function sortApart(
  trx: Kysely<Database>,
  empresaId: number,
  all: readonly (Without & { readonly talentoId: number })[],
  { present, unmade, stay }: Known,
): Promise<Apart & { readonly inside: readonly Telling[] }> {
  const repository = createApartRepository(trx)
  const apart = all.flatMap((one) => one.apart)
  const inteiras = new Map<number, Inteira>()
  const inscritas = await repository.listInscritas(
    empresaId,
    all.flatMap(({ talentoId, snapshot, apart: mine }) => {
      const email = present.get(talentoId)?.['email'] ?? null
      const keeps = stay.has(talentoId) ? !mine.some(isByEmail) : unmade.has(talentoId)
      return keeps || email === null || email === snapshot['email'] ? [] : [{ talentoId, email }]
    }),
  )
  for (const id of inscritas) inteiras.set(id, 'inscrita')
  const inseparable = await repository.listInseparable(
    empresaId,
    apart.map(({ id }) => id),
  )
  for (const id of [...inseparable, ...all.filter(isBare).map(({ talentoId }) => talentoId)])
    inteiras.set(id, 'inseparavel')
  const tellings = apart.filter(({ talentoId }) => !inteiras.has(talentoId)).toSorted((a, b) => a.id - b.id)
  const leaving = Map.groupBy(
    tellings.filter(({ talentoId }) => stay.has(talentoId)),
    ({ talentoId }) => talentoId,
  )
  return {
    tellings,
    inteiras,
    withoutChaves: new Map([...leaving].map(([id, theirs]) => [id, keysThatFound(theirs)])),
    inside: apart.filter(({ talentoId }) => inteiras.has(talentoId)),
  }
}

const isByEmail = ({ motivo }: Telling) => motivo === 'email'

const keysThatFound = (tellings: readonly Telling[]): Snapshot =>
  Object.fromEntries(
    Object.entries(WITHOUT_CHAVES).filter(([key]) => tellings.some(({ motivo }) => motivo === key)),
  )

/** Whom else than the person who told means, of these. */
function findOther(one: Telling, conhecidas: readonly Conhecida[]): number | null {
  const others = conhecidas.filter(({ id }) => id !== one.talentoId)
  const match = findSame(readChegou(one.chegou), others, provenBy(one))
  return match.tipo === 'mesma' ? match.pessoa.id : null
}

/** Nobody who is left can have made them. */
const isBare = ({ apart, maker }: Without) => apart.length > 0 && maker !== null && !maker.canMake

/** Where whoever tells again puts people. */
export type OpenDestino = (
  usuarioId: number | null,
  campanhaId: number | null,
) => Promise<Pick<Entrada, 'campanha' | 'rescore' | 'bringBack'>>

export interface Again {
  readonly telling: Telling
  /** Where they were put: of a campaign that is gone nobody says so. */
  readonly campanhaId: number | null
  readonly resultado: Exclude<ResultadoEntrada, { tipo: 'declarada' | 'recusada' }>
}

/**
 * Those who had told of somebody else tell again, as if they came now: of whom they mean, or of somebody new.
 * @param tellings oldest first; they tell of nobody any more
 * @param openDestino of whoever told
 * @returns what became of each
 */
export async function enterAgain(
  trx: Kysely<Database>,
  empresaId: number,
  tellings: readonly Telling[],
  openDestino: OpenDestino,
): Promise<Again[]> {
  const again: Again[] = []
  for (const some of inRuns(tellings)) {
    const [{ via, usuarioId, importacaoId, campanhaId }] = some
    const destino = await openDestino(usuarioId, campanhaId)
    const isArquivo = via === 'importacao'
    const entrada = {
      ...destino,
      empresaId,
      via,
      origem: 'MANUAL',
      fonte: isArquivo ? 'importacao' : '',
      proven: { by: isArquivo ? 'arquivo' : 'recrutador', email: false, telefone: false },
      consentimento: null,
      usuarioId,
      importacaoId,
    } as const
    const results = await enterPessoas(trx, entrada, some.map(toChegada))
    for (const [n, telling] of some.entries()) {
      const result = results[n]
      if (result === undefined) throw new Error('a telling was lost on the way in')
      const resultado = result.tipo === 'recusada' ? await standAlone(trx, entrada, telling) : result
      await bringCurriculo(trx, empresaId, telling, resultado.talentoId)
      again.push({ telling, campanhaId: destino.campanha?.id ?? null, resultado })
    }
  }
  await createApartRepository(trx).remove(
    empresaId,
    tellings.map(({ id }) => id),
  )
  return again
}

/** Those who follow each other and came by one way. */
function inRuns(tellings: readonly Telling[]): (readonly [Telling, ...Telling[]])[] {
  const runs: [Telling, ...Telling[]][] = []
  for (const one of tellings) {
    const run = runs.at(-1)
    if (run !== undefined && isOneWay(run[0], one)) run.push(one)
    else runs.push([one])
  }
  return runs
}

const isOneWay = (a: Telling, b: Telling) =>
  a.via === b.via &&
  a.usuarioId === b.usuarioId &&
  a.importacaoId === b.importacaoId &&
  a.campanhaId === b.campanhaId

const toChegada = ({ chegou, linha }: Telling): Chegada => ({
  pessoa: readChegou(chegou),
  curriculo: null,
  linha,
  envio: null,
})

/** The file that came with them goes with them. */
async function bringCurriculo(
  trx: Kysely<Database>,
  empresaId: number,
  { antes, depois }: Pick<Telling, 'antes' | 'depois'>,
  talentoId: number,
): Promise<void> {
  const { curriculoId } = depois
  if (typeof curriculoId === 'number' && curriculoId !== antes['curriculoId'])
    await createTalentoRepository(trx).setCurriculo(empresaId, talentoId, curriculoId)
}

/** What cannot be anybody on record stands for itself, beside whom it would have been. */
async function standAlone(
  trx: Kysely<Database>,
  entrada: Entrada,
  { chegou }: Telling,
): Promise<Again['resultado']> {
  const { empresaId } = entrada
  const pessoa = readChegou(chegou)
  const made = await makeApart(trx, entrada, pessoa)
  const others = await createTalentoRepository(trx).listConhecidas(empresaId, 'MANUAL', [pessoa], false)
  await createSemelhancasRepository(trx).insertAll(
    empresaId,
    others
      .filter(({ id }) => id !== made.talentoId)
      .slice(0, 1)
      .map(({ id }) => ({ talentoId: made.talentoId, outroId: id, motivo: 'email' })),
  )
  return { tipo: 'criada', ...made, motivo: null, declaracao: null }
}

/** Somebody of their own, with what can be theirs, where whoever told puts them. */
async function makeApart(trx: Kysely<Database>, entrada: Entrada, pessoa: Pessoa) {
  const { empresaId, rescore } = entrada
  const talentos = createTalentoRepository(trx)
  const { talentoId, identificador } = await talentos.insertApart(empresaId, pessoa)
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  await appendEventos(trx, empresaId, eventosOf(entrada, { talentoId, match: null }, null))
  const inscricao = await inscribeApart(trx, entrada, talentoId)
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, [talentoId]))
  return { talentoId, identificador, inscricao }
}
