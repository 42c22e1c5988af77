import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError } from '../../ground/domain-error'
import {
  COM_A_EMPRESA,
  createInscricoesRepository,
  inscricaoNotFound,
  inscricaoRetirada,
} from '../inscricao/inscricoes-repository'
import { type KeptEnvio, NOTHING } from '../inscricao/triagem'
import { createDeclaracoesRepository, type DeclaracaoPresa } from './declaracoes-repository'
import type { Entrada } from './entrada'
import { changeOf, type Proven } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { makeByEnvio } from './make-by-envio'
import { lookAnew } from './pair-anew'
import { readChegou } from './pessoa'
import { remakeWithoutSent } from './remake-apart'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { createTalentoRepository, type Permissao } from './talento-repository'
import { createTomadasRepository } from './tomadas-repository'
import { createVouchedRepository } from './vouched-repository'

/** The person opened the link in the mail, and said that it was them. */
const BY_EMAIL: Proven = { by: 'nobody', email: true, telefone: false }

/** One that nobody has answered, held. @throws NotFoundError; ConflictError when it was answered before */
export async function lockRecebida(
  trx: Kysely<Database>,
  empresaId: number,
  identificador: string,
): Promise<DeclaracaoPresa> {
  const declaracao = await createDeclaracoesRepository(trx).lock(empresaId, identificador)
  if (declaracao === null) throw inscricaoNotFound()
  if (declaracao.estado === 'retirada' || declaracao.estado === 'recusada') throw inscricaoRetirada()
  if (declaracao.estado === 'confirmada')
    throw new ConflictError(
      emailOf(declaracao) !== null
        ? 'Esta inscrição já foi confirmada: para mudá-la, use o link que está no e-mail.'
        : COM_A_EMPRESA,
      'inscricao_confirmada',
    )
  return declaracao
}

/** The e-mail that was given with it. */
export const emailOf = ({ pessoa }: Pick<DeclaracaoPresa, 'pessoa'>) => readChegou(pessoa).email

/**
 * What the application said, into the record, with a merge that can be taken apart (decision 063): all that is told of
 * whom another one had merely made, unless the person stays whom that one has made (`makeByEnvio`). Once a later one has
 * told, it only fills gaps.
 */
export async function tellTalento(
  trx: Kysely<Database>,
  empresaId: number,
  { talentoId, curriculoId, consentimento, ...declaracao }: DeclaracaoPresa,
): Promise<void> {
  const talentos = createTalentoRepository(trx)
  const declaracoes = createDeclaracoesRepository(trx)
  const pessoa = readChegou(declaracao.pessoa)
  const told = [{ ...pessoa, talentoId }]
  const permissao: Permissao = { baseLegal: 'consentimento', consentimento }
  const isOfOther = await makeByEnvio(trx, empresaId, { ...declaracao, talentoId })
  const antes = await talentos.lockSnapshots(empresaId, [talentoId])
  const isDeclarada = !isOfOther && (await talentos.isDeclarada(empresaId, talentoId))
  const isOlder = await declaracoes.isOlder(empresaId, { id: declaracao.id, talentoId })
  const change = isOlder ? 'completa' : changeOf({ isDeclarada }, BY_EMAIL)
  await talentos.completeTalentos(empresaId, 'MANUAL', permissao, [{ ...pessoa, talentoId, change }])
  const vouched = isOfOther ? [] : await createVouchedRepository(trx).vouchFor(empresaId, [talentoId])
  const hasCurriculo = (antes.get(talentoId)?.['curriculoId'] ?? null) !== null
  if (curriculoId !== null && !(isOlder && hasCurriculo))
    await talentos.setCurriculo(empresaId, talentoId, curriculoId)
  const depois = await talentos.lockSnapshots(empresaId, [talentoId])
  const { experiencias, formacoes } = await talentos.addHistoricos(empresaId, told)
  await createFusoesRepository(trx).insertAll(empresaId, [
    {
      talentoId,
      via: 'formulario',
      motivo: 'email',
      antes: antes.get(talentoId) ?? {},
      depois: depois.get(talentoId) ?? {},
      chegou: pessoa,
      experienciaIds: idsOf(experiencias),
      formacaoIds: idsOf(formacoes),
      inscricaoId: declaracao.fezInscricao ? declaracao.inscricaoId : null,
      importacaoId: null,
      linha: null,
      usuarioId: null,
      vouched,
      tomadas: [],
      ocultaEm: null,
      avisadaEm: null,
      campanhaId: null,
    },
  ])
  await lookAnew(trx, empresaId, antes)
}

