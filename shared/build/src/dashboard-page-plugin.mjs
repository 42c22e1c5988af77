import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `dashboard.html` beside `index.html`: the same page, which also asks for the files that every address of the
 * dashboard needs, so that they do not wait until the first script has run
 * (docs/decisions/126-first-paint.md). A deferred script alone would wait behind all of these, and it is the one that
 * draws the first frame and asks for the page's data. The sign-in screen and the public pages have no use for them.
 */
export class DashboardPagePlugin {
  /** @param {string[]} chunks names of chunks, in the order in which they are wanted */
  constructor(chunks) {
    this.chunks = chunks
  }

  apply(compiler) {
    // After digests have been put into the code, and the code into files.
    compiler.hooks.afterEmit.tap('DashboardPagePlugin', ({ namedChunks, errors }) => {
      const folder = compiler.outputPath
      const links = this.chunks.flatMap((name) => {
        const chunk = namedChunks.get(name)
        if (chunk === undefined) errors.push(new Error(`There is no chunk ${name} to ask for ahead.`))
        return [...(chunk?.files ?? [])].toSorted().map((file) => linkOf(folder, file))
      })
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
        .replace('<script defer ', '<script defer fetchpriority=high ')
        .replace('</head>', `${links.join('')}</head>`)
      writeFileSync(join(folder, 'dashboard.html'), page)
    })
  }
}

function linkOf(folder, file) {
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('base64')
  const what = file.endsWith('.css') ? 'rel=stylesheet' : 'rel=preload as=script'
  return `<link ${what} href=/${file} integrity="sha256-${digest}" crossorigin=anonymous>`
}
