import type { Origem } from '@seleta/contract/limits'
import { origemWords } from '@seleta/contract/origem-words'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { RESPONSAVEL_PELA_PESSOA } from '@seleta/contract/screen-words'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Cell, Sheet } from './sheet'

/** How somebody was judged, as a file carries it (product 73). */
export interface AvaliacaoNoArquivo {
  /** '2 de 3'. */
  readonly avaliacoes: string | null
  /** 1 to 4. */
  readonly media: number | null
  /** 'de 2,8 a 4'. */
  readonly espalhamento: string | null
  /** '2 sim, 1 não'. */
  readonly recomendacoes: string | null
}

/**
 * A person as a file carries them: never disability, documents, sex or marital status (security L10). Outside a campaign
 * what stands in one is null.
 */
export interface PessoaNoArquivo extends AvaliacaoNoArquivo {
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
  readonly dono: string | null
}

export type Column<Row> = readonly [nome: string, read: (row: Row) => Cell]

const diaOrNull = (moment: Date | null) => (moment === null ? null : diaInBrazil(moment))

/** The columns that every file of people has, in their words and order; a file of a list has others between them. */
export const COLUMNS = {
  nome: [PESSOA_LABELS.nome, (row) => row.nome],
  email: [PESSOA_LABELS.email, (row) => row.email],
  telefone: [PESSOA_LABELS.telefone, (row) => row.telefone],
  cidade: [PESSOA_LABELS.cidade, (row) => row.cidade],
  uf: [PESSOA_LABELS.uf, (row) => row.uf],
  idade: [PESSOA_LABELS.idade, (row) => row.idade],
  formacao: [PESSOA_LABELS.formacao, (row) => row.formacao],
  idiomas: [PESSOA_LABELS.idiomas, (row) => row.idiomas.join(', ')],
  habilidades: [PESSOA_LABELS.habilidades, (row) => row.habilidades.join(', ')],
  origem: ['Origem', (row) => origemWords[row.origem]],
  aderencia: ['Aderência', (row) => row.aderencia],
  criadaEm: ['Inscrição em', (row) => diaOrNull(row.criadaEm)],
  naEtapaDesde: ['Na etapa desde', (row) => diaOrNull(row.naEtapaDesde)],
  eliminadaMotivo: ['Motivo da eliminação', (row) => row.eliminadaMotivo],
  motivo: ['Motivo', (row) => row.motivo],
  dono: [RESPONSAVEL_PELA_PESSOA, (row) => row.dono],
  avaliacoes: ['Avaliações', (row) => row.avaliacoes],
  media: ['Média das avaliações', (row) => row.media],
  espalhamento: ['Menor e maior média', (row) => row.espalhamento],
  recomendacoes: ['Recomendações', (row) => row.recomendacoes],
} as const satisfies Record<keyof PessoaNoArquivo, Column<PessoaNoArquivo>>

/** People as a table of these columns. */
export const toSheet = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  colunas: columns.map(([nome]) => nome),
  linhas: rows.map((row) => columns.map(([, read]) => read(row))),
})
