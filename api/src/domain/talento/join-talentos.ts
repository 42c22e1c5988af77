import type { MotivoFusao } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { comeApart } from './come-apart'
import { putWhereTold } from './inscribe-apart'
import { createDevolucao, type Devolvendo } from './take-fusoes-back'
import { haveOtherCpfs } from './cede-on-join'
import { createDeOcultaRepository } from './de-oculta-repository'
import type { Entrada } from './entrada'
import { provesNothing, shareKey, type Conhecida, type Match, type Proven } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { findEachSame } from './give-way'
import { holdPessoas } from './hold-pessoas'
import { leaveAdded } from './leave-campanhas'
import { turnMailsBack } from './mailed-chaves'
import { bringUnidaBack, moveInto } from './move-into'
import { type Chaves, readChegou } from './pessoa'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { createSemelhancasRepository, idIn, type NewSemelhanca } from './semelhancas-repository'
import { partByForm } from './part-by-form'
import { partErased } from './part-erased'
import { createTalentoRepository } from './talento-repository'
import type { OpenCampanha } from './stay-inscrita'
import { findToldInside } from './told-inside'
import type { Unida } from './unida'
import { createUnioesRepository } from './unioes-repository'
import { createVouchedRepository } from './vouched-repository'

/* Who is the same person: found, joined, kept apart, and taken apart again (product 42, decisions 063, 108). */

/**
 * Whom people would be joined to if they came in now; nothing is written.
 * @returns one answer for each, in their order
 */
export async function findMatches(
  db: Kysely<Database>,
  { empresaId, origem, ...quem }: Pick<Entrada, 'empresaId' | 'origem' | 'proven' | 'listHomonimas'>,
  pessoas: readonly Chaves[],
): Promise<Match[]> {
  const conhecidas = await createTalentoRepository(db).listConhecidas(
    empresaId,
    origem,
    pessoas,
    provesNothing(quem.proven),
  )
  return findEachSame(pessoas, conhecidas, quem)
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
  const [match] = await findEachSame([chaves], conhecidas, { proven, listHomonimas: null })
  return conhecidas
    .flatMap((pessoa) => {
      const motivo = shareKey(chaves, pessoa)
      const isMesma = match?.tipo === 'mesma' && match.pessoa.id === pessoa.id
      return motivo === null || (pessoa.isOculta && !isMesma) ? [] : [{ pessoa, motivo, isMesma }]
    })
    .toSorted((a, b) => Number(b.isMesma) - Number(a.isMesma))
}

interface Actor extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number
  /** Holds a campaign until the transaction ends. */
  readonly lockCampanha: (campanhaId: number) => Promise<unknown>
}

/** Locks the campaigns of these people in one order, also against applications on their way, as `holdCampanhasOf` does not. */
export async function lockCampanhasOf(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  lockCampanha: Actor['lockCampanha'],
): Promise<void> {
  for (const id of await createUnioesRepository(trx).listCampanhas(empresaId, talentoIds))
    await lockCampanha(id)
}

/**
 * Two people whom a recruiter knows to be one become one: everything of the later one goes to the other, who keeps what
 * they have and gets what they lack. Whom a form alone has told of goes into whom somebody vouched for (decision 108).
 * @param emailDe the random id of whose e-mail stays; null: that of who stays
 * @returns who is left, and the merge that takes it back
 * @throws NotFoundError; ConflictError when both have a CPF, and these differ, and when `emailDe` is neither of them
 */
