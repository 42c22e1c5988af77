import { EXPERIENCIA_FILTRO, MAX_DEPTH } from '@seleta/contract/limits'
import type { ExportTalentosBody } from '@seleta/contract/lote'
import { ELIMINADA, EM_SELECAO, tipoDaEtapaWords } from '@seleta/contract/situacao-words'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { fileResumo } from '../../../domain/avaliacao/avaliacao'
import {
  type AvaliacaoNoArquivo,
  type Column,
  COLUMNS,
  toSheet,
} from '../../../ground/spreadsheets/pessoa-columns'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Sessao } from '../../../ground/autor'
import type { Clock } from '../../../ground/clock'
import type { FileAnswer } from '../../../ground/files/file-answer'
import { knowsByNome } from '../../../ground/projecao'
import { fileSheet } from '../../../ground/spreadsheets/file-sheet'
import { withCegas } from '../list/cegas-filter-repository'
import { createKeywordSearch } from '../list/keyword-search-repository'
import { hasKeyword } from '../list/talentos-source-repository'
import { withinRaio } from '../../../ground/busca/within-raio'
import { createExportTalentosRepository, type ExportRow } from './export-talentos-repository'

type FileRow = Omit<ExportRow, 'avaliacao'> & AvaliacaoNoArquivo

const DA_PESSOA: readonly Column<FileRow>[] = [
  COLUMNS.nome,
  COLUMNS.email,
  COLUMNS.telefone,
  COLUMNS.cidade,
  COLUMNS.uf,
  COLUMNS.idade,
  COLUMNS.formacao,
  ['Experiência', (row) => experiencia(row.tempoExperiencia)],
  COLUMNS.idiomas,
  COLUMNS.habilidades,
  COLUMNS.origem,
  ['Última atualização', (row) => diaInBrazil(row.atualizadoEm)],
]
const DA_CAMPANHA: readonly Column<FileRow>[] = [
  COLUMNS.aderencia,
  ['Status', (row) => statusOf(row)],
  ['Etapa', (row) => row.etapa],
  COLUMNS.criadaEm,
  COLUMNS.naEtapaDesde,
  COLUMNS.eliminadaMotivo,
  COLUMNS.motivo,
  COLUMNS.dono,
  COLUMNS.avaliacoes,
  COLUMNS.media,
  COLUMNS.espalhamento,
  COLUMNS.recomendacoes,
]

function statusOf({ isRetirada, eliminadaMotivo, tipoEtapa }: FileRow): string {
  if (isRetirada) return tipoDaEtapaWords.desistente
  if (eliminadaMotivo !== null) return ELIMINADA
  return tipoEtapa === null ? EM_SELECAO : tipoDaEtapaWords[tipoEtapa]
}

const experiencia = (valor: string | null) =>
  EXPERIENCIA_FILTRO.find(({ value }) => value === valor)?.label ?? null

/** People as CSV or XLSX (product 37). Who took how many out is written down (security L11). */
export function createExportTalentosService(db: Kysely<Database>, clock: Clock) {
  return {
    /**
     * The selected people, or everybody that the filter finds up to the deepest row of a list.
     * @throws NotFoundError when the campaign is not the company's
     */
    async write(sessao: Sessao, pedido: ExportTalentosBody): Promise<FileAnswer> {
      const { empresaId } = sessao
      const { formato } = pedido
      const filtro = await withCegas(db, sessao, withinRaio(pedido.filtro))
      const campanhaId = filtro.idCampanha ?? null
      if (campanhaId !== null) {
        const campanha = await createCampanhasRepository(db).find(empresaId, campanhaId)
        if (campanha === null) throw campanhaNotFound()
      }
      const achadas = hasKeyword(filtro)
        ? await createKeywordSearch(db)(empresaId, filtro, knowsByNome(sessao))
        : null
      const found = await createExportTalentosRepository(db).list(
        empresaId,
        filtro,
        pedido.identificadores ?? null,
        achadas?.busca ?? null,
        MAX_DEPTH,
      )
      const rows = found.map(({ avaliacao, ...row }) => ({
        ...row,
        ...fileResumo(avaliacao, sessao.usuarioId),
      }))
      await writeAuditoria(db, sessao, {
        acao: 'talentos_exportados',
        alvo: campanhaId === null ? 'cesta' : `campanha:${campanhaId}`,
        dados: { formato, total: rows.length },
      })
      const colunas = campanhaId === null ? DA_PESSOA : [...DA_PESSOA, ...DA_CAMPANHA]
      const nome = campanhaId === null ? 'talentos' : `candidatos da campanha ${campanhaId}`
      return fileSheet(nome, formato, toSheet(colunas, rows), clock)
    },
  }
}
