import type { Alinhamento, Documento, Paragrafo, Trecho } from './documento'
import { ALINHAMENTOS, joinTrechos } from './documento'

/** What the editor works on: Quill's operations. */
export interface TextOp {
  readonly insert: string
  readonly attributes?: Readonly<Record<string, unknown>>
}

const LISTA = { ol: 'ordered', ul: 'bullet' } as const

/** The document as operations that build it in an empty editor. */
export function toOps(documento: Documento): TextOp[] {
  if (documento.length === 0) return [{ insert: '\n' }]
  return documento.flatMap(({ tipo, alinhamento, trechos }) => [
    ...trechos.map(toOp),
    withAttributes('\n', {
      ...(tipo === 'p' ? {} : { list: LISTA[tipo] }),
      ...(alinhamento === undefined ? {} : { align: alinhamento }),
    }),
  ])
}

function toOp({ texto, negrito, italico, sublinhado }: Trecho): TextOp {
  return withAttributes(texto, {
    ...(negrito === true ? { bold: true } : {}),
    ...(italico === true ? { italic: true } : {}),
    ...(sublinhado === true ? { underline: true } : {}),
  })
}

function withAttributes(insert: string, attributes: Record<string, unknown>): TextOp {
  return Object.keys(attributes).length === 0 ? { insert } : { insert, attributes }
}

/** The document that an editor's contents are; what is no text (an embed) is not in it. */
export function fromOps(
  ops: readonly { insert?: unknown; attributes?: Record<string, unknown> }[],
): Documento {
  const paragrafos: Paragrafo[] = []
  let trechos: Trecho[] = []
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') continue
    insert.split('\n').forEach((texto, index) => {
      if (index > 0) {
        paragrafos.push(paragrafoOf(joinTrechos(trechos), attributes))
        trechos = []
      }
      trechos.push({ texto, ...marksOf(attributes) })
    })
  }
  const rest = joinTrechos(trechos)
  return rest.length === 0 ? paragrafos : [...paragrafos, paragrafoOf(rest, {})]
}

function paragrafoOf(trechos: Trecho[], attributes: Record<string, unknown>): Paragrafo {
  const { list, align } = attributes
  const alinhamento: Alinhamento | undefined = ALINHAMENTOS.find((known) => known === align)
  return {
    tipo: list === 'ordered' ? 'ol' : list === 'bullet' ? 'ul' : 'p',
    ...(alinhamento === undefined ? {} : { alinhamento }),
    trechos,
  }
}

function marksOf(attributes: Record<string, unknown>): Omit<Trecho, 'texto'> {
  return {
    ...(attributes['bold'] === true ? { negrito: true as const } : {}),
    ...(attributes['italic'] === true ? { italico: true as const } : {}),
    ...(attributes['underline'] === true ? { sublinhado: true as const } : {}),
  }
}
