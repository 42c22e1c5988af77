import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { createCaller, signIn } from '../calls/caller'
import { measurePeopleCalls, type PeopleFigures } from '../people/measure-people-calls'
import type { Limit } from '../report'
import { measureRounds, middleOf, type Round } from '../rounds'
import {
  createDataFolder,
  repository,
  type RunningProduct,
  seed,
  type Seeded,
  socketUrl,
  startProduct,
} from '../running-product'
import { IMENSO, SERVING, shrink } from './empresas'

const LIMIT = 1.3
const RUNS = 240
/** Of both servers, for their shared buffers: what docs/operacao.md asks of a database that is so large. */
const MEMORIA = '1GB'
const NAMES = {
  lista: 'list',
  filtro: 'filter',
  palavra: 'keyword',
  ordem: 'basket by fit',
} as const satisfies Record<keyof PeopleFigures, string>
const KINDS = Object.keys(NAMES) as (keyof PeopleFigures)[] // Object.keys forgets the literal keys.

/** The same pages of both databases, called in turn. */
interface Pages {
  readonly large: PeopleFigures
  readonly small: PeopleFigures
}

/**
 * `npm run bench -- --volume imenso [--fator 0.05] [--pasta FOLDER]`: one company of 20,000 people alone in its database,
 * and the same company among 1,000 with 5,000,000, called in turn. Writes bench/report-imenso.md.
 * @param fator share of the people of the whole volume, above 0, at most 1
 * @param kept folder that keeps what was loaded: with the same build it is measured again without loading it again
 */
export async function benchImenso(
  fator: number,
  say: (text: string) => void,
  kept?: string,
): Promise<Limit[]> {
  const folder = kept ?? createDataFolder()
  const alone = join(folder, 'sozinha')
  const among = join(folder, 'imenso')
  const products: RunningProduct[] = []
  const servers: ChildProcess[] = []
  try {
    const seeded = await loadOnce(folder, fator, say)
    for (const [n, dataFolder] of [among, alone].entries()) {
      servers.push(await serve(dataFolder))
      const data = join(folder, `dados-${n}`)
      products.push(await start(3285 + n, data, socketUrl(dataFolder)))
    }
    say('Esperando o trabalho do dia de todas as empresas…')
    for (const dataFolder of [among, alone]) await untilQuiet(socketUrl(dataFolder))
    const volumes = await Promise.all(
      products.map(async ({ url }) => ({ call: createCaller(url, await signIn(url, seeded)), seeded })),
    )
    const rounds = await measureRounds(say, async (): Promise<Pages> => {
      const [large, small] = await measurePeopleCalls(volumes, RUNS)
      if (large === undefined || small === undefined) throw new Error('nothing was measured')
      return { large, small }
    })
    writeFileSync(join(repository, 'bench/report-imenso.md'), report(fator, rounds))
    return limitsOf(rounds)
  } finally {
    for (const product of products) await product.stop()
    for (const server of servers) await endOf(server)
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

/** Both volumes under a folder, unless a run before left them whole. */
async function loadOnce(folder: string, fator: number, say: (text: string) => void): Promise<Seeded> {
  const alone = join(folder, 'sozinha')
  const among = join(folder, 'imenso')
  const done = join(folder, `carregado-${fator}.json`)
  if (existsSync(done)) return JSON.parse(readFileSync(done, 'utf8'))
  rmSync(alone, { recursive: true, force: true })
  rmSync(among, { recursive: true, force: true })
  const seeded = await seedAlone(alone, say)
  // Node's own copy opens folders to everybody, which PostgreSQL refuses.
  if (spawnSync('cp', ['-a', alone, among]).status !== 0) throw new Error('the volume was not copied')
  say('Pondo as outras empresas em volta…')
  surround(among, fator)
  writeFileSync(done, JSON.stringify(seeded))
  return seeded
}

const start = (port: number, dataFolder: string, databaseUrl?: string) =>
  startProduct({
    port,
    dataFolder,
    staticFolder: join(repository, 'dist'),
    isDemo: false,
    ...(databaseUrl !== undefined && { databaseUrl }),
  })

/** A look at the queue, ms. */
const LOOK = 2000

/**
 * Until no job is due: each start walks through everybody of every company for whom the night is over (product 90), which
 * is minutes here, and another company's work is not what is measured.
 */
async function untilQuiet(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ due: boolean }>(
        "select exists (select from fila.job where state in ('created', 'retry', 'active') and start_after <= now()) as due",
      )
      if (rows[0]?.due === false) return
      await wait(LOOK)
    }
  } finally {
    await client.end()
  }
}

