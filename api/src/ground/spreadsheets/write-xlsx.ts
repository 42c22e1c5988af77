import { cutText } from '@seleta/regras/text'
import type { Sheet } from './sheet'

const HEAD = { fontWeight: 'bold' } as const
const WIDTH = { min: 8, max: 60 } as const

/** XLSX with a bold head that stays in view; texts are texts, so that nothing in them is run. */
export async function writeXlsx({ colunas, linhas }: Sheet): Promise<Buffer> {
  // Loaded when the first sheet is asked for.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const rows = linhas.map((row) =>
    row.map((value) =>
      value === null
        ? null
        : typeof value === 'number'
          ? { value, type: Number }
          : { value: cutText(value, 32_000), type: String },
    ),
  )
  const head = colunas.map((value) => ({ value, type: String, ...HEAD }))
  const columns = colunas.map((name, index) => ({ width: widthOf(name, linhas, index) }))
  return writeExcelFile([head, ...rows], { columns, stickyRowsCount: 1 }).toBuffer()
}

function widthOf(name: string, linhas: Sheet['linhas'], index: number): number {
  const longest = linhas
    .slice(0, 200)
    .reduce((max, row) => Math.max(max, String(row[index] ?? '').length), name.length)
  return Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2))
}
