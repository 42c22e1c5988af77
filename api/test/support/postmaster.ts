import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Running } from './run-product'

/** The process of the embedded server on a folder. */
export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])

/** The embedded server on a folder and everything that it has started. */
export function serverOf(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir)
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(postmaster)
    } catch {
      return false
    }
  }
  return [
    postmaster,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ]
}

/** Whether there is such a process, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Resolves when a process that is not our child is gone. */
export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve))
}

/** As Ctrl-C does. @returns its exit code */
export async function stop({ child, ended }: Running): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}
