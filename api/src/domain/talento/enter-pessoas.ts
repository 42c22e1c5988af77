import { canonicalEmail } from '@seleta/regras/email'
import type { MotivoFusao } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { enterApart, isInscricao } from './enter-apart'
import type { Chegada, Declarada, Entrada, ResultadoEntrada } from './entrada'
import { findSame, provesNothing, shareKey, type Conhecida, type Match, type Proven } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import type { Chaves } from './pessoa'
import { readChegou } from './read-chegou'
import { bringUnidaBack } from './join-talentos'
import { createTalentoRepository } from './talento-repository'
import type { Unida } from './unioes-repository'

/** The room's door: what becomes of applications that nobody vouches for, beside the way in (decision 108). */
export { confirmDeclaracao, correctDeclaracao, dropDeclaracao } from './confirm-declaracao'
export { createDeclaracoesRepository } from './declaracoes-repository'
export { readChegou, tellPessoa } from './read-chegou'
export type { Declarada } from './entrada'
export { createDeOcultaRepository } from './de-oculta-repository'
export {
  DA_PROPRIA_PESSOA,
  OF_ANOTHER_PESSOA,
  readChaves,
  readPessoa,
  readTelefoneAndCidade,
  type Pessoa,
  type PessoaTexto,
} from './pessoa'
export { joinSemelhantes, joinVinda } from './join-talentos'
export { createSemelhancasRepository } from './semelhancas-repository'

/**
 * Takes people in for whom somebody vouches: whoever is known by reference, CPF, e-mail or phone gets what is new, the
 * others are made; all of them go to the campaign's entry stage with a score. With `enterInscricao` the one way in for
 * the form, its page without JavaScript, recruiters, files and origins (product 42, decision 096).
 * @param trx the transaction, which holds the campaign; nothing is written when it fails
 * @param chegadas checked people; two of them may be the same person
 * @returns what became of each, in their order
 */
export async function enterPessoas(
  trx: Kysely<Database>,
  entrada: Entrada & { readonly proven: Vouched },
  chegadas: readonly Chegada[],
): Promise<VouchedResultado[]> {
  const results = await enterAll(trx, entrada, chegadas)
  return results.map((result) => {
    if (result.tipo === 'declarada') throw new Error('what is vouched for was only declared')
    return result
  })
}

/** Whoever brings the people in vouches for them. */
type Vouched = Proven & { readonly by: Exclude<Proven['by'], 'nobody'> }
type VouchedResultado = Exclude<ResultadoEntrada, { tipo: 'declarada' }>

/** Nobody stands behind a form that was filled in. */
const NOBODY: Proven = { by: 'nobody', email: false, telefone: false }

/**
 * Takes the application of somebody who proves nothing: of a person on record by its e-mail, whose record stays as it
 * is, else of somebody new, beside whoever may be the same (decision 108).
 * @param trx as `enterPessoas`
 * @returns the person that it counts for, and what was sent
 */
export async function enterInscricao(
  trx: Kysely<Database>,
  entrada: Omit<Entrada, 'proven'> & { readonly campanha: NonNullable<Entrada['campanha']> },
  chegada: Chegada,
): Promise<{ talentoId: number; identificador: string; declaracao: Declarada }> {
  const [result] = await enterAll(trx, { ...entrada, proven: NOBODY }, [chegada])
  if (result === undefined || result.tipo === 'recusada' || result.declaracao === null)
    throw new Error('an application was lost on the way in')
  const { talentoId, identificador, declaracao } = result
  return { talentoId, identificador, declaracao }
}

async function enterAll(
  trx: Kysely<Database>,
  entrada: Entrada,
  chegadas: readonly Chegada[],
): Promise<ResultadoEntrada[]> {
  await createTalentoRepository(trx).lockChaves(
    entrada.empresaId,
    chegadas.map(({ pessoa }) => pessoa),
    isInscricao(entrada),
  )
  const results = new Map<Chegada, ResultadoEntrada>()
  let waiting = [...chegadas]
  // People of one part who share a key come one after the other, so that the second meets the first.
  while (waiting.length > 0) {
    const { now, later } = splitBySharedKey(waiting)
    await enterApart(trx, entrada, now, results)
    waiting = later
  }
  return chegadas.map((chegada) => {
    const result = results.get(chegada)
    if (result === undefined) throw new Error('a person was lost on the way in')
    return result
  })
}

function splitBySharedKey(chegadas: readonly Chegada[]): { now: Chegada[]; later: Chegada[] } {
  const taken = new Set<string>()
  const now: Chegada[] = []
  const later: Chegada[] = []
  for (const chegada of chegadas) {
    const { email, telefone, cpf, referencia } = chegada.pessoa
    const keys = [
      `e${canonicalEmail(email ?? '')}`,
      `t${telefone ?? ''}`,
      `c${cpf ?? ''}`,
      `r${referencia ?? ''}`,
    ]
    const told = keys.filter((key) => key.length > 1)
    if (told.some((key) => taken.has(key))) later.push(chegada)
    else now.push(chegada)
    for (const key of told) taken.add(key)
  }
  return { now, later }
}

