import type { Mapeamento } from '@seleta/contract/importacoes'
import type { Defaulted, Id, Json, JsonOr, MomentoNow } from './column-types'

/** Imports of people from files (decision 062). */

export interface ImportacaoTable {
  id: Id
  empresaId: number
  usuarioId: number | null
  /** Who asked for it to be taken back. */
  desfeitaPor: number | null
  campanhaId: number | null
  arquivo: string
  colunas: Json<{ nome: string; exemplos: string[] }[]>
  mapeamento: JsonOr<Mapeamento>
  estado: Defaulted<
    'lida' | 'conferindo' | 'conferida' | 'importando' | 'concluida' | 'desfazendo' | 'desfeita'
  >
  total: Defaulted<number>
  processadas: Defaulted<number>
  criadaEm: MomentoNow
  alteradaEm: MomentoNow
}

export interface ImportacaoLinhaTable {
  importacaoId: number
  empresaId: number
  /** As a spreadsheet counts; the first person is 2. */
  numero: number
  /** Cells in the file's order; emptied when the row has come in. */
  valores: Json<string[]>
  situacao: Defaulted<'lida' | 'nova' | 'unir' | 'erro' | 'criada' | 'unida' | 'desfeita' | 'mantida'>
  motivos: JsonOr<Record<string, string>>
  nome: Defaulted<string>
  talentoId: number | null
  inscricaoId: number | null
}
