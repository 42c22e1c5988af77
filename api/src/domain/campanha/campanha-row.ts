import { tooLong } from '@seleta/contract/text-max'
import { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import { DESCRICAO_MAX } from '@seleta/contract/limits'
import type { Row } from '../../database/schema'
import { InvalidError } from '../../ground/domain-error'
import { cleanHtml } from '../../ground/text/clean-html'

/**
 * Between the wire's campaign and its row: the only place that knows which field has a column and which stands in
 * `conteudo`.
 */

/**
 * Fields of the campaign that have a column of their own; all others stand in `conteudo`, and nothing is written twice.
 */
const COLUMNS = [
  'nome',
  'nomeEmpresa',
  'descricao',
  'quantidadeVagas',
  'inicio',
  'fechamento',
  'areaInteresse',
  'palavraChave',
  'exclusivoPcd',
  'observacao',
  'enviarCatho',
] as const satisfies readonly (keyof CampanhaRascunho & keyof Row<'campanha'>)[]

/**
 * The columns that the wizard writes. The description in HTML is sanitised here, so no write can forget it (product 34);
 * that of step 1 is plain text and stays as it was typed (audit W3).
 * @param rascunho as the wire brought it, cities and functions already replaced by the catalogue's
 * @throws InvalidError when a description has become too long by the cleaning, which writes `&` as `&amp;`
 */
export function toCampanhaColumns(rascunho: CampanhaRascunho) {
  const { columns, rest } = split(rascunho)
  const quadros = quadrosOf(rascunho)
  return {
    ...columns,
    nome: columns.nome.trim(),
    nomeEmpresa: columns.nomeEmpresa.trim(),
    enviarCatho: quadros.includes('CATHO'),
    localidade: rest.cidades.map(({ cidade }) => `${cidade.nome}/${cidade.uf}`).join(', '),
    conteudo: JSON.stringify({
      ...rest,
      quadros,
      vaga: { ...rest.vaga, descricao: bounded('vaga.descricao', cleanHtml(rest.vaga.descricao)) },
    }),
  }
}

/** The boards that are switched on; the spec's own `enviarCatho` alone is one of them. */
export const quadrosOf = ({ enviarCatho, quadros }: Pick<CampanhaRascunho, 'enviarCatho' | 'quadros'>) =>
  enviarCatho ? [...new Set([...quadros, 'CATHO' as const])] : quadros

type Column = (typeof COLUMNS)[number]

function split(rascunho: CampanhaRascunho) {
  const isColumn = (key: string) => COLUMNS.some((column) => column === key)
  // Only the schema's own fields: the body of a call may carry more, such as the draft that ends with it.
  const fields = Object.keys(CampanhaRascunho.shape).map((key) => [key, Reflect.get(rascunho, key)] as const)
  // fromEntries forgets which keys there are: these are those of COLUMNS, and those that are not.
  const columns = Object.fromEntries(fields.filter(([key]) => isColumn(key))) as Pick<
    CampanhaRascunho,
    Column
  >
  // What is left of the fields is what no column holds.
  const rest = Object.fromEntries(fields.filter(([key]) => !isColumn(key))) as Omit<CampanhaRascunho, Column>
  return { columns, rest }
}

/** What is stored is as long as what is told may be, else it could not be read again. */
function bounded(campo: string, html: string): string {
  if (html.length <= DESCRICAO_MAX) return html
  throw new InvalidError('A descrição é longa demais.', { [campo]: tooLong(DESCRICAO_MAX) })
}

type CampanhaRow = Omit<Row<'campanha'>, 'busca'>
export type PublicacaoRow = Pick<Row<'publicacao'>, 'quadro' | 'estado' | 'erro'>

/**
 * The campaign as the wire has it. Fields that older rows lack get their defaults.
 * @throws ZodError when the row's content is not a campaign
 */
export function toCampanha(row: CampanhaRow, publicacoes: readonly PublicacaoRow[]): Campanha {
  return Campanha.parse({
    ...row.conteudo,
    ...row,
    alteradaEm: row.alteradaEm.toISOString(),
    publicacoes,
  })
}

/** Only what the wizard writes, for a copy. */
export const toRascunho = (campanha: Campanha): CampanhaRascunho => CampanhaRascunho.parse(campanha)
