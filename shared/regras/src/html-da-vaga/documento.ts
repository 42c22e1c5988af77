import { oneBlank } from '../text'
/**
 * The description of a job as data (product 34, security S13): paragraphs and list items with three marks and three
 * alignments. What it has no word for cannot be stored, drawn or sent. Everything that shows or keeps a description goes
 * through it: `parse-html` reads, `write-html` writes, `arvore` draws, and the server's sanitiser has the same list.
 */
export interface Run {
  /** A line break inside the paragraph is '\n'. */
  readonly texto: string
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
}

export const ALIGNMENTS = ['center', 'right', 'justify'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** Alignment is a class because the page's policy drops inline styles (security finding 4). */
export const classNameOf = (alignment: Alignment): string => `ql-align-${alignment}`

/** The one list of tags. */
export const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'u', 'ol', 'ul', 'li'] as const
export type AllowedTag = (typeof ALLOWED_TAGS)[number]

/** The one list of classes; there are no other attributes. */
export const ALLOWED_CLASSES = ALIGNMENTS.map(classNameOf)

export interface Paragraph {
  readonly tipo: 'p' | 'ol' | 'ul'
  readonly alignment?: Alignment
  /** Without empty ones; neighbours differ in their marks. */
  readonly runs: readonly Run[]
}

export type Documento = readonly Paragraph[]

const MARKS = ['bold', 'italic', 'underline'] as const

function hasSameMarks(one: Run, other: Run): boolean {
  return MARKS.every((mark) => one[mark] === other[mark])
}

/** Joins neighbours with the same marks and drops empty ones. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.texto === '') continue
    if (last !== undefined && hasSameMarks(last, run))
      joined[joined.length - 1] = { ...last, texto: last.texto + run.texto }
    else joined.push(run)
  }
  return joined
}

/** Whether there is nothing to read in it. */
export const isDocumentoEmpty = (documento: Documento): boolean =>
  documento.every(({ runs }) => runs.every(({ texto }) => texto.trim() === ''))

/** Characters of the text, without the breaks between paragraphs. */
export function countCharacters(documento: Documento): number {
  return documento.reduce(
    (sum, { runs }) => sum + runs.reduce((length, { texto }) => length + texto.length, 0),
    0,
  )
}

/** The first `count` characters, their paragraphs and marks whole: what a text that is being typed shows. */
export function sliceDocumento(documento: Documento, count: number): Documento {
  const shown: Paragraph[] = []
  let rest = count
  for (const paragraph of documento) {
    if (rest <= 0 && shown.length > 0) break
    const runs: Run[] = []
    for (const run of paragraph.runs) {
      if (rest <= 0) break
      runs.push({ ...run, texto: run.texto.slice(0, rest) })
      rest -= run.texto.length
    }
    shown.push({ ...paragraph, runs })
  }
  return shown
}

/** The words alone, in one line: for previews and feeds that take no tags. */
export function textOfDocumento(documento: Documento): string {
  return oneBlank(documento.map(({ runs }) => runs.map(({ texto }) => texto).join('')).join(' '))
}
