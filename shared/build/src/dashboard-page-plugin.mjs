import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The entry that stands in the page itself. */
export const FIRST = 'first'

const REGISTRY = '<link rel=preload href=/registry.json as=fetch crossorigin=anonymous>'

/**
 * Writes `dashboard.html` beside `index.html`: the same page, in which script and sheet of the first frame stand
 * themselves, so that bars, title and the page's calls wait for no other file, and which asks for the registry
 * (docs/decisions/126-first-paint.md). The scripts that every address of the dashboard needs are named with `data-first`
 * and asked for by the first script when its frame has been shown (decision 215), those that only some addresses need of
 * the host with `data-needs`, as the registry tells it. The server tells browsers the digests
 * of what stands in the page (api/src/plugins/page-digests.ts). The sign-in screen and the public pages have no use for
 * any of it.
 */
export class DashboardPagePlugin {
  /** @param {string[]} chunks names of chunks, in the order in which they are wanted */
  constructor(chunks) {
    this.chunks = chunks
  }

  apply(compiler) {
    // After digests have been put into the code, and the code into files.
    compiler.hooks.afterEmit.tap('DashboardPagePlugin', (compilation) => {
      const folder = compiler.outputPath
      const textOf = (file) => readFileSync(join(folder, file), 'utf8')
      const link = (file, how) =>
        `<link ${how} href=/${file} integrity="${digestOf(join(folder, file))}" crossorigin=anonymous>`
      const asked = this.chunks.flatMap((name) => filesOf(compilation, name))
      const first = filesOf(compilation, FIRST)
      const scripts = asked.filter(isScript).map((file) => link(file, 'data-first'))
      const sheets = asked.filter((file) => !isScript(file)).map((file) => link(file, 'rel=stylesheet'))
      const later = [...neededFiles(compilation, asked)].map(([file, modules]) =>
        link(file, `data-needs="${modules.join(' ')}"`),
      )
      const page = textOf('index.html')
        // The first entry's own sheet holds what stands in it.
        .replace(/<link [^>]*rel=stylesheet[^>]*>/, '')
        .replace('<script defer ', '<script defer fetchpriority=high ')
      const [styles, texts] = [first.filter((file) => !isScript(file)), first.filter(isScript)]
      const parts = {
        '</head>': [REGISTRY, ...styles.map((file) => within('style', textOf(file)))],
        // Whatever else is asked for comes behind the first frame: sheets in front of it would hold up its script and
        // its drawing, and links are work that the browser would do first.
        '</body>': [...texts.map((file) => within('script', textOf(file))), ...scripts, ...later, ...sheets],
      }
      writeFileSync(join(folder, 'dashboard.html'), Object.entries(parts).reduce(putIn, page))
      for (const file of first) rmSync(join(folder, file))
    })
  }
}

const isScript = (file) => file.endsWith('.js')

/** @throws through the build's errors when there is no such chunk */
function filesOf({ namedChunks, errors }, name) {
  const chunk = namedChunks.get(name)
  if (chunk === undefined) errors.push(new Error(`There is no chunk ${name} for the dashboard’s page.`))
  return [...(chunk?.files ?? [])].toSorted()
}

/** Scripts behind the modules that the host provides to areas, but for those that are asked for anyway. */
function neededFiles({ modules, chunkGraph }, asked) {
  const needed = new Map()
  for (const module of modules) {
    if (!module.identifier().includes('remotes/shared-modules')) continue
    for (const block of module.blocks) {
      const files = chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []
      for (const file of files.filter((one) => isScript(one) && !asked.includes(one)))
        needed.set(file, [...(needed.get(file) ?? []), block.dependencies[0].userRequest])
    }
  }
  return needed
}

function putIn(page, [mark, texts]) {
  const at = page.lastIndexOf(mark)
  return page.slice(0, at) + texts.join('') + page.slice(at)
}

/** @throws Error when the text would end its own element */
function within(tag, text) {
  if (text.includes(`</${tag}`)) throw new Error(`What stands in the page says </${tag} itself.`)
  return `<${tag}>${text}</${tag}>`
}

const digestOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
