import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * What a paper or a comment says is there. These forms are read:
 * - in documents, relative links, and words in backticks with a slash: a path from the repository's root, from the
 *   document's folder, or the end of one (`database/sql`, `ground/module.ts`), with or without the ending of the file;
 *   `@seleta/ui/core` is an entry of the package;
 * - in comments of sources, a decision by its number (`docs/decisions/119`), and
 *   whatever begins with a folder of `SPOKEN` or of the root, in backticks or not.
 *
 * Not read: patterns (`*`, `{a,b}`, NAME in capitals), what is made by the build or while the product runs (`NOT_HERE`),
 * packages of others, types of content, and the papers of `OF_OTHERS`, which tell of other people's code too: in these a
 * path counts when it begins with a folder of the root.
 */
const OF_OTHERS = ['docs/findings.md', 'docs/style.md']
const NOT_HERE =
  /^(?:DATA_DIR|secrets)\/|(?:^|\/)(?:dist|\.data|\.cache|node_modules)(?:\/|$)|^\.\/(?:remote|secrets)$|^(?:text|application|image|video)\/|^@(?!seleta\/)/
const PATTERN = /[*{}<>]|\.\.\.|(?:^|\/)(?:NAME|N+)\b/
/** Folders that comments name without the package that they stand in. */
const SPOKEN = ['ground', 'domain', 'areas', 'database', 'plugins']

/**
 * @param {string} root
 * @param {string[]} documents absolute paths
 * @param {string[]} topFolders of the repository
 * @param {string[]} files absolute paths of all files
 */
export function findDeadPointers(root, documents, topFolders, files) {
  const isHere = resolverOf(root, files)
  return documents.flatMap((document) => {
    const path = relative(root, document)
    const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map((m) => m[1])
      .filter((link) => !existsSync(join(dirname(document), link)))
    const named = [...text.matchAll(/`((?:[\w@.-]+\/)+[\w@.{}*<>-]*)`/g)]
      .map((m) => m[1].replace(/\/$/, ''))
      .filter((one) => !PATTERN.test(one) && !NOT_HERE.test(one))
      .filter((one) => topFolders.includes(one.split('/')[0]) || !OF_OTHERS.includes(path))
      .filter((one) => !isHere(one) && !existsSync(join(dirname(document), one)))
    return [...links, ...named].map((shown) => `${path}: ${shown} is not there`)
  })
}

/**
 * @param {{ path: string, text: string }[]} sources paths from the root
 * @returns what their comments name and is not there
 */
export function findDeadPaths(root, sources, topFolders, files) {
  const isHere = resolverOf(root, files)
  const said = new RegExp(
    String.raw`(?<![\w./@:-])(?:${[...topFolders, ...SPOKEN].join('|')})(?:/[\w.{}*<>-]+)+`,
    'g',
  )
  return sources.flatMap(({ path, text }) =>
    commentsOf(text).flatMap((comment) =>
      [...comment.matchAll(said)]
        .map(([one]) => one.replace(/[.-]+$/, ''))
        .filter((one) => !PATTERN.test(one) && !NOT_HERE.test(one) && !isHere(one))
        .map((one) => `${path}: ${one} is not there`),
    ),
  )
}

const commentsOf = (text) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g)].map(([comment]) => comment)

/** Whether some file or folder of the repository is called so, or ends so. */
function resolverOf(root, files) {
  const ends = new Set()
  const add = (parts) => {
    for (let from = 0; from < parts.length; from += 1) ends.add(parts.slice(from).join('/'))
  }
  for (const file of files) {
    const parts = relative(root, file).split('/')
    for (let to = 1; to < parts.length; to += 1) add(parts.slice(0, to))
    add(parts)
    add([...parts.slice(0, -1), parts.at(-1).replace(/\.\w+$/, '')])
    const [decision] = /^docs\/decisions\/\d{3}/.exec(parts.join('/')) ?? []
    if (decision !== undefined) ends.add(decision)
  }
  const entries = new Set(
    files.filter((file) => /shared\/[\w-]+\/package\.json$/.test(file)).flatMap(entriesOf),
  )
  const isEntry = (path) => {
    const [, name, ...rest] = path.split('/')
    return (
      entries.has(path) ||
      (entries.has(`@seleta/${name}/*`) && ends.has(`shared/${name}/src/${rest.join('/')}`))
    )
  }
  return (path) =>
    path.startsWith('@seleta/') ? isEntry(path) : ends.has(path) || existsSync(join(root, path))
}

/** `@seleta/ui`, and what it lets others import. */
function entriesOf(manifest) {
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  return [name, ...Object.keys(exports).map((entry) => `${name}${entry.slice(1)}`)]
}
