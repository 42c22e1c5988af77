/** What every browser has and jsdom lacks; the router needs it to load. */
const { TextDecoder, TextEncoder } = require('node:util')

globalThis.TextEncoder ??= TextEncoder
globalThis.TextDecoder ??= TextDecoder