export async function joinSemelhantes(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore, lockCampanha }: Actor,
  id: number,
  emailDe: string | null,
): Promise<{ identificador: string; nome: string; fusaoId: number }> {
  const semelhancas = createSemelhancasRepository(trx)
  await holdPessoas(
    trx,
    empresaId,
    (ids) => lockCampanhasOf(trx, empresaId, ids, lockCampanha),
    () => semelhancas.findPair(empresaId, id),
  )
  const par = await semelhancas.lock(empresaId, id)
  const talentos = createTalentoRepository(trx)
  const pair = [par.talentoId, par.outroId]
  await createUnioesRepository(trx).lockPair(empresaId, pair)
  if (await haveOtherCpfs(trx, empresaId, pair))
    throw new ConflictError('Cada cadastro tem um CPF: são pessoas diferentes.', 'cpfs_diferentes')
  const isTold = (talentoId: number) => talentos.isDeclarada(empresaId, talentoId)
  const isOtherMerelyTold = (await isTold(par.outroId)) && !(await isTold(par.talentoId))
  const [staying, leaving] = isOtherMerelyTold ? [par.talentoId, par.outroId] : [par.outroId, par.talentoId]
  // Who goes was told of by a form; a recruiter has stood up for it now.
  const vouched = await createVouchedRepository(trx).vouchFor(empresaId, [leaving])
  const quem = { empresaId, usuarioId, rescore, via: 'recrutador' } as const
  const dona = emailDe === null ? null : idIn(par, emailDe)
  const { fusaoId } = await moveInto(trx, quem, {
    staying,
    leaving,
    par,
    vouched,
    vinda: null,
    emailDe: dona,
  })
  return { ...(await talentos.findNome(empresaId, staying)), fusaoId }
}

/**
 * Whose mailbox it is says that who came in by the form with the e-mail of somebody hidden is that person: she is in
 * sight again as she was, and what was sent stands with her, to be confirmed part by part (decision 129): nothing of
 * what the form made of it is on her record before.
 * @param oculta holds their campaigns and the one that came in
 */
export async function joinVinda(
  trx: Kysely<Database>,
  { lockCampanha, bringBack, ...quem }: Omit<Actor, 'usuarioId'> & Pick<Entrada, 'bringBack'>,
  { oculta, vinda }: { readonly oculta: number; readonly vinda: number },
): Promise<void> {
  const { empresaId } = quem
  const pair = [oculta, vinda]
  const unioes = createUnioesRepository(trx)
  await lockCampanhasOf(trx, empresaId, pair, lockCampanha)
  await unioes.lockPair(empresaId, pair)
  // Who came in may be hidden by now as well.
  await bringBack(pair)
  const deOculta = createDeOcultaRepository(trx)
  const unmade = await deOculta.setUnmade(empresaId, vinda)
  const { largadas } = await moveInto(
    trx,
    { ...quem, usuarioId: null, via: 'formulario' },
    {
      staying: oculta,
      leaving: vinda,
      par: { talentoId: vinda, outroId: oculta, motivo: 'email' },
      vouched: [],
      vinda: unmade,
      emailDe: null,
    },
  )
  const beside = largadas.filter(({ inscricao, ficaId }) => inscricao.id !== ficaId)
  await deOculta.setBeside(
    empresaId,
    beside.flatMap(({ declaracoes }) => declaracoes),
  )
}

/**
 * A recruiter keeps two people apart who may be one, or says that they may be one after all.
 * @returns the one who was there first
 * @throws NotFoundError; ConflictError when the time to take «separadas» back is over
 */
export async function keepApart(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number },
  id: number,
  isSeparada: boolean,
): Promise<{ identificador: string; nome: string }> {
  const semelhancas = createSemelhancasRepository(trx)
  await holdPessoas(trx, empresaId, null, () => semelhancas.findPair(empresaId, id))
  const { talentoId, outroId, identificador, nome } = await semelhancas.lock(empresaId, id)
  await semelhancas.setSeparada(empresaId, id, isSeparada)
  await appendEventos(
    trx,
    empresaId,
    [talentoId, outroId].map((alvo) => ({
      tipo: 'talento_distinguido',
      usuarioId,
      talentoId: alvo,
      dados: { semelhancaId: id, isSeparada },
    })),
  )
  return { identificador, nome }
}

/** A recruiter shall look at these two, for the reason that is given; a pair that stands already stays as it is. */
export const noteSemelhanca = (trx: Kysely<Database>, empresaId: number, par: NewSemelhanca): Promise<void> =>
  createSemelhancasRepository(trx).insertMissing(empresaId, [par])

