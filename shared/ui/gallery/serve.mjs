/** Serves the gallery at http://localhost:3110 (PORT changes it), rebuilt on each reload. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const entry = fileURLToPath(new URL('./gallery.tsx', import.meta.url))
const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }
const hashes = readFileSync(new URL('../src/testing/style-hashes.ts', import.meta.url), 'utf8').match(
  /'sha256-[^']+'/g,
)
const policy = `default-src 'none'; script-src 'self'; style-src 'self' ${hashes?.join(' ')}; font-src 'self'; img-src 'self' data:`
const html =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Seleta UI</title><link rel="stylesheet" href="/gallery.css"><div id="root"></div><script type="module" src="/gallery.js"></script>'

let files = new Map()

async function bundle() {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  })
  files = new Map(result.outputFiles.map((file) => [file.path, file.contents]))
}

createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://gallery').pathname
  if (path === '/') await bundle()
  const body = path === '/' ? html : files.get(path)
  const type = path === '/' ? 'text/html; charset=utf-8' : types[path.split('.').pop()]
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': type ?? 'text/plain',
    'content-security-policy': policy,
  })
  response.end(body)
}).listen(Number(process.env.PORT ?? 3110))
