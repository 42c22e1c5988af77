import type { Origem } from '@seleta/contract/limits'
import { origemWords } from '@seleta/contract/origem-words'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Cell, Sheet } from './sheet'

/**
 * A person as a file carries them: never disability, documents, sex or marital status (security L10). Outside a campaign
 * what stands in one is null.
 */
export interface PessoaNoArquivo {
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly cidade: string | null
  readonly uf: string | null
  readonly idade: number | null
  readonly formacao: string | null
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  readonly origem: Origem
  readonly aderencia: number | null
  readonly criadaEm: Date | null
  readonly naEtapaDesde: Date | null
  readonly eliminadaMotivo: string | null
  readonly motivo: string | null
}

export type Column<Row> = readonly [nome: string, read: (row: Row) => Cell]

const diaOrNull = (moment: Date | null) => (moment === null ? null : diaInBrazil(moment))

/** The columns that every file of people has, in their words and order; a file of a list has others between them. */
export const COLUMNS = {
  nome: ['Nome', (row) => row.nome],
  email: ['E-mail', (row) => row.email],
  telefone: ['Telefone', (row) => row.telefone],
  cidade: ['Cidade', (row) => row.cidade],
  uf: ['UF', (row) => row.uf],
  idade: ['Idade', (row) => row.idade],
  formacao: ['Formação', (row) => row.formacao],
  idiomas: ['Idiomas', (row) => row.idiomas.join(', ')],
  habilidades: ['Habilidades', (row) => row.habilidades.join(', ')],
  origem: ['Origem', (row) => origemWords[row.origem]],
  aderencia: ['Aderência', (row) => row.aderencia],
  criadaEm: ['Inscrição em', (row) => diaOrNull(row.criadaEm)],
  naEtapaDesde: ['Na etapa desde', (row) => diaOrNull(row.naEtapaDesde)],
  eliminadaMotivo: ['Motivo da eliminação', (row) => row.eliminadaMotivo],
  motivo: ['Motivo', (row) => row.motivo],
} as const satisfies Record<keyof PessoaNoArquivo, Column<PessoaNoArquivo>>

/** People as a table of these columns. */
export const toSheet = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  colunas: columns.map(([nome]) => nome),
  linhas: rows.map((row) => columns.map(([, read]) => read(row))),
})
