import { whoTries } from './share.mjs'

/** What `npm run releases` says of one area: what runs since when, who tries what, who fails. Pure. */

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})
const at = (iso) => (iso === undefined ? '?' : moment.format(new Date(iso)))

/**
 * @param {string} id the area
 * @param {object} entry its entry in the registry
 * @param {{ area: string, versao: string, tipo: string, total: number, ultimaEm: string }[] | null} falhas of the last
 * seven days, of all areas; null: they could not be asked for
 * @returns {string[]} lines
 */
export function linesOf(id, { current, previous, share, history = [], withdrawn = [] }, falhas) {
  return [
    `${id}  ${current.version}  desde ${at(history[0]?.since)}  (antes: ${previous?.version ?? 'nenhuma'})`,
    ...(share === undefined
      ? []
      : [`  em experiência: ${share.release.version}, ${whoTries(share)}, desde ${at(share.since)}`]),
    ...(falhas === null ? [] : failing(falhas.filter(({ area }) => area === id))),
    ...(withdrawn.length > 0 ? [`  retiradas: ${withdrawn.join(', ')}`] : []),
  ]
}

/** By version, the one that failed last first. */
function failing(falhas) {
  if (falhas.length === 0) return ['  falhas em navegadores, 7 dias: nenhuma']
  const byVersion = Map.groupBy(falhas, ({ versao }) => versao)
  const last = (rows) =>
    rows
      .map(({ ultimaEm }) => ultimaEm)
      .toSorted()
      .at(-1)
  return [...byVersion]
    .toSorted(([, a], [, b]) => (last(a) < last(b) ? 1 : -1))
    .map(([versao, rows]) => {
      const total = rows.reduce((sum, row) => sum + row.total, 0)
      const kinds = rows.map((row) => `${row.tipo} ${row.total}`).join(', ')
      const which = versao === '' ? 'sem versão' : versao
      return `  falhas em navegadores, 7 dias: ${which} ${total} (${kinds}), a última ${at(last(rows))}`
    })
}
