import { countOf } from '@seleta/regras/plural'
import type { DamagedFile } from '../database/backup/damaged-file'

/** So many are told one by one: a store that is gone would fill the terminal. */
const MOST = 50

/** One line for each file that a backup does not hold as it was. */
export function damageLines(danificados: readonly DamagedFile[]): string[] {
  const rest = danificados.length - MOST
  return [
    ...danificados
      .slice(0, MOST)
      .map(
        ({ id, chave, isMissing }) => `Arquivo ${id} (${chave}): ${isMissing ? 'não existe' : 'danificado'}`,
      ),
    ...(rest > 0 ? [`E ${countOf(rest, 'outro', 'outros')}.`] : []),
  ]
}
