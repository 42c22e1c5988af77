import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from './product'

/** An area that this repository does not have, written and built in a folder outside of it (decision 148). */
export interface OutsideArea {
  /** Builds it with these pages; answers the folder of the build. */
  readonly build: (pages: readonly OutsidePage[]) => string
  readonly remove: () => void
}

export interface OutsidePage {
  readonly id: string
  readonly path: string
  /** In the top bar and in the menu. */
  readonly title: string
}

/** @param id `mfe-…` */
export function startArea(id: string): OutsideArea {
  const work = mkdtempSync(join(tmpdir(), 'seleta-area-'))
  const folder = join(work, id)
  mkdirSync(join(folder, 'src/pages'), { recursive: true })
  // What its team would install from the kit.
  symlinkSync(join(repository, 'mfe-kanban/node_modules'), join(folder, 'node_modules'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', JSON.stringify({ name: id, private: true, type: 'module', config: { port: 3099 } }))
  write(
    'webpack.config.mjs',
    `import { defineRemoteConfig } from '@seleta/build/app-config'\nexport default defineRemoteConfig(import.meta.url)\n`,
  )
  return {
    build: (pages) => {
      write('remote.json', JSON.stringify({ id, contract: '^1.0.0', pages: pages.map(describePage) }))
      write('src/remote.ts', remoteOf(id, pages))
      for (const page of pages) write(`src/pages/${page.id}-page.tsx`, sourceOf(page))
      execFileSync(join(folder, 'node_modules/.bin/webpack'), ['--mode', 'production', '--no-cache'], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' },
      })
      return join(folder, 'dist')
    },
    remove: () => rmSync(work, { recursive: true, force: true }),
  }
}

const describePage = ({ id, path, title }: OutsidePage, index: number) => ({
  id,
  path,
  title,
  layout: 'dashboard',
  auth: true,
  menu: { label: title, icon: id, order: 41 + index },
  prefetch: [{ operation: 'countCampanhas', input: { query: {} } }],
})

const remoteOf = (id: string, pages: readonly OutsidePage[]) => `import { defineRemote } from '@seleta/shell'
export default defineRemote({
  id: '${id}',
  pages: { ${pages.map((page) => `'${page.id}': () => import('./pages/${page.id}-page')`).join(', ')} },
})
`

/** A page that asks the api through the client that the host has, and draws with the host's pieces. */
const sourceOf = ({ title }: OutsidePage) => `import { useCall } from '@seleta/api-client'
import { Alert } from '@seleta/ui/core'
export default function Page() {
  const campanhas = useCall('countCampanhas', { query: {} })
  return <Alert>{campanhas.data === undefined ? '' : '${title}: as campanhas foram contadas'}</Alert>
}
`
