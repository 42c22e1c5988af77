import type { ExportEtapaBody } from '@seleta/contract/kanban'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database/schema'
import { createEtapasRepository } from '../../domain/etapa/etapas-repository'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../ground/autor'
import type { Clock } from '../../ground/clock'
import type { FileAnswer } from '../../ground/files/file-answer'
import { fileSheet } from '../../ground/spreadsheets/file-sheet'
import type { Cell } from '../../ground/spreadsheets/sheet'
import { etapaNotFound } from './etapas-service'
import { listPessoasDaEtapa, type PessoaDaEtapa } from './export-etapa-repository'

const COLUMNS: readonly (readonly [nome: string, read: (pessoa: PessoaDaEtapa) => Cell])[] = [
  ['Nome', (pessoa) => pessoa.nome],
  ['E-mail', (pessoa) => pessoa.email],
  ['Telefone', (pessoa) => pessoa.telefone],
  ['Cidade', (pessoa) => pessoa.cidade],
  ['UF', (pessoa) => pessoa.uf],
  ['Idade', (pessoa) => pessoa.idade],
  ['Formação', (pessoa) => pessoa.formacao],
  ['Habilidades', (pessoa) => pessoa.habilidades.join(', ')],
  ['Idiomas', (pessoa) => pessoa.idiomas.join(', ')],
  ['Aderência', (pessoa) => pessoa.aderencia],
  ['Origem', (pessoa) => pessoa.origem],
  ['Inscrição em', (pessoa) => diaInBrazil(pessoa.criadaEm)],
  ['Na etapa desde', (pessoa) => diaInBrazil(pessoa.naEtapaDesde)],
  ['Eliminada por', (pessoa) => pessoa.eliminadaMotivo],
  ['Motivo', (pessoa) => pessoa.motivo],
]

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
      const pessoas = await listPessoasDaEtapa(db, empresaId, etapaId, filtro)
      await writeAuditoria(db, autor, {
        acao: 'talentos_exportados',
        alvo: `etapa:${etapaId}`,
        dados: { formato, total: pessoas.length },
      })
      const sheet = {
        colunas: COLUMNS.map(([nome]) => nome),
        linhas: pessoas.map((pessoa) => COLUMNS.map(([, read]) => read(pessoa))),
      }
      return fileSheet(`${etapa.nome} da campanha ${etapa.campanhaId}`, formato, sheet, clock)
    },
  }
}
