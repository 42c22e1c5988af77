import { setFlagsFromString } from 'node:v8'
import { loadModule } from 'libpg-query'

/**
 * V8's baseline compiler alone, for WebAssembly: optimising PostgreSQL's parser takes it half a gigabyte and three
 * seconds of all cores, and reads no statement faster afterwards (decision 175). Said one by one: what the first implies
 * it implies only at the start of a process.
 */
const FLAGS = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const

/** Makes PostgreSQL's parser ready to read. */
export async function loadParser(): Promise<void> {
  for (const flag of FLAGS) setFlagsFromString(flag)
  await loadModule()
}
