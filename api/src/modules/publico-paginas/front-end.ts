import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The built front end as the public pages need it: the host's document and the area's files. */
export interface FrontEnd {
  /** Changes with every build and release. */
  readonly versao: string
  /** What stands between `<head>` and `</head>` of the host's page, without its title. */
  readonly head: string
  /** Addresses of a page's style sheets and of the scripts that it needs first, with their digests. */
  readonly filesOf: (pagina: string) => {
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

/**
 * Reads the front end, and again when a release has changed it.
 * @param staticDir null when a gateway serves it
 * @returns a function that answers what stands now; it costs two `stat` a second
 */
export function watchFrontEnd(staticDir: string | null): () => FrontEnd {
  if (staticDir === null) return () => bare
  const index = join(staticDir, 'index.html')
  const registry = join(staticDir, 'registry.json')
  let now = bare
  let stamp = ''
  let looked = 0
  return () => {
    if (Date.now() - looked < LOOK_AGAIN_MS) return now
    looked = Date.now()
    try {
      const next = `${statSync(index).mtimeMs}/${statSync(registry).mtimeMs}`
      if (next !== stamp) {
        now = readFrontEnd(readFileSync(index, 'utf8'), readFileSync(registry, 'utf8'), next)
        stamp = next
      }
    } catch {
      // Being replaced at this moment: what was read before still holds.
    }
    return now
  }
}

export function readFrontEnd(index: string, registry: string, versao: string): FrontEnd {
  const head = /<head[^>]*>([\s\S]*?)<\/head>/i.exec(index)?.[1] ?? bare.head
  const { remotes } = JSON.parse(registry) as { remotes?: Record<string, { current?: Release }> }
  const release = remotes?.['mfe-public']?.current
  return {
    versao: `${versao}/${release?.version ?? ''}`,
    head: head.replace(/<title>[\s\S]*?<\/title>/i, '').trim(),
    filesOf: (pagina) => {
      if (release === undefined) return { styles: [], scripts: [] }
      const scripts = [release.entry, ...(release.first[pagina] ?? [])]
      return {
        styles: (release.styles?.[pagina] ?? []).map((file) => release.base + file),
        scripts: scripts.flatMap((file) => {
          const integrity = release.integrity[file]
          return integrity === undefined ? [] : [{ href: release.base + file, integrity }]
        }),
      }
    },
  }
}
