import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { measureBoard } from './board/measure-board'
import { createCaller, signIn } from './calls/caller'
import { measureCalls } from './calls/measure-calls'
import type { FirstLoad } from './first-load/measure-first-load'
import { measureFirstLoad } from './first-load/measure-first-load'
import { measureList } from './list/measure-list'
import { measureLoad } from './load/measure-load'
import { measurePeople } from './people/measure-people'
import { measurePeopleCalls, type PeopleFigures } from './people/measure-people-calls'
import { measurePublic } from './public/measure-public'
import { limitsOf, writeReport } from './report'
import { measureWizard } from './wizard/measure-wizard'
import { createDataFolder, repository, seed, startProduct } from './running-product'

/**
 * `npm run bench [-- --tamanho pequeno]`: seeds the volume, measures calls, memory and first loads, writes
 * bench/report.md and ends with 1 when a figure is not held.
 */
const { values } = parseArgs({ options: { tamanho: { type: 'string', default: 'grande' } } })
const tamanho = values.tamanho === 'pequeno' ? 'pequeno' : 'grande'
const say = (text: string) => console.log(text)
const demo = { email: 'demo@seleta.local', senha: 'seleta-demo-2026' }

const small = tamanho === 'grande' ? await measureSmall() : null
const volume = await measureVolume()
const comparison = {
  federated: await measurePages(join(repository, 'dist'), 3291),
  single: await measurePages(join(repository, 'bench/dist-single'), 3292),
}
say('Medindo a seleção…')
const areas = [...volume.areas, ...(await measureBoard(launchBrowser, 3293, demo, tamanho))]
writeFileSync(
  join(repository, 'bench/report.md'),
  writeReport(volume.calls, volume.load, comparison, tamanho, areas),
)
const limits = limitsOf(volume.calls, volume.load, comparison, areas)
for (const { name, value, limit, unit } of limits) {
  say(`${value <= limit ? '✓' : '✗'} ${name}: ${value.toFixed(2)} ${unit} (≤ ${limit})`)
}
process.exit(limits.every(({ value, limit }) => value <= limit) ? 0 : 1)

async function measureVolume() {
  const folder = createDataFolder()
  const product = await startProduct({
    port: 3290,
    dataFolder: join(folder, 'data'),
    staticFolder: join(repository, 'dist'),
    isDemo: false,
  })
  const browser = await launchBrowser()
  try {
    say(`Semeando o volume “${tamanho}”…`)
    const seeded = seed(product.databaseUrl(), tamanho)
    const session = await signIn(product.url, seeded)
    const caller = createCaller(product.url, session)
    say('Medindo as chamadas…')
    const calls = await measureCalls(caller, seeded)
    say('Medindo a memória sob carga…')
    const load = await measureLoad(product, caller, seeded)
    say('Medindo o assistente…')
    const wizard = await measureWizard(browser, { url: product.url, session, call: caller })
    say('Medindo as pessoas…')
    const people = await measurePeople(browser, { product, session, call: caller, seeded, small })
    say('Medindo a lista de campanhas…')
    const list = await measureList(browser, {
      url: product.url,
      seeded,
      call: caller,
      isWhole: tamanho === 'grande',
    })
    say('Medindo o lado público…')
    const publico = await measurePublic(browser, tamanho === 'grande')
    const areas = [...wizard, ...people, ...list, ...publico]
    return { calls, load, areas }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The lists of people on a tenth of the volume: what growing costs. */
async function measureSmall(): Promise<PeopleFigures> {
  const folder = createDataFolder()
  const product = await startProduct({
    port: 3289,
    dataFolder: join(folder, 'data'),
    staticFolder: join(repository, 'dist'),
    isDemo: false,
  })
  try {
    say('Semeando e medindo um décimo do volume…')
    const seeded = seed(product.databaseUrl(), 'pequeno')
    const session = await signIn(product.url, seeded)
    return await measurePeopleCalls(createCaller(product.url, session), seeded)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
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
    say(`Medindo primeiras cargas de ${staticFolder}…`)
    return [
      await measureFirstLoad(browser, { name: 'login', url }),
      await measureFirstLoad(browser, { name: 'list', url: `${url}/dashboard/campanhas`, session }),
      await measureFirstLoad(browser, { name: 'public', url: `${url}/campanha/${data[0]?.id ?? 0}` }),
    ]
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
