/** Constructed, because the page's policy has no inline styles and a file of its own would be named in the first script. */
const STYLE = `
.local-areas {
  position: fixed;
  z-index: 2000;
  inset: auto 0 12px;
  display: flex;
  align-items: center;
  gap: 12px;
  width: fit-content;
  max-width: min(560px, calc(100vw - 24px));
  margin: 0 auto;
  padding: 4px 4px 4px 16px;
  border: 2px solid light-dark(#8a5a00, #f0c060);
  border-radius: 22px;
  background: light-dark(#fff6e0, #33270c);
  color: light-dark(#3d2a00, #fbe6b4);
  font: 14px / 20px 'Public Sans Variable', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.local-areas p {
  margin: 0;
}
.local-areas button {
  flex: none;
  min-height: 36px;
  padding: 0 14px;
  border: 0;
  border-radius: 18px;
  background: light-dark(#6d4700, #f0c060);
  color: light-dark(#ffffff, #2a1e00);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}
.local-areas button:focus-visible {
  outline: 3px solid light-dark(#1f5a96, #8dbdeb);
  outline-offset: 2px;
}
@media (pointer: coarse) {
  .local-areas button {
    min-height: 44px;
  }
}
@media print {
  .local-areas {
    display: none;
  }
}
`

let strip: HTMLElement | null = null

/**
 * Says at the edge of the window which areas come from elsewhere. Without React, over whatever frame stands there.
 * @param lines a sentence for each
 * @param onClear takes all areas from the server again
 */
export function drawLocalAreas(lines: readonly string[], onClear: () => void): void {
  if (lines.length === 0) return
  if (strip === null) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    document.adoptedStyleSheets.push(sheet)
    strip = document.createElement('div')
    strip.className = 'local-areas'
    const said = document.createElement('div')
    said.setAttribute('role', 'status')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Limpar'
    button.addEventListener('click', onClear)
    strip.append(said, button)
    document.body.append(strip)
  }
  const drawn = lines.map((line) => {
    const text = document.createElement('p')
    text.textContent = line
    return text
  })
  strip.firstElementChild?.replaceChildren(...drawn)
}
