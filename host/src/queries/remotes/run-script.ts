import { LADDER_MS, RETRY_AFTER_MS, SILENCE_MS } from '../../rules/in-time'
import type { ScriptFaultKind } from '../../rules/script-fault'
import { ScriptFault, mayArrive } from '../../rules/script-fault'
import { fetchFile } from './fetch-file'

/** Runs a script with its digest, and tells why one did not come: for those of areas and of the host alike. */

/** How often a file did not come. A browser gives what failed to whoever asks for that address next. */
const failures = new Map<string, number>()

export function noteFailure(path: string): void {
  failures.set(path, (failures.get(path) ?? 0) + 1)
}

/** The address of the next try: the server answers the same to each. */
export function addressOf(path: string): string {
  const count = failures.get(path) ?? 0
  return count === 0 ? path : `${path}?${count}`
}

/**
 * @param path as `location.pathname`
 * @throws ScriptFault
 */
export function runScript(path: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src: addressOf(path), integrity, crossOrigin: 'anonymous' })
    let thrown: ErrorEvent | null = null
    const listen = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event
    }
    const end = () => {
      window.removeEventListener('error', listen)
      script.remove()
    }
    window.addEventListener('error', listen)
    script.addEventListener('load', () => {
      end()
      if (thrown === null) resolve()
      else reject(new ScriptFault('threw', path, thrown.error))
    })
    script.addEventListener('error', () => {
      end()
      noteFailure(path)
      void faultOf(path, integrity).then(reject)
    })
    document.head.append(script)
  })
}

/** A browser says only that a script failed; what the server has under its address tells the rest. */
export const faultOf = async (path: string, integrity: string): Promise<ScriptFault> =>
  new ScriptFault(await kindOf(path, integrity).catch(() => 'missing'), path)

async function kindOf(path: string, integrity: string): Promise<ScriptFaultKind> {
  const response = await fetchFile(path, { cache: 'reload', signal: AbortSignal.timeout(2000) })
  if (response.status === 404 || response.status === 410) return 'gone'
  // A page where a script should be is a gateway's, whatever its status.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!response.ok || isPage) return 'missing'
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  const digest = `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
  // The right bytes by now: what failed was the way.
  return digest === integrity ? 'missing' : 'integrity'
}

/**
 * Asks for a file for which nobody else tries again: twice more where that may help, all within the ladder's time.
 * @param load one try, and the milliseconds without a byte that are too many for it
 * @throws ScriptFault
 */
export async function insist(load: (silence: number) => Promise<void>): Promise<void> {
  const until = performance.now() + LADDER_MS
  for (const pause of [...RETRY_AFTER_MS, Infinity]) {
    try {
      return await load(Math.min(SILENCE_MS, until - performance.now()))
    } catch (fault) {
      if (!mayArrive(fault) || performance.now() + pause >= until) throw fault
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
