import type { ComponentType } from 'react'
import { lazy, useState } from 'react'

interface ReadyPart<P> {
  /** Draws the part: at once when its code has come, else when it comes. Stands in a Suspense. */
  readonly Part: ComponentType<P>
  /** Fetches the code ahead. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A part of the screen with a chunk of its own. `lazy` alone waits even for code that is there, and React shows what
 * stands behind two waits in a row 300 ms apart: too long for what was fetched before it was wanted.
 * @param load the chunk, its default export the part
 */
export function readyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ReadyPart<P> {
  let ready: ComponentType<P> | null = null
  const fetch = async () => {
    const module = await load()
    ready = module.default
    return module
  }
  const Later = lazy(fetch)
  function Part(props: P) {
    // What was chosen at first stays: another component would be drawn anew.
    const [Ready] = useState(() => ready)
    return Ready === null ? <Later {...props} /> : <Ready {...props} />
  }
  return { Part, fetch }
}
