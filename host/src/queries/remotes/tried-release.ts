import { readKept, readKeptJson, writeKept } from '@seleta/api-client/storage'
import { isInShare } from '../../rules/canary'
import { EMPRESA_KEY } from '../../rules/kept-keys'
import type { RegisteredArea, Release } from './registry'

/**
 * Which of two releases this browser runs while one is tried (docs/decisions/133-canary.md). A chunk of its own: while
 * nothing is tried nobody needs it.
 */

/** A number drawn once. It is sent nowhere. */
const SORTE_KEY = 'seleta.sorte'

export function chooseTried({ current, share }: RegisteredArea): Release {
  if (share === undefined) return current
  const empresa = readKeptJson('device', EMPRESA_KEY)
  const visitor = { sorte: readSorte(), empresaId: typeof empresa === 'number' ? empresa : null }
  return isInShare(share, share.release.version, visitor) ? share.release : current
}

function readSorte(): number | null {
  const kept = readKept('device', SORTE_KEY)
  if (kept !== null) return Number(kept)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return writeKept('device', SORTE_KEY, String(drawn)) ? drawn : null
}
