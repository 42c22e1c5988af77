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
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  ouml: 'ö',
  uacute: 'ú',
  uuml: 'ü',
  ccedil: 'ç',
  ntilde: 'ñ',
  Aacute: 'Á',
  Agrave: 'À',
  Acirc: 'Â',
  Atilde: 'Ã',
  Eacute: 'É',
  Ecirc: 'Ê',
  Iacute: 'Í',
  Oacute: 'Ó',
  Ocirc: 'Ô',
  Otilde: 'Õ',
  Uacute: 'Ú',
  Ccedil: 'Ç',
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
    if (name !== undefined) return NAMED[String(name)] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })
}

/** Text as it stands between tags. */
export function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
