import { ScriptFault } from '../../rules/script-fault'
import { fetchFile } from './fetch-file'

/**
 * Waits for a file as long as bytes arrive. A browser does not tell how far a script or its preload has come, so after
 * a while the same address is read beside it, which joins the transfer under way or makes one of its own: either tells
 * whether the server is sending.
 */

/** Files that bytes have been seen of and that have not come yet. */
const arriving = new Set<string>()

/** Whether a file of this folder is on its way right now. */
export const isArriving = (base: string): boolean => [...arriving].some((path) => path.startsWith(base))

/**
 * @param path the file
 * @param came settles when it is there, or failed
 * @param silence milliseconds without a byte after which it is given up
 * @throws ScriptFault `timeout`, or what `came` rejects with
 */
export function watchArrival(path: string, came: Promise<void>, silence: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = performance.now()
    const watch = new AbortController()
    const end = (settle: () => void) => {
      clearTimeout(looking)
      clearTimeout(timer)
      watch.abort()
      arriving.delete(path)
      settle()
    }
    const hear = () => {
      last = performance.now()
      arriving.add(path)
    }
    const looking = setTimeout(readBeside, silence / 2, path, watch.signal, hear)
    const check = () => {
      const left = last + silence - performance.now()
      if (left > 0) timer = setTimeout(check, left)
      else end(() => reject(new ScriptFault('timeout', path)))
    }
    let timer = setTimeout(check, Math.max(0, silence))
    came.then(
      () => end(resolve),
      // The loader rejects with faults alone.
      (fault: Error) => end(() => reject(fault)),
    )
  })
}

async function readBeside(path: string, signal: AbortSignal, onBytes: () => void): Promise<void> {
  try {
    const response = await fetchFile(path, { signal })
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      onBytes()
    }
  } catch {
    // Told by the file itself.
  }
}
