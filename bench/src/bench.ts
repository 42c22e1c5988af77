import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { measureBoard } from './board/measure-board'
import { benchBefore } from './before/bench-before'
import { createCaller, signIn } from './calls/caller'
import { measureCalls } from './calls/measure-calls'
import type { FirstLoad } from './first-load/measure-first-load'
import { measureFirstLoad } from './first-load/measure-first-load'
import { measureList } from './list/measure-list'
import { benchImenso } from './imenso/bench-imenso'
import { measureLoad } from './load/measure-load'
import type { MachineFigure } from './machine'
import { measurePanel } from './people/measure-panel'
import { measurePeople } from './people/measure-people'
import type { PeopleVolume } from './people/measure-people-calls'
import { measurePublic } from './public/measure-public'
import { isHeld, type Limit, limitsOf, writeReport } from './report'
import { joinRounds, measureRounds } from './rounds'
import { isTamanho } from './seed/sizes'
import { measureWizard } from './wizard/measure-wizard'
import { createDataFolder, repository, seed, startProduct } from './running-product'

/**
 * `npm run bench [-- --tamanho pequeno|minusculo] [-- --so selecao,publico]`: seeds the volume, measures calls, memory, first loads
 * and what each area holds, writes bench/report.md and ends with 1 when a figure is not held. With `--so` only the named
 * areas are measured, and no report is written.
 */
const { values } = parseArgs({
  options: {
    tamanho: { type: 'string', default: 'grande' },
    so: { type: 'string' },
    volume: { type: 'string' },
    antes: { type: 'string' },
    fator: { type: 'string', default: '1' },
    pasta: { type: 'string' },
  },
})
const tamanho = isTamanho(values.tamanho) ? values.tamanho : 'grande'
const isWhole = tamanho === 'grande'
const only = values.so?.split(',')
const say = (text: string) => console.log(text)
if (values.antes !== undefined) finish(await benchBefore(values.antes, say))
if (values.volume === 'imenso') finish(await benchImenso(Number(values.fator), say, values.pasta))
const demo = { email: 'demo@seleta.local', senha: 'seleta-demo-2026' }

const folder = createDataFolder()
const product = await startProduct({
  port: 3290,
  dataFolder: join(folder, 'data'),
  staticFolder: join(repository, 'dist'),
  isDemo: false,
})
const browser = await launchBrowser()
let limits: readonly Limit[] = []
const machine: MachineFigure[] = []
try {
  say(`Semeando o volume “${tamanho}”…`)
  const seeded = seed(product.databaseUrl(), tamanho)
  const call = createCaller(product.url, await signIn(product.url, seeded))

  let write: (areas: readonly Limit[]) => void = () => {}
  if (only === undefined) {
    say('Medindo as chamadas…')
    const calls = await measureCalls(call, seeded)
    say('Medindo a memória sob carga…')
    const load = await measureLoad(product, call, seeded)
    const comparison = {
      federated: await measurePages(join(repository, 'dist'), 3291),
      single: await measurePages(join(repository, 'bench/dist-single'), 3292),
    }
    // After each area: a report of a run that was cut off says what it got to.
    write = (areas) => {
      limits = limitsOf(calls, load, comparison, areas)
      writeFileSync(
        join(repository, 'bench/report.md'),
        writeReport({ calls, load, comparison, seedSize: tamanho, areas, machine }),
      )
    }
    write([])
  }

  // Each area signs in for itself: fifty sign-ins at once end the oldest sessions.
  const enter = async () => {
    const session = await signIn(product.url, seeded)
    return { session, call: createCaller(product.url, session) }
  }
  const areas: Record<string, () => Promise<Limit[]>> = {
    lista: () =>
      measureList(browser, {
        url: product.url,
        seeded,
        enter: async () => (await enter()).call,
        isWhole,
        rounds: tamanho === 'minusculo' ? 1 : 9,
      }),
    assistente: async () => measureWizard(browser, { url: product.url, ...(await enter()) }),
    selecao: () => measureBoard(launchBrowser, 3293, demo, isWhole ? 'grande' : 'pequeno'),
    publico: () => measurePublic(browser, isWhole),
    filtros: async () => measurePanel((await enter()).call, seeded),
    pessoas: async () => {
      const small = isWhole ? await startSmall() : null
      try {
        return await measurePeople(browser, { product, ...(await enter()), seeded, small })
      } finally {
        await small?.stop()
      }
    },
  }
  const measured: Limit[] = []
  for (const [name, measure] of Object.entries(areas)) {
    if (only !== undefined && !only.includes(name)) continue
    say(`Medindo: ${name}…`)
    const taken = await measureRounds(say, () => measureOrTell(name, measure), isWhole ? 3 : 1)
    measured.push(...joinRounds(taken))
    machine.push({ area: name, works: taken.map(({ work }) => work) })
    write(measured)
  }
  if (only !== undefined) limits = measured
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const { area, works } of machine)
  say(
    `A máquina em volta de ${area}: ${works.map((work) => work.toFixed(0)).join(', ')} ms para o mesmo trabalho`,
  )
