import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { entryOf } from './new-version'

/** Another origin that has an area, as `npm run dev` serves it for a host (decision 134). */
export interface AreaOrigin {
  readonly origin: string
  /** Paths that were asked for. */
  readonly asked: readonly string[]
  /** Serves the same code as another version: what a saved file is. */
  readonly save: (version: string) => void
  readonly close: () => Promise<void>
  /** Listens again, at the same address. */
  readonly open: () => Promise<void>
}

/**
 * Serves the area's version in use, under another name and from this origin.
 * @param folder the built front end
 * @param version twelve hex digits
 */
export async function serveArea(folder: string, id: string, version: string): Promise<AreaOrigin> {
  const { current } = entryOf(folder, id)
  const source = join(folder, 'remotes', id, current.version)
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    asked.push(path)
    const body = files.get(path.replace('/area/', ''))
    const type = path.endsWith('.json')
      ? 'application/json'
      : path.endsWith('.css')
        ? 'text/css'
        : 'text/javascript'
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      'access-control-allow-origin': '*',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // A listening server has one.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const save = (saved: string) =>
    writeFiles(files, { source, id, origin, former: current.version, version: saved })
  save(version)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const open = () => new Promise<void>((resolve) => server.listen(new URL(origin).port, resolve))
  return { origin, asked, save, close, open }
}

interface Writing {
  readonly source: string
  readonly id: string
  readonly origin: string
  /** The version that lies in `source`. */
  readonly former: string
  readonly version: string
}

function writeFiles(files: Map<string, Buffer>, { source, id, origin, former, version }: Writing): void {
  for (const name of readdirSync(source).filter((one) => /\.(?:js|css|json)$/.test(one))) {
    const text = readFileSync(join(source, name), 'utf8')
      .replaceAll(`/remotes/${id}/${former}/`, `${origin}/area/`)
      .replaceAll(former, version)
    files.set(name, Buffer.from(text))
  }
  const release = JSON.parse(String(files.get('release.json'))) as { integrity: Record<string, string> }
  for (const name of Object.keys(release.integrity))
    release.integrity[name] = `sha256-${createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('base64')}`
  files.set('release.json', Buffer.from(JSON.stringify(release)))
}
