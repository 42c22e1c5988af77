import { addresses } from '@seleta/public-pages/data/addresses'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { findChave, uuidOfChave } from '../../../ground/text/mailed-chave'
import { openChaves } from '../../../domain/inscricao/chave'
import { enqueueSaidas, tellSaida, type WhoLeaves } from '../../../domain/mensagem/enqueue-mensagens'
import { askToday, erasureDia, hidingDiaOfTold, tellContagem } from '../../../domain/retencao/retencao'
import { createRetencaoRepository, type Retida } from '../../../domain/retencao/retencao-repository'

interface Today {
  readonly agora: Date
  readonly publicUrl: string
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

/** A mail that is about to leave. */
interface Leaving {
  readonly empresaId: number
  readonly talentoId: number | null
  readonly destinatario: string
  readonly corpo: string
}

/**
 * A mail that leaves on another day than it was written for (tried again, sent by hand, led to a corrected address) is
 * written anew: its person is told on the day on which it leaves, and has their month from then.
 * @returns its words as they are so today; null when nothing of it is so any more
 */
export async function renewSaida(
  trx: Kysely<Database>,
  { empresaId, talentoId, destinatario, corpo }: Leaving,
  { agora, publicUrl }: Today,
): Promise<string | null> {
  const repository = createRetencaoRepository(trx)
  const ids = talentoId === null ? [] : [talentoId]
  const { hoje, stepOf } = askToday(agora, true)
  const chave = findChave(corpo)
  // Who was joined meanwhile waits for the mail of the one who went, whose link opens nothing.
  const named = chave === null ? null : uuidOfChave(chave)
  const isOfToday = ({ identificador, saida: { avisada } }: Retida) =>
    identificador === named && avisada !== null && avisada >= hoje
  if ((await repository.list(empresaId, ids)).some(isOfToday)) return corpo
  const [pessoa] = await repository.lock(empresaId, ids)
  if (pessoa === undefined || pessoa.saida.avisada === null || pessoa.saida.oculta !== null) return null
  // Its key opens their page for their own mailbox alone.
  if (canonicalEmail(destinatario) !== canonicalEmail(pessoa.email ?? '')) return null
  if (stepOf(pessoa) === 'desavisar') return null
  await repository.moveAvisada(empresaId, pessoa.id, hoje)
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
