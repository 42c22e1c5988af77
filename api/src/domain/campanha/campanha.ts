import { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import { DESCRICAO_MAX, type SituacaoCampanha } from '@seleta/contract/limits'
import { findBrokenChecks } from '@seleta/contract/publish-checks'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import { tooLong } from '@seleta/contract/text-max'
import { findWrongValues } from '@seleta/contract/value-checks'
import { formatCidades } from '@seleta/regras/cidade'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../database/schema'
import { ConflictError, InvalidError, NotFoundError } from '../../ground/domain-error'
import { cleanHtml } from '../../ground/text/clean-html'
import { createCampanhaPartsRepository } from './campanha-parts-repository'
import { createCampanhasRepository } from './campanhas-repository'

/* Between the wire's campaign and its row: nothing else knows which field has a column and which stands in `conteudo`. */

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
    localidade: formatCidades(rest.cidades.map(({ cidade }) => cidade)),
    conteudo: JSON.stringify({
      ...rest,
      quadros,
      vaga: { ...rest.vaga, descricao: bounded('vaga.descricao', cleanHtml(rest.vaga.descricao)) },
    }),
  }
}

/** The boards that are switched on; the spec's own `enviarCatho` alone is one of them. */
const quadrosOf = ({ enviarCatho, quadros }: Pick<CampanhaRascunho, 'enviarCatho' | 'quadros'>) =>
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
type PublicacaoRow = Pick<Row<'publicacao'>, 'quadro' | 'estado' | 'erro'>

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

/* What publish, update and the drafts share. */

export const campanhaNotFound = () => new NotFoundError('Campanha não encontrada.')

export const campanhaEncerrada = () => new ConflictError('Esta campanha foi encerrada.', 'campanha_encerrada')

export const versaoOutdated = () =>
  new ConflictError(
    'Esta campanha foi salva em outro lugar depois que você a abriu. Nada foi sobrescrito.',
    'versao_antiga',
  )

/** @throws NotFoundError */
export async function readCampanha(db: Kysely<Database>, empresaId: number, id: number): Promise<Campanha> {
  const repository = createCampanhasRepository(db)
  const row = await repository.find(empresaId, id)
  if (row === null) throw campanhaNotFound()
  return toCampanha(row, await repository.listPublicacoes(empresaId, id))
}

/**
 * The five checks in the spec's order: the first is the message, all of them stand at their fields (product 35).
 * @throws InvalidError
 */
export function assertCompleta(campanha: CampanhaRascunho): void {
  refuse(findBrokenChecks(campanha), 'campanha_incompleta')
}

/**
 * What is given and wrong, by the rules of the wizard's fields and in its words (spec sections 5 and 9).
 * @param hoje Brazil's day
 * @param antes what stands already: time alone makes no closing date wrong
 * @throws InvalidError
 */
export function assertValues(
  campanha: CampanhaRascunho,
  hoje: string,
  antes?: Pick<CampanhaRascunho, 'fechamento'>,
): void {
  const isKept = antes !== undefined && antes.fechamento === campanha.fechamento
  const today = isKept && campanha.fechamento !== null ? campanha.fechamento : hoje
  refuse(findWrongValues(campanha, today), 'campanha_invalida')
}

function refuse(
  faults: readonly { readonly field: string; readonly message: string }[],
  codigo: string,
): void {
  const [first] = faults
  if (first === undefined) return
  const campos = Object.fromEntries(faults.map(({ field, message }) => [field, message]))
  throw new InvalidError(first.message, campos, codigo)
}

/** Rows that follow the campaign's content. A draft has no questions nor boards of its own yet. */
export async function writeParts(
  trx: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  campanha: CampanhaRascunho,
  isPublicada: boolean,
): Promise<void> {
  if (!isPublicada) return
  const parts = createCampanhaPartsRepository(trx)
  await parts.replacePerguntas(empresaId, campanhaId, campanha.vaga.perguntas)
  await parts.replacePublicacoes(empresaId, campanhaId, quadrosOf(campanha))
}

/** @throws ConflictError when nobody new comes in: a draft, or an ended one */
export function assertReceives(situacao: SituacaoCampanha): void {
  if (situacao === 'RASCUNHO')
    throw new ConflictError('Esta campanha ainda não foi publicada.', 'campanha_rascunho')
  if (!isAllowed('receber', situacao)) throw campanhaEncerrada()
}

/**
 * The campaign that people come into, held until the transaction ends.
 * @throws NotFoundError when it is not the company's; ConflictError for a draft or an ended one
 */
export async function lockCampanhaToReceive(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
): Promise<Campanha> {
  const row = await createCampanhasRepository(trx).lock(empresaId, id)
  if (row === null) throw campanhaNotFound()
  const campanha = toCampanha(row, [])
  assertReceives(campanha.situacao)
  return campanha
}
