import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** Digests of what stands in a page itself, as its policy names them: `'sha256-…'`. */
export interface PageDigests {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The scripts and sheets that the build has put into a page (shared/build, dashboard page): the browser runs those, and
 * nothing else that stands in the page (security, section 1). The file is the build's own, nothing is filled into it.
 * @returns answers what stands in it now, and what stood in it before the last release: a packed copy of that page is
 * sent until the release has written its own
 */
export function watchPage(file: string): () => PageDigests {
  let stamp = 0
  let now: PageDigests = { scripts: [], styles: [] }
  let told = now
  return () => {
    const changed = statSync(file).mtimeMs
    if (changed !== stamp) {
      stamp = changed
      const text = readFileSync(file, 'utf8')
      const read = { scripts: digestsIn(text, 'script'), styles: digestsIn(text, 'style') }
      told = { scripts: both(read.scripts, now.scripts), styles: both(read.styles, now.styles) }
      now = read
    }
    return told
  }
}

const both = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

/** Elements without attributes alone: a script with an address has its digest beside it. */
const digestsIn = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inside = '']) => `'sha256-${createHash('sha256').update(inside).digest('base64')}'`,
  )