/** Times that a known person came in again, newest first, with what came. */
export async function listFusoes(db: Kysely<Database>, empresaId: number, identificador: string) {
  const rows = await createFusoesRepository(db).list(empresaId, identificador)
  return rows.map((row) => ({ ...row, chegou: readChegou(row.chegou) }))
}

/**
 * Makes two people of one again: what came gets a person of its own (`comeApart`). What can stand only once stays with
 * the first.
 * @param trx holds nothing yet
 * @param usuarioId who does it; null: a restore, as somebody did
 * @throws NotFoundError, ConflictError when it was taken apart already, or the first is hidden
 */
export async function separateFusao(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore, lockCampanha, openCampanha }: Separating,
  id: number,
): Promise<{ identificador: string; nome: string }> {
  const fusoes = createFusoesRepository(trx)
  const fusao = await holdFusao(trx, { empresaId, lockCampanha }, id)
  if (fusao.unida !== null) {
    const unida = fusao.unida as Unida // What `keepUnida` wrote, which is the only one to write it.
    return bringUnidaBack(trx, { empresaId, usuarioId, rescore, openCampanha }, fusao, unida)
  }
  const former = (await createTalentoRepository(trx).lockSnapshots(empresaId, [fusao.talentoId])).get(
    fusao.talentoId,
  )?.['email']
  const emprestadas = createRespostasEmprestadas(trx)
  await emprestadas.giveBack(empresaId, [fusao.talentoId])
  const apart = await comeApart(trx, empresaId, fusao)
  const { talentoId, identificador, pessoa, campanhaId } = apart
  if (campanhaId !== null)
    await putWhereTold(trx, { empresaId, usuarioId }, fusao, await openCampanha(campanhaId), talentoId)
  await fusoes.markUndone(empresaId, id)
  const bothIds = [fusao.talentoId, talentoId]
  await partByForm(trx, { empresaId, openCampanha }, fusao, apart)
  await emprestadas.lend(empresaId, bothIds)
  await turnMailsBack(trx, empresaId, bothIds, typeof former === 'string' ? former : null)
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

interface Separating extends Omit<Actor, 'usuarioId'> {
  readonly usuarioId: number | null
  readonly openCampanha: OpenCampanha
}

/** One that can be taken apart, held after its person and their campaigns. @throws as `separateFusao` */
async function holdFusao(
  trx: Kysely<Database>,
  { empresaId, lockCampanha }: Pick<Actor, 'empresaId' | 'lockCampanha'>,
  id: number,
) {
  const fusoes = createFusoesRepository(trx)
  await holdPessoas(
    trx,
    empresaId,
    (ids) => lockCampanhasOf(trx, empresaId, ids, lockCampanha),
    async () => {
      const talentoId = await fusoes.findTalento(empresaId, id)
      return talentoId === null ? [] : [talentoId]
    },
  )
  const fusao = await fusoes.lock(empresaId, id)
  if (fusao === null) throw new NotFoundError('Esta união não existe mais.')
  if (fusao.desfeitaEm !== null)
    throw new ConflictError('Os dois cadastros já foram separados.', 'ja_separada')
  if (await fusoes.isOfOculta(empresaId, id))
    throw new ConflictError('Esta pessoa está oculta: restaure o cadastro antes de separar.')
  return fusao
}

/** What an import told of people is taken back (decisions 062, 063, 233). */
export const openDevolucao = (trx: Kysely<Database>, quem: Devolvendo) => createDevolucao(trx, quem)

/** As `leaveAdded`. */
export const takeAddingBack = (...of: Parameters<typeof leaveAdded>) => leaveAdded(...of)

/** As `partErased`. */
export const partErasedSender = (...of: Parameters<typeof partErased>) => partErased(...of)

/** As `findToldInside`. */
export const openToldInside =
  (trx: Kysely<Database>, quem: Parameters<typeof findToldInside>[1]) =>
  (talentoIds: readonly number[], noted?: Parameters<typeof findToldInside>[3]) =>
    findToldInside(trx, quem, talentoIds, noted)
