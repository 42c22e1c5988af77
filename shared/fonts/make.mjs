import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the faces to the weights that the tokens use (design.md section 1), their Latin letters and features whole:
 * `pnpm --filter @seleta/fonts make` writes `files/`, which are kept in the repository so that no build waits for it.
 */
const require = createRequire(import.meta.url)

/** The Latin range of the packages, as `unicode-range` of the style sheets says it. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]
const letters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
).join('')

const faces = [
  // Text: 400, 550, 680, and what a browser makes of <strong> (700).
  { name: 'public-sans', axes: { wght: { min: 400, max: 700, default: 400 } } },
  // Page titles and counters alone: one weight.
  { name: 'bricolage-grotesque', axes: { wght: 680 } },
]

const folder = join(import.meta.dirname, 'files')
mkdirSync(folder, { recursive: true })
for (const { name, axes } of faces) {
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const cut = await subsetFont(readFileSync(file), letters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(folder, `${name}-latin.woff2`), cut)
  process.stdout.write(`${name}: ${readFileSync(file).length} → ${cut.length}\n`)
}