const idsOf = (byTalento: ReadonlyMap<number, number>) => [...byTalento.values()]

/**
 * What was sent counts no more.
 * @returns whom it counted for, and the application that went with it, to be withdrawn: null when it stood before, or is
 *   out already
 * @throws as `lockRecebida`
 */
export async function dropDeclaracao(
  trx: Kysely<Database>,
  { empresaId, rescore }: Pick<Entrada, 'empresaId' | 'rescore'>,
  identificador: string,
  estado: 'retirada' | 'recusada',
): Promise<{ talentoId: number; inscricao: InscricaoPresa | null }> {
  const { id, fezTalento, fezInscricao, situacao, ...rest } = await lockRecebida(
    trx,
    empresaId,
    identificador,
  )
  const { talentoId, inscricaoId, campanhaId } = rest
  const inscricao = { talentoId, inscricaoId, campanhaId }
  const declaracoes = createDeclaracoesRepository(trx)
  await declaracoes.decide(empresaId, id, estado)
  const wasTaken = !fezInscricao && (await createTomadasRepository(trx).isTaken(empresaId, { id, talentoId }))
  if (!fezTalento) {
    await remakeWithoutSent(trx, empresaId, talentoId, id)
    await declaracoes.forget(empresaId, id)
  }
  if (!fezInscricao && (await takeRespostasOff(trx, empresaId, id, { ...rest, wasTaken })))
    await rescore([{ campanhaId, inscricaoIds: [inscricaoId] }])
  if (!fezInscricao || situacao !== 'ativa') return { talentoId, inscricao: null }
  if (!(await goOnWithNext(trx, empresaId, id, rest))) return { talentoId, inscricao }
  // Other answers count now.
  await rescore([{ campanhaId, inscricaoIds: [inscricaoId] }])
  return { talentoId, inscricao: null }
}

/**
 * Two who are one are not judged by answers that were sent and count no more: neither those that the application has by
 * itself, nor those that it has from one for which it stands. Nor is whoever was put into the campaign by who vouches, whose
 * application began with them (`wasTaken`).
 * @param id which counts no more
 * @returns whether other answers may count now
 */
async function takeRespostasOff(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
  {
    talentoId,
    inscricaoId,
    campanhaId,
    envio,
    wasTaken,
  }: Pick<DeclaracaoPresa, keyof InscricaoPresa | 'envio'> & { readonly wasTaken: boolean },
): Promise<boolean> {
  const emprestadas = createRespostasEmprestadas(trx)
  const wasLent = await emprestadas.giveBack(empresaId, [talentoId])
  const isItsOwn = envio === null && (wasTaken || (await emprestadas.isOrigin(empresaId, talentoId, id)))
  if (isItsOwn)
    await createInscricoesRepository(trx).setEnvio(empresaId, { id: inscricaoId, campanhaId }, NOTHING)
  if (!wasLent && !isItsOwn) return false
  await emprestadas.lend(empresaId, [talentoId])
  return true
}

/** The application that a sending had made. */
export type InscricaoPresa = Pick<DeclaracaoPresa, 'inscricaoId' | 'campanhaId' | 'talentoId'>

/**
 * Somebody else has sent for the same application since: it goes on with what they sent, so that nobody who types an
 * address can take away what its person sends after them.
 * @param id which counts no more; 0: none, what had made it told of somebody else
 * @returns whether there was one
 */
export async function goOnWithNext(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
  { inscricaoId, campanhaId, etapaId }: Pick<DeclaracaoPresa, 'inscricaoId' | 'campanhaId' | 'etapaId'>,
): Promise<boolean> {
  const declaracoes = createDeclaracoesRepository(trx)
  const next = await declaracoes.findNextRecebida(empresaId, inscricaoId, id)
  if (next === null) return false
  const envio = next.envio as KeptEnvio | null // What `keepEnvio` wrote, which is the only one to write it.
  await createInscricoesRepository(trx).reopen(empresaId, { id: inscricaoId, campanhaId }, etapaId, envio)
  await declaracoes.letGo(empresaId, next.id)
  await declaracoes.setOrigin(empresaId, inscricaoId, next.id)
  return true
}
