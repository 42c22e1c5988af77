'use strict'

const EXPORTED = /^export (?:const|function) (\w+)|^export \{([^}]*)\}(?! from)/gm

/** A module of the same names with nothing behind them (undrawn-parts.mjs). */
module.exports = function emptied(source) {
  const names = [...source.matchAll(EXPORTED)].flatMap(([, one, list = '']) =>
    one === undefined ? list.split(',').map((name) => name.trim().split(' as ').at(-1)) : [one],
  )
  const byDefault = /^export default /m.test(source) ? ['export default () => null'] : []
  if (names.length + byDefault.length === 0) throw new Error(`Exports nothing: ${this.resourcePath}`)
  return [...names.map((name) => `export const ${name} = () => null`), ...byDefault].join('\n')
}
