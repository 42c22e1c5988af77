import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import type { Entrada, Via } from './entrada'
import { inscritaEvento } from './entrada-eventos'
import { createFusoesRepository } from './fusoes-repository'

/**
 * Whoever is somebody of their own again stands where whoever told of them had put them.
 * @returns the application; null without a campaign, or when they stand there
 */
export async function inscribeApart(
  trx: Kysely<Database>,
  entrada: Pick<Entrada, 'empresaId' | 'usuarioId' | 'campanha' | 'origem' | 'fonte' | 'consentimento'>,
  talentoId: number,
): Promise<NewInscricao | null> {
  const { empresaId, campanha, origem, fonte } = entrada
  if (campanha === null) return null
  const inserted = await createInscricoesRepository(trx).insertAll(empresaId, campanha, { origem, fonte }, [
    { talentoId, envio: null },
  ])
  const inscricao = inserted.get(talentoId) ?? null
  await appendEventos(trx, empresaId, inscritaEvento(entrada, talentoId, inscricao))
  return inscricao
}

/** Whoever told had put them into a campaign where the other one stood already: they stand there for themselves now. */
export async function putWhereTold(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number | null },
  { id, via }: { readonly id: number; readonly via: Via },
  campanha: Entrada['campanha'],
  talentoId: number,
): Promise<void> {
  const fonte = via === 'importacao' ? 'importacao' : ''
  const entrada = { empresaId, usuarioId, campanha, origem: 'MANUAL', fonte, consentimento: null } as const
  const inscricao = await inscribeApart(trx, entrada, talentoId)
  if (inscricao !== null) await createFusoesRepository(trx).setInscricao(empresaId, id, inscricao.id)
}
