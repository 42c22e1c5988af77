import { readKept, readKeptJson, writeKept } from '@seleta/api-client/storage'
import type { Share } from '../../rules/canary'
import { isInShare } from '../../rules/canary'
import type { RegisteredArea, Release } from './registry'
import { EMPRESA_KEY, isRelease } from './registry'

/**
 * Which of two releases this browser runs while one is tried (docs/decisions/133-canary.md). A file of its own: while
 * nothing is tried nobody needs it.
 */

/** A number drawn once. It is sent nowhere. */
const DRAW_KEY = 'seleta.sorte'

/** A trial of another form than ours is none. */
export function chooseTried({ current, share }: RegisteredArea): Release {
  if (!isTrial(share)) return current
  const empresa = readKeptJson('device', EMPRESA_KEY)
  const visitor = { draw: readDraw(), empresaId: typeof empresa === 'number' ? empresa : null }
  return isInShare(share, share.release.version, visitor) ? share.release : current
}

function isTrial(value: unknown): value is Share & { readonly release: Release } {
  if (typeof value !== 'object' || value === null || !('release' in value) || !isRelease(value.release))
    return false
  const { percent, empresas } = { percent: null, empresas: null, ...value }
  return typeof percent === 'number' && Array.isArray(empresas)
}

function readDraw(): number | null {
  const kept = readKept('device', DRAW_KEY)
  if (kept !== null) return Number(kept)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return writeKept('device', DRAW_KEY, String(drawn)) ? drawn : null
}
