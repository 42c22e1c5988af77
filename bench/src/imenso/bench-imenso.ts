import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createCaller, signIn } from '../calls/caller'
import { timeFixedWork } from '../machine'
import { measurePeopleCalls, type PeopleFigures } from '../people/measure-people-calls'
import type { Limit } from '../report'
import {
  createDataFolder,
  repository,
  type RunningProduct,
  seed,
  type Seeded,
  startProduct,
} from '../running-product'
import { IMENSO, shrink } from './empresas'

const LIMIT = 1.3
const NAMES = {
  lista: 'list',
  filtro: 'filter',
  palavra: 'keyword',
  ordem: 'basket by fit',
} as const satisfies Record<keyof PeopleFigures, string>

/**
 * `npm run bench -- --volume imenso [--fator 0.05]`: one company of 20,000 people alone in its database, and the same
 * company among 1,000 with 5,000,000, called in turn. Writes bench/report-imenso.md.
 * @param fator share of the people of the whole volume, above 0, at most 1
 */
export async function benchImenso(fator: number, say: (text: string) => void): Promise<Limit[]> {
  const folder = createDataFolder()
  const alone = join(folder, 'sozinha')
  const among = join(folder, 'imenso')
  const products: RunningProduct[] = []
  try {
    const seeded = await seedAlone(alone, say)
    cpSync(alone, among, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
    spawnSync('chown', [
      '-R',
      '--reference',
      join(alone, 'pgdata'),
      join(among, 'pgdata'),
      join(among, 'socket'),
    ])
    say('Pondo as outras empresas em volta…')
    surround(among, fator)
    const before = timeFixedWork()
    for (const [n, dataFolder] of [among, alone].entries()) products.push(await start(3285 + n, dataFolder))
    const volumes = await Promise.all(
      products.map(async ({ url }) => ({ call: createCaller(url, await signIn(url, seeded)), seeded })),
    )
    say('Medindo…')
    const [large, small] = await measurePeopleCalls(volumes)
    if (large === undefined || small === undefined) throw new Error('nothing was measured')
    const machine = [before, timeFixedWork()] as const
    writeFileSync(join(repository, 'bench/report-imenso.md'), report({ fator, large, small, machine }))
    return limitsOf(large, small)
  } finally {
    for (const product of products) await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const start = (port: number, dataFolder: string) =>
  startProduct({ port, dataFolder, staticFolder: join(repository, 'dist'), isDemo: false })

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
  const args = [join(repository, 'bench/surround.mjs'), '--pasta', folder, '--fator', String(fator)]
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0)
    throw new Error('the volume failed')
}

const limitsOf = (large: PeopleFigures, small: PeopleFigures): Limit[] =>
  (Object.keys(NAMES) as (keyof PeopleFigures)[]).map((kind) => ({
    name: `company among many, ${NAMES[kind]}, p95 over the same company alone`,
    value: large[kind].p95 / small[kind].p95,
    limit: LIMIT,
    unit: '×',
  }))

interface Measured {
  readonly fator: number
  readonly large: PeopleFigures
  readonly small: PeopleFigures
  readonly machine: readonly [before: number, after: number]
}

function report({ fator, large, small, machine }: Measured): string {
  const { empresas, pessoas, maior, medida } = shrink(IMENSO, fator)
  const number = (value: number) => value.toLocaleString('en')
  const rows = (Object.keys(NAMES) as (keyof PeopleFigures)[]).map((kind) => {
    const ms = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)} | ${p95.toFixed(1)}`
    const ratio = large[kind].p95 / small[kind].p95
    return `| ${NAMES[kind]} | ${ms(small[kind])} | ${ms(large[kind])} | ${ratio.toFixed(2)} × | ${ratio <= LIMIT ? 'yes' : 'no'} |`
  })
  return `# One company among many

Written by \`npm run bench -- --volume imenso --fator ${fator}\`. ${cpus().length} cores, Node ${process.versions.node}, embedded PostgreSQL.

${number(pessoas)} people in ${number(empresas)} companies, the largest of ${number(maior)}; measured is one of ${number(medida)}, beside the same company alone in its database, call by call in turn. People of all companies lie mixed, as they came: half in files of 200, half one by one. The whole volume (\`--fator 1\`) is ${number(IMENSO.pessoas)} people in ${number(IMENSO.empresas)} companies, the largest of ${number(IMENSO.maior)}. The others' people have one application, one job and no log.

| page with its counts | alone p50, ms | p95 | among many p50, ms | p95 | p95 ratio | ≤ ${LIMIT} |
| --- | --: | --: | --: | --: | --: | --- |
${rows.join('\n')}

The machine around it: ${machine[0].toFixed(0)} ms before and ${machine[1].toFixed(0)} ms after for one and the same piece of work.
`
}
