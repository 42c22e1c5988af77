type Part = 'moldura-lado' | 'moldura-topo'

let kept: ReadonlyMap<Part, Element> | null = null

/** Keeps the bars that the first frame has drawn in a container, before what stands there is taken down. */
export function keepBars(container: HTMLElement): void {
  const [side, top] = (['moldura-lado', 'moldura-topo'] as const).map((part) =>
    container.querySelector(`.${part}`),
  )
  kept =
    side && top
      ? new Map<Part, Element>([
          ['moldura-lado', side],
          ['moldura-topo', top],
        ])
      : null
}

/** The bars are there: no frame of this document needs their picture again. */
export function forgetBars(): void {
  kept = null
}

export const hasKeptBars = (): boolean => kept !== null

/** One of the bars as the first frame has drawn it. Nothing in it can be read out, reached or pressed. */
export function BarPicture({ part }: { readonly part: Part }) {
  return (
    <div
      aria-hidden
      ref={(place) => {
        const picture = kept?.get(part)
        if (picture !== undefined) place?.replaceChildren(picture)
      }}
    />
  )
}
