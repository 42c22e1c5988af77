import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Addresses = z.array(z.string())

/**
 * Which addresses are a page, by the list that the build writes from what host and areas declare.
 * @param root the folder that is served
 * @returns says whether a path is a page; without a list every path is (a build without areas, as the bench has)
 */
export function watchPages(root: string): (path: string) => boolean {
  const file = join(root, 'pages.json')
  let stamp = 0
  let isPage: (path: string) => boolean = () => true
  return (path) => {
    // A release may have changed it.
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (now !== stamp) {
      stamp = now
      isPage = now === 0 ? () => true : matcherOf(Addresses.parse(JSON.parse(readFileSync(file, 'utf8'))))
    }
    return isPage(path)
  }
}

const patternOf = (name: string) => (name.endsWith('Id') ? '[1-9]\\d*' : '[^/]+')

/**
 * As the host reads them: an id is a number, no difference between large and small letters, nor by a slash at the end.
 */
function matcherOf(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map(
    (address) => new RegExp(`^${address.replace(/\/$/, '').replaceAll(/:\w+/g, patternOf)}/?$`, 'i'),
  )
  return (path) => patterns.some((pattern) => pattern.test(path))
}
