import { CSV_TYPE, writeCsv } from '@seleta/regras/csv'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Clock } from '../clock'
import type { FileAnswer } from '../files/file-answer'
import type { Sheet } from './sheet'
import { writeXlsx } from './write-xlsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A table as a file to download.
 * @param nome name without day and ending: 'candidatos' → 'candidatos 2026-11-21.csv'
 */
export async function fileSheet(
  nome: string,
  formato: 'csv' | 'xlsx',
  sheet: Sheet,
  clock: Clock,
): Promise<FileAnswer> {
  const named = { nome: `${nome} ${diaInBrazil(clock())}.${formato}`, isDownload: true }
  if (formato === 'csv')
    return {
      ...named,
      conteudo: Buffer.from(writeCsv([sheet.colunas, ...sheet.linhas]), 'utf8'),
      mime: CSV_TYPE,
    }
  return { ...named, conteudo: await writeXlsx(sheet), mime: XLSX }
}
