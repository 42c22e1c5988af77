/** What every browser has and jsdom lacks; the router needs it to load. */
const { TextDecoder, TextEncoder } = require('node:util')
const { createRequire } = require('node:module')

globalThis.TextEncoder ??= TextEncoder
globalThis.TextDecoder ??= TextDecoder

/**
 * Styles are drawn by browsers, and tested in one: jsdom judges each element against every rule again at each look,
 * which costs a third of the suites' time. As `jest.style-stub.cjs` leaves style files out, so this leaves out those
 * that components write, unless a file asks for them by `globalThis.areStylesDrawn`.
 */
const fromUi = createRequire(require.resolve('./shared/ui/package.json'))
const fromReact = createRequire(fromUi.resolve('@emotion/react'))
const fromCache = createRequire(fromReact.resolve('@emotion/cache'))
const { StyleSheet } = require(fromCache.resolve('@emotion/sheet'))
const { insert } = StyleSheet.prototype
StyleSheet.prototype.insert = function insertWhenDrawn(rule) {
  if (globalThis.areStylesDrawn === true) insert.call(this, rule)
}
