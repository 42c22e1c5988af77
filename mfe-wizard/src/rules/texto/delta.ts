import type { Alignment, Documento, Paragraph, Run } from '@seleta/regras/html-da-vaga/documento'
import { ALIGNMENTS, joinRuns } from '@seleta/regras/html-da-vaga/documento'

/** What the editor works on: Quill's operations. */
export interface TextOp {
  readonly insert: string
  readonly attributes?: Readonly<Record<string, unknown>>
}

const LIST = { ol: 'ordered', ul: 'bullet' } as const

/** The document as operations that build it in an empty editor, which has no breaks but those of paragraphs. */
export function toOps(documento: Documento): TextOp[] {
  if (documento.length === 0) return [{ insert: '\n' }]
  return documento.flatMap(splitLines).flatMap(({ tipo, alignment, runs }) => [
    ...runs.map(toOp),
    withAttributes('\n', {
      ...(tipo === 'p' ? {} : { list: LIST[tipo] }),
      ...(alignment === undefined ? {} : { align: alignment }),
    }),
  ])
}

/** A paragraph of several lines as several of its kind. */
function splitLines(paragraph: Paragraph): Paragraph[] {
  const linhas: Run[][] = [[]]
  for (const run of paragraph.runs) {
    run.texto.split('\n').forEach((texto, index) => {
      if (index > 0) linhas.push([])
      linhas.at(-1)?.push({ ...run, texto })
    })
  }
  return linhas.map((linha) => ({ ...paragraph, runs: joinRuns(linha) }))
}

function toOp({ texto, bold, italic, underline }: Run): TextOp {
  return withAttributes(texto, {
    ...(bold === true ? { bold: true } : {}),
    ...(italic === true ? { italic: true } : {}),
    ...(underline === true ? { underline: true } : {}),
  })
}

function withAttributes(insert: string, attributes: Record<string, unknown>): TextOp {
  return Object.keys(attributes).length === 0 ? { insert } : { insert, attributes }
}

/** The document that an editor's contents are; what is no text (an embed) is not in it. */
export function fromOps(
  ops: readonly { insert?: unknown; attributes?: Record<string, unknown> }[],
): Documento {
  const paragraphs: Paragraph[] = []
  let runs: Run[] = []
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') continue
    insert.split('\n').forEach((texto, index) => {
      if (index > 0) {
        paragraphs.push(paragraphOf(joinRuns(runs), attributes))
        runs = []
      }
      runs.push({ texto, ...marksOf(attributes) })
    })
  }
  const rest = joinRuns(runs)
  return rest.length === 0 ? paragraphs : [...paragraphs, paragraphOf(rest, {})]
}

function paragraphOf(runs: Run[], attributes: Record<string, unknown>): Paragraph {
  const { list, align } = attributes
  const alignment: Alignment | undefined = ALIGNMENTS.find((known) => known === align)
  return {
    tipo: list === 'ordered' ? 'ol' : list === 'bullet' ? 'ul' : 'p',
    ...(alignment === undefined ? {} : { alignment }),
    runs,
  }
}

function marksOf(attributes: Record<string, unknown>): Omit<Run, 'texto'> {
  return {
    ...(attributes['bold'] === true ? { bold: true as const } : {}),
    ...(attributes['italic'] === true ? { italic: true as const } : {}),
    ...(attributes['underline'] === true ? { underline: true as const } : {}),
  }
}
