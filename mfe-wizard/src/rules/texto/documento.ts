/**
 * A description as data: the one list of tags that product 34 allows, and nothing else can be written down in it.
 * p, br, strong, em, u, ol, ul, li and the three alignment classes.
 */
export interface Trecho {
  readonly texto: string
  readonly negrito?: true
  readonly italico?: true
  readonly sublinhado?: true
}

export type Alinhamento = 'center' | 'right' | 'justify'

export interface Paragrafo {
  readonly tipo: 'p' | 'ol' | 'ul'
  readonly alinhamento?: Alinhamento
  /** Without empty ones; neighbours differ in their marks. */
  readonly trechos: readonly Trecho[]
}

export type Documento = readonly Paragrafo[]

export const ALINHAMENTOS: readonly Alinhamento[] = ['center', 'right', 'justify']

const MARCAS = ['negrito', 'italico', 'sublinhado'] as const

export function hasSameMarks(one: Trecho, other: Trecho): boolean {
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

/** Characters of the text, without breaks. */
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
