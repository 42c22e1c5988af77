/**
 * The place that the frame draws into. Where the server has already drawn the page (product 53), that stays on screen
 * until the area's own page, or its failure, is there: no flicker, and nothing is read out twice.
 * @param container `#root` as it was delivered
 */
export function takeOver(container: HTMLElement): HTMLElement {
  const isServed = container.querySelector('main') !== null
  if (!isServed) return container
  const stage = document.createElement('div')
  const observer = new MutationObserver(() => {
    if (stage.querySelector('h1, [role="alert"]') === null) return
    observer.disconnect()
    container.replaceChildren(stage)
  })
  observer.observe(stage, { childList: true, subtree: true })
  return stage
}
