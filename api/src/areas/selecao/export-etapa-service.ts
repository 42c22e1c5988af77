import type { ExportEtapaBody } from '@seleta/contract/kanban'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database/schema'
import { fileResumo } from '../../domain/avaliacao/avaliacao'
import { createEtapasRepository } from '../../domain/etapa/etapas-repository'
import { COLUMNS, toSheet } from '../../ground/spreadsheets/pessoa-columns'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../ground/autor'
import type { Clock } from '../../ground/clock'
import type { FileAnswer } from '../../ground/files/file-answer'
import { fileSheet } from '../../ground/spreadsheets/file-sheet'
import { etapaNotFound } from './etapas-service'
import { listPessoasDaEtapa } from './export-etapa-repository'

/** 'Exportar dados da etapa' (product 50). Who took how many out is written down (security L11). */
export function createExportEtapaService(db: Kysely<Database>, clock: Clock) {
  return {
    /**
     * The people of a stage, as filtered on screen, in the order of the board.
     * @throws NotFoundError when the company has no such stage
     */
    async write(
      autor: Autor,
      etapaId: number,
      { formato, filtro }: z.output<typeof ExportEtapaBody>,
    ): Promise<FileAnswer> {
      const { empresaId } = autor
      const etapa = await createEtapasRepository(db).find(empresaId, etapaId)
      if (etapa === null) throw etapaNotFound()
      const rows = await listPessoasDaEtapa(db, empresaId, etapaId, filtro)
      const pessoas = rows.map(({ avaliacao, ...row }) => ({
        ...row,
        ...fileResumo(avaliacao, autor.usuarioId),
      }))
      await writeAuditoria(db, autor, {
        acao: 'talentos_exportados',
        alvo: `etapa:${etapaId}`,
        dados: { formato, total: pessoas.length },
      })
      const sheet = toSheet(Object.values(COLUMNS), pessoas)
      return fileSheet(`${etapa.nome} da campanha ${etapa.campanhaId}`, formato, sheet, clock)
    },
  }
}
