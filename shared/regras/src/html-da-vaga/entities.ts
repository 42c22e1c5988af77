/** Character references that Portuguese texts and clipboards bring along; anything else stays as written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  AMP: '&',
  LT: '<',
  GT: '>',
  QUOT: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  sect: '§',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** The marks that letters wear, by how a reference names them behind its letter: `&aacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

/** What a name stands for; itself where it stands for nothing, as does a letter that no language writes with that mark. */
function characterOf(name: string, whole: string): string {
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? whole
  const [, letter = '', mark = ''] = /^([A-Za-z])(grave|acute|circ|tilde|uml|cedil)$/.exec(name) ?? []
  const composed = `${letter}${MARKS[mark] ?? ''}`.normalize('NFC')
  return composed.length === 1 ? composed : whole
}

/**
 * A character that stands in a text: no control but tab and line end, no half of one. A browser would read another way
 * than it was written.
 */
const isCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  (code >= 32 && code <= 0x10ffff && (code < 127 || code > 159) && (code < 0xd800 || code > 0xdfff))

/** `&aacute;`, `&#225;` and `&#xe1;` → 'á'. Control characters become nothing. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return characterOf(String(name), whole)
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })
}

/** Text as it stands between tags. */
export function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
