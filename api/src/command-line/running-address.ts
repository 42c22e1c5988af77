import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The addresses of the products that run on a folder, for commands beside them: one line each, its process and the
 * address. Several may share a folder where the database is elsewhere.
 */
const placeOf = (dataDir: string) => resolve(dataDir, 'endereco')

/** Called when the product listens; what it answers takes its line away again. */
export function tellAddress(dataDir: string, publicUrl: string): () => void {
  write(dataDir, [...othersOn(dataDir), { pid: process.pid, address: publicUrl }])
  return () => write(dataDir, othersOn(dataDir))
}

/** The address of a product that runs on this folder; null when none does. */
export const readAddress = (dataDir: string): string | null => linesOf(dataDir)[0]?.address ?? null

interface Line {
  readonly pid: number
  readonly address: string
}

const othersOn = (dataDir: string) => linesOf(dataDir).filter(({ pid }) => pid !== process.pid)

/** Of those that still run. */
function linesOf(dataDir: string): readonly Line[] {
  try {
    return readFileSync(placeOf(dataDir), 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([pid, address]) => ({ pid: Number(pid), address: address ?? '' }))
      .filter(({ pid, address }) => address !== '' && isRunning(pid))
  } catch {
    return []
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether there is such a process.
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function write(dataDir: string, lines: readonly Line[]): void {
  const text = lines.map(({ pid, address }) => `${pid} ${address}\n`).join('')
  if (text === '') rmSync(placeOf(dataDir), { force: true })
  else writeFileSync(placeOf(dataDir), text)
}
