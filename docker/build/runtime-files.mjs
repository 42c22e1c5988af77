import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * `node runtime-files.mjs FOLDER`: the file system of an image that runs Node and nothing else. `system/`: Node, the
 * libraries that it is linked with, where names are looked up, an account. `owned/`: folders of that account, the api's
 * files and the store, whose volumes take over who owns them.
 */
const [target = ''] = process.argv.slice(2)
const system = join(target, 'system')
const put = (path, text) => {
  mkdirSync(dirname(join(system, path)), { recursive: true })
  writeFileSync(join(system, path), text)
}
const copy = (from, path) => {
  mkdirSync(dirname(join(system, path)), { recursive: true })
  copyFileSync(from, join(system, path))
  chmodSync(join(system, path), 0o755)
}

copy(process.execPath, '/usr/local/bin/node')
const linked = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
// The loader stands there by its path, the others by `name => path`.
for (const [, path] of linked.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)) copy(path, path)
// The rest of the system's library, which native parts of packages are linked with and by which names are looked up.
const [, libraries = ''] = /=> (\S+)\/libc\.so/.exec(linked) ?? []
for (const name of readdirSync(libraries)) {
  const path = join(libraries, name)
  if (/^lib(?:rt|resolv|util|nss_dns|nss_files)\.so\.\d+$/.test(name)) copy(path, path)
}

put('/etc/passwd', 'node:x:1000:1000::/tmp:/nonexistent\n')
put('/etc/group', 'node:x:1000:\n')
put('/etc/nsswitch.conf', 'hosts: files dns\n')
mkdirSync(join(system, 'tmp'))
chmodSync(join(system, 'tmp'), 0o1777)
for (const folder of ['data', 'srv/seleta']) mkdirSync(join(target, 'owned', folder), { recursive: true })
