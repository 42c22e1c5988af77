import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The address of the product that runs on a folder, for commands beside it: one line, its process and the address. */
const placeOf = (dataDir: string) => resolve(dataDir, 'endereco')

/** Called when the product listens; what it answers takes the line away again. */
export function tellAddress(dataDir: string, publicUrl: string): () => void {
  const place = placeOf(dataDir)
  writeFileSync(place, `${process.pid} ${publicUrl}\n`)
  return () => rmSync(place, { force: true })
}

/** The address of the product that runs on this folder; null when none does. */
export function readAddress(dataDir: string): string | null {
  try {
    const [pid, address] = readFileSync(placeOf(dataDir), 'utf8').trim().split(' ')
    // Signal 0 only asks whether there is such a process.
    process.kill(Number(pid), 0)
    return address ?? null
  } catch {
    return null
  }
}