/**
 * Whom people would be joined to if they came in now; nothing is written.
 * @returns one answer for each, in their order
 */
export async function findMatches(
  db: Kysely<Database>,
  { empresaId, origem, proven }: Pick<Entrada, 'empresaId' | 'origem' | 'proven'>,
  pessoas: readonly Chaves[],
): Promise<Match[]> {
  const conhecidas = await createTalentoRepository(db).listConhecidas(
    empresaId,
    origem,
    pessoas,
    provesNothing(proven),
  )
  return pessoas.map((pessoa) => findSame(pessoa, conhecidas, proven))
}

/**
 * Everybody known who shares a key with somebody who may come in, whoever would be joined first.
 * @returns `isMesma` false: only a hint, such as a phone that a family shares
 */
export async function findDuplicados(
  db: Kysely<Database>,
  { empresaId, origem, proven }: { empresaId: number; origem: Origem; proven: Proven },
  chaves: Chaves,
): Promise<{ pessoa: Conhecida; motivo: MotivoFusao; isMesma: boolean }[]> {
  const conhecidas = await createTalentoRepository(db).listConhecidas(empresaId, origem, [chaves], false)
  const match = findSame(chaves, conhecidas, proven)
  return conhecidas
    .flatMap((pessoa) => {
      const motivo = shareKey(chaves, pessoa)
      const isMesma = match.tipo === 'mesma' && match.pessoa.id === pessoa.id
      return motivo === null || (pessoa.isOculta && !isMesma) ? [] : [{ pessoa, motivo, isMesma }]
    })
    .toSorted((a, b) => Number(b.isMesma) - Number(a.isMesma))
}

/** Times that a known person came in again, newest first, with what came. */
export async function listFusoes(db: Kysely<Database>, empresaId: number, identificador: string) {
  const rows = await createFusoesRepository(db).list(empresaId, identificador)
  return rows.map((row) => ({ ...row, chegou: readChegou(row.chegou) }))
}

/**
 * Makes two people of one again: what came gets a person of its own, with the application and the file that came with
 * it; the other is as before, but for what was changed since. What can stand only once stays with the first.
 * @param rescore see `Entrada`
 * @throws NotFoundError, ConflictError when it was taken apart already
 */
export async function separateFusao(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Pick<Entrada, 'empresaId' | 'rescore'> & { usuarioId: number },
  id: number,
): Promise<{ identificador: string; nome: string }> {
  const fusoes = createFusoesRepository(trx)
  const talentos = createTalentoRepository(trx)
  const fusao = await fusoes.lock(empresaId, id)
  if (fusao === null) throw new NotFoundError('Esta união não existe mais.')
  if (fusao.desfeitaEm !== null)
    throw new ConflictError('Os dois cadastros já foram separados.', 'ja_separada')
  await talentos.lockSnapshots(empresaId, [fusao.talentoId])
  await fusoes.restore(empresaId, id)
  if (fusao.unida !== null) {
    const unida = fusao.unida as Unida // What `keepUnida` wrote, which is the only one to write it.
    return bringUnidaBack(trx, { empresaId, usuarioId, rescore }, fusao, unida)
  }
  const pessoa = readChegou(fusao.chegou)
  const { talentoId, identificador } = await talentos.insertApart(empresaId, pessoa)
  await fusoes.handOver(empresaId, id, talentoId)
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  // The file that came with them goes with them.
  const { curriculoId } = fusao.depois
  if (typeof curriculoId === 'number' && curriculoId !== fusao.antes['curriculoId'])
    await talentos.setCurriculo(empresaId, talentoId, curriculoId)
  await fusoes.markUndone(empresaId, id)
  const bothIds = [fusao.talentoId, talentoId]
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, bothIds))
  await appendEventos(
    trx,
    empresaId,
    bothIds.map((alvo) => ({
      tipo: 'talento_separado',
      usuarioId,
      talentoId: alvo,
      dados: { fusaoId: id },
    })),
  )
  return { identificador, nome: pessoa.nome }
}

/** Takes back what an import added to people whom it found on record: they are as before, and nobody is made anew. */
export async function undoFusoes(
  trx: Kysely<Database>,
  { empresaId, importacaoId }: { empresaId: number; importacaoId: number },
  talentoIds: readonly number[],
): Promise<void> {
  const fusoes = createFusoesRepository(trx)
  for (const id of await fusoes.lockOfImportacao(empresaId, importacaoId, talentoIds)) {
    await fusoes.restore(empresaId, id)
    await fusoes.removeAdded(empresaId, id)
    await fusoes.markUndone(empresaId, id)
  }
}
