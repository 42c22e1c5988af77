import { z } from 'zod'
import { IMPORTACAO_MAX_COLUMNS, MAX_PAGE_SIZE, PAGE_SIZE } from './limits'
import { CAMPOS_IMPORTACAO } from './pessoa-labels'
import { Id, Identificador, Moment, PageQuery } from './wire'

/** Imports of people from a CSV file: read, map columns, try, bring in, take back (product 42). */

/** Which column, from 0, holds which field. */
export const Mapeamento = z.partialRecord(
  z.enum(CAMPOS_IMPORTACAO),
  z
    .number()
    .int()
    .min(0)
    .max(IMPORTACAO_MAX_COLUMNS - 1),
)
export type Mapeamento = z.infer<typeof Mapeamento>

export const ESTADOS_IMPORTACAO = [
  'lida',
  'conferindo',
  'conferida',
  'importando',
  'concluida',
  'desfazendo',
  'desfeita',
] as const

/** What a row is: after a try `nova`, `unir`, `erro`; brought in `criada`, `unida`; taken back `desfeita`, `mantida`. */
export const SITUACOES_LINHA = [
  'lida',
  'nova',
  'unir',
  'erro',
  'criada',
  'unida',
  'desfeita',
  'mantida',
] as const

export const Importacao = z
  .object({
    id: Id,
    arquivo: z.string(),
    estado: z.enum(ESTADOS_IMPORTACAO),
    /** Names in the file's first row, with up to three values below each. */
    colunas: z.array(z.object({ nome: z.string(), exemplos: z.array(z.string()) })),
    mapeamento: Mapeamento,
    campanhaId: Id.nullable(),
    campanha: z.string(),
    /** Rows of the file. */
    total: z.number().int(),
    /** Rows that the step in hand has been through. */
    processadas: z.number().int(),
    contagem: z.record(z.enum(SITUACOES_LINHA), z.number().int()),
    /** Of these, rows that come in, or came, without a cell that could not be read (audit P10). */
    parciais: z.number().int().optional(),
    quem: z.string(),
    criadaEm: Moment,
  })
  .meta({ id: 'Importacao' })
export type Importacao = z.infer<typeof Importacao>

export const NewImportacaoBody = z.object({})

export const ConferirBody = z.object({
  mapeamento: Mapeamento,
  /** Null: only into the basket. */
  campanhaId: Id.nullable().default(null),
})
export type ConferirBody = z.infer<typeof ConferirBody>

export const LinhasQuery = PageQuery.extend({
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE.linhas),
  /** `parcial`: those that come in without a cell that could not be read. */
  situacao: z.enum([...SITUACOES_LINHA, 'parcial']).optional(),
})

export const LinhaImportacao = z
  .object({
    /** As a spreadsheet counts, blank rows too: the first person stands in row 2 where there are none. */
    numero: z.number().int(),
    nome: z.string(),
    situacao: z.enum(SITUACOES_LINHA),
    /** Field → what is wrong with it, or why. */
    motivos: z.record(z.string(), z.string()),
    identificador: Identificador.nullable(),
  })
  .meta({ id: 'LinhaImportacao' })
export type LinhaImportacao = z.infer<typeof LinhaImportacao>
