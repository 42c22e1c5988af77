import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from './test-server'

const mounts: string[] = []
const folders: string[] = []

/** An empty file system of so many MB; null where this account may not mount one. */
export function mountSmall(megabytes: number): string | null {
  const folder = makeTemporaryFolder()
  folders.push(folder)
  const size = `size=${megabytes}m,mode=755`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status !== 0) return null
  mounts.push(folder)
  return folder
}

/** A mount needs root. */
export const canMount = process.getuid?.() === 0 && mountSmall(1) !== null

/** Writes until no more than so many MB are left. @returns makes the room free again */
export function fill(folder: string, left = 0): () => void {
  const name = join(folder, `enche-${left}`)
  const file = openSync(name, 'w')
  const chunk = Buffer.alloc(1024 * 1024, 7)
  try {
    while (left === 0 || statfsSync(folder).bavail * statfsSync(folder).bsize > left * chunk.length)
      writeSync(file, chunk)
  } catch {
    // Full: what was wanted.
  }
  closeSync(file)
  return () => rmSync(name)
}

/** All that a test file has mounted, when nobody uses it any more. */
export function removeDisks(): void {
  for (const folder of mounts.splice(0)) spawnSync('umount', ['-l', folder])
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
