import { cpus } from 'node:os'
import type { CallFigure } from './calls/measure-calls'
import { KB, PUBLIC_SCRIPTS_KB, budgets } from './first-load/budgets'
import type { FirstLoad } from './first-load/measure-first-load'
import { scriptsOf } from './first-load/measure-first-load'
import type { LoadFigure } from './load/measure-load'
import type { MachineFigure } from './machine'

export interface Comparison {
  readonly federated: readonly FirstLoad[]
  readonly single: readonly FirstLoad[]
}

export interface Limit {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: string
  /** Each round's value, and how long the fixed piece of work took in its minute, ms; without them it was taken once. */
  readonly rounds?: readonly { readonly value: number; readonly work: number }[]
}

/** What the fixed piece of work took on the idle machine on which the limits in ms and s were set, ms. */
const REFERENCE_MS = 240
const isTime = ({ unit }: Limit) => unit === 'ms' || unit === 's'

/**
 * In how many rounds a figure holds. A time is held when it is no longer, in fixed pieces of work of its minute, than its
 * limit was in those of the machine on which it was set: so figures travel.
 */
export function heldIn(figure: Limit): { readonly held: number; readonly of: number } {
  const rounds = figure.rounds ?? [{ value: figure.value, work: REFERENCE_MS }]
  const pace = (work: number) => (isTime(figure) ? work / REFERENCE_MS : 1)
  return {
    held: rounds.filter(({ value, work }) => value <= figure.limit * pace(work)).length,
    of: rounds.length,
  }
}

/** In two of three rounds, or in the one that there is. */
export function isHeld(figure: Limit): boolean {
  const { held, of } = heldIn(figure)
  return held * 2 > of
}

/** A figure as its report says it. */
function rowOf(figure: Limit): readonly (string | number)[] {
  const { name, value, limit, unit, rounds = [] } = figure
  const scale = unit === 's' ? 1000 : 1
  const inWork = isTime(figure)
    ? `${rounds.map((one) => ((one.value * scale) / one.work).toFixed(2)).join(' · ')} (≤ ${((limit * scale) / REFERENCE_MS).toFixed(2)})`
    : rounds.map((one) => round(one.value)).join(' · ')
  const { held, of } = heldIn(figure)
  return [
    name,
    `${round(value)} ${unit}`,
    `${limit} ${unit}`,
    inWork,
    isHeld(figure) ? `yes, ${held} of ${of}` : `**no**, ${held} of ${of}`,
  ]
}

/**
 * The figures to hold: issue of the foundation, line 11.
 * @param areas what the areas hold of their own
 */
export function limitsOf(
  calls: readonly CallFigure[],
  load: LoadFigure,
  { federated, single }: Comparison,
  areas: readonly Limit[] = [],
): Limit[] {
  const worst = (pattern: RegExp) =>
    Math.max(...calls.filter((figure) => pattern.test(figure.name)).map((figure) => figure.p95))
  return [
    {
      name: 'campaign list, p95 of every sort and of a search',
      value: worst(/campanhas\/filtro/),
      limit: 20,
      unit: 'ms',
    },
    { name: 'candidate filter, p95 of every form', value: worst(/talentos\/filtro/), limit: 60, unit: 'ms' },
    ...firstLoadLimits(federated, single),
    {
      name: 'api and database under load',
      value: load.peak.api + load.peak.database,
      limit: 450,
      unit: 'MiB resident',
    },
    ...areas,
  ]
}