const SCRIPT = join(repository, 'bench/surround.mjs')

/** The database of one volume on a server with memory of its own. */
async function serve(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SCRIPT, '--pasta', folder, '--memoria', MEMORIA], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes(SERVING) && resolve())
    child.on('exit', (code) => reject(new Error(`the database stopped with ${code}`)))
  })
  return child
}

function endOf(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.stdin?.end()
  })
}

async function seedAlone(folder: string, say: (text: string) => void): Promise<Seeded> {
  const product = await start(3285, folder)
  try {
    say('Semeando a empresa medida…')
    return seed(product.databaseUrl(), 'pequeno')
  } finally {
    await product.stop()
    surround(folder, 0)
  }
}

function surround(folder: string, fator: number): void {
  const args = [SCRIPT, '--pasta', folder, '--fator', String(fator)]
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0)
    throw new Error('the volume failed')
}

const ratiosOf = (rounds: readonly Round<Pages>[], kind: keyof PeopleFigures, share: 'p50' | 'p95') =>
  rounds.map(({ figures: { large, small } }) => large[kind][share] / small[kind][share])

const limitsOf = (rounds: readonly Round<Pages>[]): Limit[] =>
  KINDS.map((kind) => ({
    name: `company among many, ${NAMES[kind]}, p95 over the same company alone`,
    value: middleOf(ratiosOf(rounds, kind, 'p95')),
    limit: LIMIT,
    unit: '×',
  }))

function report(fator: number, rounds: readonly Round<Pages>[]): string {
  const { empresas, pessoas, maior, medida } = shrink(IMENSO, fator)
  const number = (value: number) => value.toLocaleString('en')
  const listed = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' · ')
  const rows = KINDS.map((kind) => {
    const middle = (side: keyof Pages, share: 'p50' | 'p95') =>
      middleOf(rounds.map(({ figures }) => figures[side][kind][share])).toFixed(1)
    const ratios = ratiosOf(rounds, kind, 'p95')
    const held = ratios.filter((ratio) => ratio <= LIMIT).length
    return `| ${NAMES[kind]} | ${middle('small', 'p50')} | ${middle('small', 'p95')} | ${middle('large', 'p50')} | ${middle('large', 'p95')} | ${listed(ratiosOf(rounds, kind, 'p50'))} | ${listed(ratios)} | ${held} of ${rounds.length} |`
  })
  return `# One company among many

Written by \`npm run bench -- --volume imenso --fator ${fator}\`. ${cpus().length} cores, Node ${process.versions.node}, PostgreSQL with ${MEMORIA} of shared buffers on both sides.

${number(pessoas)} people in ${number(empresas)} companies, the largest of ${number(maior)}; measured is one of ${number(medida)}, beside the same company alone in its database, call by call in turn. People of all companies lie mixed, as they came: half in files of 200, half one by one. The whole volume (\`--fator 1\`) is ${number(IMENSO.pessoas)} people in ${number(IMENSO.empresas)} companies, the largest of ${number(IMENSO.maior)}. The others' people have one application, one job and no log.

Times are the middle of ${rounds.length} rounds, ms; a figure is held when its ratio of p95 is ${LIMIT} × at most in two of them.

| page with its counts | alone p50 | p95 | among many p50 | p95 | ratio of p50, each round | ratio of p95, each round | held in |
| --- | --: | --: | --: | --: | --- | --- | --- |
${rows.join('\n')}

The machine around it: ${rounds.map(({ work }) => work.toFixed(0)).join(', ')} ms for one and the same piece of work, round by round.
`
}
