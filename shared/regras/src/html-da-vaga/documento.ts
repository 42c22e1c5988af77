/**
 * The description of a job as data (product 34, security S13): paragraphs and list items with three marks and three
 * alignments. What it has no word for cannot be stored, drawn or sent. Everything that shows or keeps a description goes
 * through it: `parse-html` reads, `write-html` writes, `arvore` draws, and the server's sanitiser has the same list.
 */
export interface Trecho {
  /** A line break inside the paragraph is '\n'. */
  readonly texto: string
  readonly negrito?: true
  readonly italico?: true
  readonly sublinhado?: true
}

export const ALINHAMENTOS = ['center', 'right', 'justify'] as const
export type Alinhamento = (typeof ALINHAMENTOS)[number]

/** Alignment is a class because the page's policy drops inline styles (security finding 4). */
export const classeDe = (alinhamento: Alinhamento): string => `ql-align-${alinhamento}`

/** The one list of tags. */
export const TAGS_PERMITIDAS = ['p', 'br', 'strong', 'em', 'u', 'ol', 'ul', 'li'] as const
export type TagPermitida = (typeof TAGS_PERMITIDAS)[number]

/** The one list of classes; there are no other attributes. */
export const CLASSES_PERMITIDAS = ALINHAMENTOS.map(classeDe)

export interface Paragrafo {
  readonly tipo: 'p' | 'ol' | 'ul'
  readonly alinhamento?: Alinhamento
  /** Without empty ones; neighbours differ in their marks. */
  readonly trechos: readonly Trecho[]
}

export type Documento = readonly Paragrafo[]

const MARCAS = ['negrito', 'italico', 'sublinhado'] as const

function hasSameMarks(one: Trecho, other: Trecho): boolean {
  return MARCAS.every((marca) => one[marca] === other[marca])
}

/** Joins neighbours with the same marks and drops empty ones. */
export function joinTrechos(trechos: readonly Trecho[]): Trecho[] {
  const joined: Trecho[] = []
  for (const trecho of trechos) {
    const last = joined.at(-1)
    if (trecho.texto === '') continue
    if (last !== undefined && hasSameMarks(last, trecho))
      joined[joined.length - 1] = { ...last, texto: last.texto + trecho.texto }
    else joined.push(trecho)
  }
  return joined
}

/** Whether there is nothing to read in it. */
export const isDocumentoVazio = (documento: Documento): boolean =>
  documento.every(({ trechos }) => trechos.every(({ texto }) => texto.trim() === ''))

/** Characters of the text, without the breaks between paragraphs. */
export function countCaracteres(documento: Documento): number {
  return documento.reduce(
    (sum, { trechos }) => sum + trechos.reduce((length, { texto }) => length + texto.length, 0),
    0,
  )
}

/** The first `count` characters, their paragraphs and marks whole: what a text that is being typed shows. */
export function sliceDocumento(documento: Documento, count: number): Documento {
  const shown: Paragrafo[] = []
  let rest = count
  for (const paragrafo of documento) {
    if (rest <= 0 && shown.length > 0) break
    const trechos: Trecho[] = []
    for (const trecho of paragrafo.trechos) {
      if (rest <= 0) break
      trechos.push({ ...trecho, texto: trecho.texto.slice(0, rest) })
      rest -= trecho.texto.length
    }
    shown.push({ ...paragrafo, trechos })
  }
  return shown
}

/** The words alone, in one line: for previews and feeds that take no tags. */
export function textoDoDocumento(documento: Documento): string {
  return documento
    .map(({ trechos }) => trechos.map(({ texto }) => texto).join(''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
