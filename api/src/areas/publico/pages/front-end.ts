import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The built front end as the public pages need it: the host's document and the area's files. */
export interface FrontEnd {
  /** Changes with every build and release. */
  readonly versao: string
  /** What stands between `<head>` and `</head>` of the host's page, without its title. */
  readonly head: string
  /** Addresses of a page's style sheets and of the scripts that it needs first, with their digests. */
  readonly filesOf: (page: string) => {
    readonly styles: readonly string[]
    readonly scripts: readonly { readonly href: string; readonly integrity: string }[]
  }
}

interface Release {
  readonly version: string
  readonly base: string
  readonly entry: string
  readonly integrity: Readonly<Record<string, string>>
  readonly first: Readonly<Record<string, readonly string[]>>
  readonly styles?: Readonly<Record<string, readonly string[]>>
}

/** Without a front end the pages are documents alone: they can be read and sent, nothing takes them over. */
const bare: FrontEnd = {
  versao: 'sem',
  head: '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
  filesOf: () => ({ styles: [], scripts: [] }),
}

const LOOK_AGAIN_MS = 1000
const ASK_AGAIN_MS = 10_000

/**
 * The front end as it stands now, also after a release has changed it.
 * @param staticDir the folder that this process serves; null when a gateway serves it
 * @param frontUrl then its address
 * @returns a function that never waits: it costs two `stat` a second, or two requests every ten
 */
export function watchFrontEnd(staticDir: string | null, frontUrl: string | null): () => FrontEnd {
  if (staticDir !== null) return watchFolder(staticDir)
  return frontUrl === null ? () => bare : watchAddress(frontUrl)
}

function watchAddress(frontUrl: string): () => FrontEnd {
  let now = bare
  let asked = 0
  const read = async (path: string) => {
    const response = await fetch(frontUrl + path, { signal: AbortSignal.timeout(3000) })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }
  const ask = async () => {
    const [index, registry] = await Promise.all([read('/'), read('/registry.json')])
    now = readFrontEnd(index, registry, String(index.length))
  }
  return () => {
    if (Date.now() - asked >= ASK_AGAIN_MS) {
      asked = Date.now()
      // Not there yet, or restarting: the pages are documents alone, or name the files of before.
      ask().catch(() => undefined)
    }
    return now
  }
}

function watchFolder(staticDir: string): () => FrontEnd {
  const index = join(staticDir, 'index.html')
  const registry = join(staticDir, 'registry.json')
  let now = bare
  let stamp = ''
  let looked = 0
  return () => {
    if (Date.now() - looked < LOOK_AGAIN_MS) return now
    looked = Date.now()
    try {
      // A build without remotes, as the bench compares with, has no registry.
      const hasRegistry = existsSync(registry)
      const next = `${statSync(index).mtimeMs}/${hasRegistry ? statSync(registry).mtimeMs : ''}`
      if (next !== stamp) {
        now = readFrontEnd(
          readFileSync(index, 'utf8'),
          hasRegistry ? readFileSync(registry, 'utf8') : '{}',
          next,
        )
        stamp = next
      }
    } catch {
      // Being replaced at this moment: what was read before still holds.
    }
    return now
  }
}

/** The first script of a public page opens its area by it; the sign-in page, whose document this head is of, does not. */
const REGISTRY = '<link rel=preload href=/registry.json as=fetch crossorigin=anonymous>'

export function readFrontEnd(index: string, registry: string, versao: string): FrontEnd {
  const head = /<head[^>]*>([\s\S]*?)<\/head>/i.exec(index)?.[1] ?? bare.head
  // Written by our own build; what is missing in it is asked for below.
  const { remotes } = JSON.parse(registry) as { remotes?: Record<string, { current?: Release }> }
  const release = remotes?.['mfe-public']?.current
  return {
    versao: `${versao}/${/main\.(\w+)\.js/.exec(head)?.[1] ?? ''}/${release?.version ?? ''}`,
    head: head.replace(/<title>[\s\S]*?<\/title>/i, '').trim() + (release === undefined ? '' : REGISTRY),
    filesOf: (page) => {
      if (release === undefined) return { styles: [], scripts: [] }
      const scripts = [release.entry, ...(release.first[page] ?? [])]
      return {
        styles: (release.styles?.[page] ?? []).map((file) => release.base + file),
        scripts: scripts.flatMap((file) => {
          const integrity = release.integrity[file]
          return integrity === undefined ? [] : [{ href: release.base + file, integrity }]
        }),
      }
    },
  }
}
