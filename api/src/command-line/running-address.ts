import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
// With its extension: `npm run dev` reads this file as it stands.
import { isAlive } from '../database/embedded/is-alive.ts'

/**
 * The addresses of the products that run on a folder, for commands beside them: one line each, its process and the
 * address. Several may share a folder where the database is elsewhere.
 */
const placeOf = (dataDir: string) => resolve(dataDir, 'endereco')

/**
 * Called when the product listens; what it answers takes its line away again. Where this account may not write, nothing
 * is told: a product that answers goes on.
 */
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
      .filter(({ pid, address }) => address !== '' && isAlive(pid))
  } catch {
    return []
  }
}

function write(dataDir: string, lines: readonly Line[]): void {
  const text = lines.map(({ pid, address }) => `${pid} ${address}\n`).join('')
  const place = placeOf(dataDir)
  try {
    if (text === '') rmSync(place, { force: true })
    else {
      // Put in its place: a file of another account there is not ours to write into.
      writeFileSync(`${place}.new`, text)
      renameSync(`${place}.new`, place)
    }
  } catch {
    // Commands then tell the address of the settings.
  }
}