/** Bytes are exact: the same on every machine. */
function firstLoadLimits(federated: readonly FirstLoad[], single: readonly FirstLoad[]): Limit[] {
  const of = (loads: readonly FirstLoad[], page: string) => loads.find((one) => one.page === page)
  const kilobytes = (bytes = Number.NaN) => bytes / KB
  const publicScripts = scriptsOf(federated.filter(({ page }) => page === 'public' || page === 'form'))
  return [
    ...['login', 'list', 'board', 'public'].map((page) => ({
      name: `first load of ${page}, federated over single bundle`,
      value: (of(federated, page)?.bytes ?? Number.NaN) / (of(single, page)?.bytes ?? Number.NaN),
      limit: 1.05,
      unit: '×',
    })),
    ...budgets.flatMap(({ page, kB, files, servedKB }) => {
      const load = of(federated, page)
      const name = `first load of ${page}`
      return [
        { name, value: kilobytes(load?.bytes), limit: kB, unit: 'kB gzip' },
        ...(files === undefined
          ? []
          : [{ name: `${name}, files`, value: load?.requests ?? Number.NaN, limit: files, unit: 'files' }]),
        ...(servedKB === undefined
          ? []
          : [
              {
                name: `${name}, as served with headers`,
                value: kilobytes(load?.servedBytes),
                limit: servedKB,
                unit: 'kB',
              },
            ]),
      ]
    }),
    {
      name: 'all scripts of job page and form',
      value: kilobytes(publicScripts),
      limit: PUBLIC_SCRIPTS_KB,
      unit: 'kB gzip',
    },
  ]
}

const round = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const kib = (bytes: number) => (bytes / KB).toFixed(1)

export interface Report {
  readonly calls: readonly CallFigure[]
  readonly load: LoadFigure
  readonly comparison: Comparison
  readonly seedSize: string
  readonly areas: readonly Limit[]
  readonly machine: readonly MachineFigure[]
}

export function writeReport({ calls, load, comparison, seedSize, areas, machine }: Report): string {
  const limits = limitsOf(calls, load, comparison, areas)
  const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    '# Measurements',
    '',
    `Written by \`npm run bench\`. ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, embedded PostgreSQL, volume “${seedSize}”. Absolute times belong to this machine and its load; ratios travel.`,
    '',
    '## Figures to hold',
    '',
    `A figure is held when it holds in two of three rounds. Times are held as ratios to one and the same piece of work in the same minute, which took ${REFERENCE_MS} ms on the machine on which the limits were set; the middle of the rounds stands beside as it was.`,
    '',
    row('figure', 'measured', 'limit', 'each round; times in fixed work', 'held'),
    row('---', '--:', '--:', '---', '---'),
    ...limits.map((figure) => row(...rowOf(figure))),
    '',
    '## The machine meanwhile',
    '',
    'One and the same piece of work around each round of an area: what differs between runs here differs in the figures too.',
    '',
    row('area', 'each round, ms'),
    row('---', '---'),
    ...machine.map(({ area, works }) => row(area, works.map((work) => work.toFixed(0)).join(' · '))),
    '',
    '## Calls',
    '',
    row('call', 'p50 ms', 'p95 ms'),
    row('---', '--:', '--:'),
    ...calls.map(({ name, p50, p95 }) => row(name, p50.toFixed(1), p95.toFixed(1))),
    '',
    '## First load, empty cache',
    '',
    row('page', 'federated kB', 'as served kB', 'requests', 'single kB', 'requests', 'ratio'),
    row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
    ...comparison.federated.map((federated) => {
      const single = comparison.single.find((one) => one.page === federated.page)
      return row(
        federated.page,
        kib(federated.bytes),
        kib(federated.servedBytes),
        federated.requests,
        kib(single?.bytes ?? 0),
        single?.requests ?? 0,
        (federated.bytes / (single?.bytes ?? Number.NaN)).toFixed(2),
      )
    }),
    '',
    'Bytes: texts gzipped at level 9, fonts as they are, answers of the api left out; as served: what the server sent, its headers too.',
    '',
    '## Memory under load',
    '',
    `8 clients for ${load.seconds} s, ${load.requests} requests. Peak: api ${load.peak.api.toFixed(0)} MiB, database ${load.peak.database.toFixed(0)} MiB (shared pages once). 2 s later: ${load.after.api.toFixed(0)} and ${load.after.database.toFixed(0)} MiB.`,
    '',
  ].join('\n')
}
