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

/**
 * React's development build takes a stack for each element that is made, for messages about who drew it: a sixth of the
 * suites' time. It takes ten thousand and then begins to leave them out; here it leaves them out from the start.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = fromUi('react')
if (!('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts its stacks elsewhere now')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
