import { rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { CallInput } from '@seleta/contract/calls'
import { type Caller, createCaller, signIn } from '../calls/caller'
import { quantile } from '../calls/measure-calls'
import type { Limit } from '../report'
import { measureRounds, middleOf, type Round } from '../rounds'
import {
  createDataFolder,
  repository,
  type RunningProduct,
  seed,
  type Seeded,
  startProduct,
} from '../running-product'

/** Servers that have been at work for a while, as those are that people meet. */
const WARM_UP = 200
const RUNS = 240
/** So many calls to one of them, then as many to the other: whoever is called once in turn finds the machine's caches full of the other. */
const BLOCK = 20
/** Several kinds of words, each found its own way: whole words, a phrase, an exclusion, another form, few people. */
const WORDS = ['vendas', 'excel', '"atendimento ao cliente"', 'logistica -motorista', 'analistas', 'node']

/** What both builds are asked, and the share of its time that today's may take; null is not compared. */
const ASKED = {
  detail: 0.75,
  move: 0.6,
  search: null,
} as const satisfies Record<string, number | null>
type Kind = keyof typeof ASKED
const KINDS = Object.keys(ASKED) as Kind[] // Object.keys forgets the literal keys.

/** How much longer the slowest searches of words may take than those in the middle. */
const SPREAD = 1.5

interface Times {
  readonly p50: number
  readonly p95: number
}
type Figures = Readonly<Record<Kind, Times>>
interface Both {
  readonly now: Figures
  readonly before: Figures
}

/**
 * `npm run bench -- --antes`: today's server beside that of the build before, on the same volume, called in turns of twenty. Writes
 * bench/report-antes.md.
 * @param before repository of the other build
 */
export async function benchBefore(before: string, say: (text: string) => void): Promise<Limit[]> {
  const folder = createDataFolder()
  const products: RunningProduct[] = []
  try {
    const sides: Side[] = []
    for (const [n, from] of [repository, before].entries()) {
      const product = await startProduct({
        port: 3285 + n,
        dataFolder: join(folder, String(n)),
        staticFolder: join(repository, 'dist'),
        isDemo: false,
        from,
      })
      products.push(product)
      say(`Semeando ${n === 0 ? 'a versão de hoje' : 'a de antes'}…`)
      sides.push(await openSide(product, seed(product.databaseUrl(), 'pequeno', from)))
    }
    const rounds = await measureRounds(say, () => measureBoth(sides))
    writeFileSync(join(repository, 'bench/report-antes.md'), report(rounds))
    return limitsOf(rounds)
  } finally {
    for (const product of products) await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A product, and what it is asked of each kind at each turn. */
type Side = Readonly<Record<Kind, (turn: number) => Promise<unknown>>>

async function openSide({ url }: RunningProduct, seeded: Seeded): Promise<Side> {
  const call = createCaller(url, await signIn(url, seeded))
  const { campanhaId } = seeded
  const { data: etapas } = await call('listEtapas', { params: { campanhaId } })
  const people = await call('filterTalentos', {
    query: { page: 0, size: 50 },
    body: { idCampanha: campanhaId },
  })
  const person = (turn: number) => at(people.data, turn).identificador
  return {
    detail: (turn) => call('getTalento', { params: { identificador: person(turn) } }),
    // The stage is another one at each turn of the fifty people.
    move: (turn) =>
      call('moveTalento', {
        params: {
          identificador: person(turn),
          campanhaId,
          kanbanId: at(etapas, turn + Math.floor(turn / 50)).id,
        },
      }),
    search: (turn) => search(call, turn),
  }
}

/** A page with the counts beside it, as the screen asks for both at once. */
function search(call: Caller, turn: number): Promise<unknown> {
  const body: CallInput<'filterTalentos'>['body'] = {
    idCampanha: null,
    pesquisa: { palavraChave: at(WORDS, turn) },
  }
  return Promise.all([
    call('filterTalentos', { query: { page: turn % 4, size: 11 }, body }),
    call('countFacetas', { body }),
  ])
}

function at<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length]
  if (item === undefined) throw new RangeError('an empty list has no turn')
  return item
}

/** In short turns, so that what the machine does beside falls on both alike. */
async function measureBoth(sides: readonly Side[]): Promise<Both> {
  const times = { now: emptyTimes(), before: emptyTimes() }
  for (const kind of KINDS)
    for (let first = 0; first < WARM_UP + RUNS; first += BLOCK)
      for (const [n, side] of sides.entries())
        for (let turn = first; turn < first + BLOCK; turn += 1) {
          const begun = performance.now()
          await side[kind](turn)
          const took = performance.now() - begun
          if (turn >= WARM_UP) times[n === 0 ? 'now' : 'before'][kind].push(took)
        }
  return { now: figuresOf(times.now), before: figuresOf(times.before) }
}

const emptyTimes = (): Record<Kind, number[]> => ({ detail: [], move: [], search: [] })
const figuresOf = (times: Readonly<Record<Kind, number[]>>): Figures => {
  const of = (kind: Kind): Times => ({ p50: quantile(times[kind], 0.5), p95: quantile(times[kind], 0.95) })
  return { detail: of('detail'), move: of('move'), search: of('search') }
}

/** A figure, round by round. */
interface Ratio {
  readonly name: string
  readonly limit: number
  readonly rounds: readonly number[]
}

function ratiosOf(rounds: readonly Round<Both>[]): Ratio[] {
  const compared = KINDS.flatMap((kind): Ratio[] => {
    const limit = ASKED[kind]
    if (limit === null) return []
    const ratios = rounds.map(({ figures: { now, before } }) => now[kind].p50 / before[kind].p50)
    return [{ name: `${kind}, p50 over that of the build before`, limit, rounds: ratios }]
  })
  const spread = rounds.map(({ figures: { now } }) => now.search.p95 / now.search.p50)
  return [
    ...compared,
    { name: 'search of words with its counts, p95 over p50', limit: SPREAD, rounds: spread },
  ]
}

const limitsOf = (rounds: readonly Round<Both>[]): Limit[] =>
  ratiosOf(rounds).map(({ name, limit, rounds: values }) => ({
    name,
    value: middleOf(values),
    limit,
    unit: '×',
  }))

function report(rounds: readonly Round<Both>[]): string {
  const ratios = ratiosOf(rounds).map(({ name, limit, rounds: values }) => {
    const held = values.filter((value) => value <= limit).length
    return `| ${name} | ${values.map((value) => value.toFixed(2)).join(' · ')} | ${limit} × | ${held} of ${values.length} |`
  })
  const absolute = KINDS.flatMap((kind) =>
    rounds.map(({ work, figures: { now, before } }, n) => {
      const ms = ({ p50, p95 }: Times) => `${p50.toFixed(1)} | ${p95.toFixed(1)}`
      return `| ${kind} | ${n + 1} | ${ms(now[kind])} | ${ms(before[kind])} | ${work.toFixed(0)} |`
    }),
  )
  return `# Beside the build before

Written by \`npm run bench -- --antes\`. ${cpus().length} cores, Node ${process.versions.node}, embedded PostgreSQL, 20,000 people. Both servers at once, called in turns of ${BLOCK}: today's, and the one that the audit saw (its commit stands in \`bench/before.mjs\`). A figure is held when it holds in two of three rounds.

| figure | each round | limit | held in |
| --- | --- | --: | --- |
${ratios.join('\n')}

| call | round | now p50, ms | p95 | before p50 | p95 | fixed work, ms |
| --- | --: | --: | --: | --: | --: | --: |
${absolute.join('\n')}
`
}
