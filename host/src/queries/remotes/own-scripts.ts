import { watchArrival } from './arrival'
import { insist, noteFailure, runScript } from './run-script'

/**
 * The loader of the host's own scripts after the first, in the place of webpack's, whose two minutes know nothing of a
 * slow line (shared/build, own loader plugin): the limits and tries are those of an area's files.
 */
declare global {
  interface Window {
    /** Rejects with a `ScriptFault`. */
    __seletaOwn?: (path: string, integrity: string) => Promise<void>
  }
}

window.__seletaOwn = (path, integrity) =>
  insist((silence) => {
    const came = runScript(path, integrity)
    // A script that hangs cannot be taken back: who asks again asks under another address.
    noteFailure(path)
    return watchArrival(path, came, silence)
  })