finish(limits)

/** Says what is held, and ends with 1 when something is not. */
function finish(measured: readonly Limit[]): never {
  for (const figure of measured) {
    const { name, value, limit, unit } = figure
    say(`${isHeld(figure) ? '✓' : '✗'} ${name}: ${value.toFixed(2)} ${unit} (≤ ${limit})`)
  }
  process.exit(measured.every(isHeld) ? 0 : 1)
}

/** An area that cannot be measured is a figure that is not held, and the others go on. */
async function measureOrTell(name: string, measure: () => Promise<Limit[]>): Promise<Limit[]> {
  try {
    return await measure()
  } catch (error) {
    console.error(error)
    return [{ name: `${name}: could not be measured to its end`, value: 1, limit: 0, unit: '' }]
  }
}

/** A tenth of the volume on a product of its own, to measure beside the whole: what growing costs. */
async function startSmall(): Promise<PeopleVolume & { readonly stop: () => Promise<void> }> {
  const folder = createDataFolder()
  const product = await startProduct({
    port: 3289,
    dataFolder: join(folder, 'data'),
    staticFolder: join(repository, 'dist'),
    isDemo: false,
  })
  say('Semeando um décimo do volume…')
  const seeded = seed(product.databaseUrl(), 'pequeno')
  return {
    call: createCaller(product.url, await signIn(product.url, seeded)),
    seeded,
    stop: async () => {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function measurePages(staticFolder: string, port: number): Promise<FirstLoad[]> {
  const folder = createDataFolder()
  const product = await startProduct({ port, dataFolder: join(folder, 'data'), staticFolder, isDemo: true })
  const browser = await launchBrowser()
  try {
    const session = await signIn(product.url, demo)
    const { data } = await createCaller(product.url, session)('filterCampanhas', {
      query: { page: 0, size: 1 },
      body: { filtros: [{ path: 'campanha.situacao', value: 'PUBLICADA' }], orders: [] },
    })
    const url = `http://localhost:${port}`
    const id = data[0]?.id ?? 0
    say(`Medindo primeiras cargas de ${staticFolder}…`)
    const visits = [
      { name: 'login', url },
      { name: 'list', url: `${url}/dashboard/campanhas`, session },
      { name: 'board', url: `${url}/dashboard/selecao/${id}`, session },
      { name: 'basket', url: `${url}/dashboard/cesto-de-talentos`, session },
      { name: 'wizard', url: `${url}/dashboard/nova-campanha/detalhes`, session },
      { name: 'public', url: `${url}/campanha/${id}` },
      { name: 'form', url: `${url}/campanha/${id}/inscricao` },
    ]
    const loads: FirstLoad[] = []
    for (const visit of visits) loads.push(await measureFirstLoad(browser, visit))
    return loads
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function launchBrowser() {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  })
}
