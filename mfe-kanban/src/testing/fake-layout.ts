/**
 * jsdom draws nothing, so every element measures 0 px and a windowed column would show nobody. This gives elements
 * a size: a column of 600 px shows its first cards as a browser would.
 */
const COLUMN = { width: 280, height: 600 }
const CARD_HEIGHT = 104

export function fakeLayout(): void {
  HTMLElement.prototype.scrollIntoView = () => undefined
  for (const property of ['offsetWidth', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, property, { configurable: true, get: () => COLUMN.width })
  for (const property of ['offsetHeight', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, property, {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? CARD_HEIGHT : COLUMN.height
      },
    })
}
