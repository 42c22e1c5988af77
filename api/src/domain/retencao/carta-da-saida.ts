import { addresses } from '@seleta/public-pages/data/addresses'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { openChaves } from '../inscricao/chave'
import { enqueueSaidas, tellSaida, type WhoLeaves } from '../mensagem/enqueue-mensagens'
import { erasureDia, hidingDiaOfTold, tellContagem } from './retencao'
import { askToday } from './retencao-de-hoje'
import { createRetencaoRepository, type Retida } from './retencao-repository'

interface Today {
  readonly agora: Date
  readonly publicUrl: string
}

interface CartaOfPessoa {
  readonly empresaId: number
  readonly talentoId: number
  readonly destinatario: string
}

/**
 * Tells people that their time ends: notes the day, and mails everybody who can be written to.
 * @param trx holds them
 */
export async function tellSaidas(
  trx: Kysely<Database>,
  empresaId: number,
  pessoas: readonly Retida[],
  { agora, publicUrl }: Today,
): Promise<void> {
  const { hoje } = askToday(agora, true)
  const ids = pessoas.map(({ id }) => id)
  await createRetencaoRepository(trx).setAvisada(empresaId, ids, hoje)
  const write = await openWriting(trx, hoje, publicUrl)
  await enqueueSaidas(trx, empresaId, pessoas.filter(({ canBeWritten }) => canBeWritten).map(write), agora)
}

/**
 * The words of a mail that leaves on another day than it was written for: tried again, sent by hand, led to a corrected
 * address. Its person is told on the day on which it leaves, and has their month from then.
 * @returns null when nothing of it is so any more
 */
export async function renewSaida(
  trx: Kysely<Database>,
  { empresaId, talentoId, destinatario }: CartaOfPessoa,
  { agora, publicUrl }: Today,
): Promise<string | null> {
  const repository = createRetencaoRepository(trx)
  const [pessoa] = await repository.lock(empresaId, [talentoId])
  if (pessoa === undefined || pessoa.saida.avisada === null || pessoa.saida.oculta !== null) return null
  // Its key opens their page for their own mailbox alone.
  if (canonicalEmail(destinatario) !== canonicalEmail(pessoa.email ?? '')) return null
  const { hoje, stepOf } = askToday(agora, true)
  if (stepOf(pessoa) === 'desavisar') return null
  await repository.moveAvisada(empresaId, talentoId, hoje)
  return tellSaida((await openWriting(trx, hoje, publicUrl))(pessoa))
}

/** Writes to people as they are told on this day. */
async function openWriting(trx: Kysely<Database>, hoje: string, publicUrl: string) {
  const chaves = await openChaves(trx)
  return ({ id, identificador, nome, email, empresa, meses, vida }: Retida): WhoLeaves => {
    const ocultaEm = hidingDiaOfTold(vida, meses, hoje)
    return {
      talentoId: id,
      nome,
      email: email ?? '',
      empresa,
      meses,
      contagem: tellContagem(vida),
      ocultaEm,
      apagaEm: erasureDia(ocultaEm),
      link: `${publicUrl}${addresses.acompanhamento(chaves.signContinuar(identificador, email ?? ''))}`,
    }
  }
}
