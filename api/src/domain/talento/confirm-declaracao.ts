import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import type { KeptEnvio } from '../inscricao/triagem'
import { createDeclaracoesRepository, type DeclaracaoPresa } from './declaracoes-repository'
import type { Entrada } from './entrada'
import { findSame, changeOf, type Proven } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import type { Pessoa } from './pessoa'
import { readChegou } from './read-chegou'
import { createSemelhancasRepository } from './semelhancas-repository'
import { createTalentoRepository, type Permissao } from './talento-repository'

/** The person opened the link in the mail, and said that it was them. */
const BY_EMAIL: Proven = { by: 'nobody', email: true, telefone: false }
const NOBODY: Proven = { by: 'nobody', email: false, telefone: false }

export interface Confirmacao extends Pick<Entrada, 'empresaId' | 'rescore'> {
  /** Where people enter the campaign, for whom had withdrawn. */
  readonly etapaId: number | null
}

/**
 * The person says that an application was theirs: what it said goes into their record as a proven telling does, with
 * its consent and résumé; who had withdrawn is back; answers take the place of those of a sending that was nobody's.
 * @param trx holds the campaign
 * @param identificador of the declaração, one of this person
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function confirmDeclaracao(
  trx: Kysely<Database>,
  { empresaId, etapaId, rescore }: Confirmacao,
  identificador: string,
): Promise<void> {
  const declaracao = await lockRecebida(trx, empresaId, identificador)
  const { id, talentoId, inscricaoId, campanhaId, fezInscricao, situacao } = declaracao
  await tellTalento(trx, empresaId, declaracao)
  const declaracoes = createDeclaracoesRepository(trx)
  const isVolta = !fezInscricao && situacao === 'retirada'
  const isFromNobody = !fezInscricao && (await declaracoes.findOrigin(empresaId, inscricaoId)) !== null
  if (isVolta || isFromNobody) {
    const envio = declaracao.envio as KeptEnvio | null // What `keepEnvio` wrote, which is the only one to write it.
    const whereTo = isVolta ? etapaId : declaracao.etapaId
    const inscricao = { id: inscricaoId, campanhaId }
    await createInscricoesRepository(trx).reopen(empresaId, inscricao, whereTo, envio)
    await declaracoes.letGo(empresaId, id)
    await declaracoes.setOrigin(empresaId, inscricaoId, id)
  }
  await declaracoes.decide(empresaId, id, 'confirmada')
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, [talentoId]))
  const base = { usuarioId: null, talentoId, campanhaId, inscricaoId }
  await appendEvento(
    trx,
    empresaId,
    isVolta
      ? {
          ...base,
          tipo: 'inscricao_criada',
          dados: {
            etapaId,
            origem: 'MANUAL',
            fonte: declaracao.fonte,
            consentimentoVersao: declaracao.consentimento,
          },
        }
      : { ...base, tipo: 'inscricao_confirmada', dados: {} },
  )
}

/** What the application said, into the record, with a merge that can be taken apart (decision 063). */
async function tellTalento(
  trx: Kysely<Database>,
  empresaId: number,
  { talentoId, curriculoId, consentimento, ...declaracao }: DeclaracaoPresa,
): Promise<void> {
  const talentos = createTalentoRepository(trx)
  const pessoa = readChegou(declaracao.pessoa)
  const told = [{ ...pessoa, talentoId }]
  const permissao: Permissao = { baseLegal: 'consentimento', consentimento }
  const antes = await talentos.lockSnapshots(empresaId, [talentoId])
  const isDeclarada = await talentos.isDeclarada(empresaId, talentoId)
  const change = changeOf({ isDeclarada }, BY_EMAIL)
  await talentos.completeTalentos(empresaId, 'MANUAL', permissao, change, told)
  await createDeclaracoesRepository(trx).vouchFor(empresaId, [talentoId])
  if (curriculoId !== null) await talentos.setCurriculo(empresaId, talentoId, curriculoId)
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
      usuarioId: null,
    },
  ])
}

const idsOf = (byTalento: ReadonlyMap<number, number>) => [...byTalento.values()]

/**
 * What was sent is not to count any more: its sender takes it back, or the person whose address it gave says that it
 * was not them.
 * @returns the application that went with it, to be withdrawn; null when it stood before, or is out already
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function dropDeclaracao(
  trx: Kysely<Database>,
  { empresaId, rescore }: Pick<Entrada, 'empresaId' | 'rescore'>,
  identificador: string,
  estado: 'retirada' | 'recusada',
): Promise<Pick<DeclaracaoPresa, 'inscricaoId' | 'campanhaId' | 'talentoId' | 'etapaId'> | null> {
  const { id, fezTalento, fezInscricao, situacao, ...rest } = await lockRecebida(
    trx,
    empresaId,
    identificador,
  )
  const declaracoes = createDeclaracoesRepository(trx)
  await declaracoes.decide(empresaId, id, estado)
  if (!fezTalento) await declaracoes.forget(empresaId, id)
  if (!fezInscricao || situacao !== 'ativa') return null
  if (!(await handOver(trx, empresaId, id, rest))) return rest
  // Other answers count now.
  await rescore([{ campanhaId: rest.campanhaId, inscricaoIds: [rest.inscricaoId] }])
  return null
}

/**
 * Somebody else has sent for the same application since: it goes on with what they sent, so that nobody who types an
 * address can take away what its person sends after them.
 * @returns whether there was one
 */
async function handOver(
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

/**
 * Whoever sent it mends what they sent. A record that it made, and that nobody else has told of, is mended with it; any
 * other keeps what it has.
 * @param correcao e-mail stays what it was
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function correctDeclaracao(
  trx: Kysely<Database>,
  empresaId: number,
  identificador: string,
  correcao: Pick<Pessoa, 'nome' | 'telefone' | 'cidadeId' | 'sobre'>,
): Promise<void> {
  const { id, talentoId, fezTalento, ...declaracao } = await lockRecebida(trx, empresaId, identificador)
  const pessoa = { ...readChegou(declaracao.pessoa), ...correcao }
  await createDeclaracoesRepository(trx).setPessoa(empresaId, id, pessoa)
  if (!fezTalento) return
  const talentos = createTalentoRepository(trx)
  await talentos.correct(empresaId, talentoId, correcao)
  const conhecidas = await talentos.listConhecidas(empresaId, 'MANUAL', [pessoa], true)
  const match = findSame(
    { ...pessoa, email: null },
    conhecidas.filter((other) => other.id !== talentoId),
    NOBODY,
  )
  if (match.tipo !== 'nova') return
  await createSemelhancasRepository(trx).insertAll(
    empresaId,
    match.parecidas.map((parecida) => ({
      talentoId,
      outroId: parecida.pessoa.id,
      motivo: parecida.motivo,
    })),
  )
}

async function lockRecebida(
  trx: Kysely<Database>,
  empresaId: number,
  identificador: string,
): Promise<DeclaracaoPresa> {
  const declaracao = await createDeclaracoesRepository(trx).lock(empresaId, identificador)
  if (declaracao === null) throw new NotFoundError('Inscrição não encontrada.')
  if (declaracao.estado === 'retirada' || declaracao.estado === 'recusada')
    throw new ConflictError('Esta inscrição já foi retirada.', 'inscricao_retirada')
  if (declaracao.estado === 'confirmada')
    throw new ConflictError(
      'Esta inscrição já foi confirmada: para mudá-la, use o link que está no e-mail.',
      'inscricao_confirmada',
    )
  return declaracao
}
