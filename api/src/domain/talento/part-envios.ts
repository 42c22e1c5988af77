import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { NOTHING } from '../inscricao/triagem'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { type Alheio, createEnviosDeVolta } from './envios-de-volta-repository'
import type { Voltando } from './unida'

/**
 * Two who were one are two again, and one of them had sent for an application that is the other's: what was sent, its
 * answers and what was mailed go with whoever sent, who has an application of their own, and the other one has the
 * answers that it had before (decision 108).
 * @param ativas applications that were not withdrawn when the two were joined
 * @returns applications that stand now, and which had stood for them
 */
export async function partEnvios(
  trx: Kysely<Database>,
  empresaId: number,
  fusaoId: number,
  voltando: Voltando & { readonly ativas: readonly number[] },
): Promise<{ readonly id: number; readonly ficaId: number }[]> {
  const envios = createEnviosDeVolta(trx)
  await envios.takeByEmail(empresaId, fusaoId, voltando)
  const alheios = await envios.listAlheios(empresaId, fusaoId, voltando)
  const back: { id: number; ficaId: number }[] = []
  for (const [first] of Map.groupBy(alheios, (one) => `${one.inscricaoId} ${one.talentoId}`).values()) {
    if (first === undefined) continue
    const { inscricaoId } = first
    const isAtiva = !voltando.ativas.includes(inscricaoId)
    const propriaId = first.propriaId ?? (await envios.inscribe(empresaId, first, isAtiva))
    if (first.propriaId === null) back.push({ id: propriaId, ficaId: inscricaoId })
    await answerOwn(trx, empresaId, first, propriaId)
  }
  return back
}

/** @param propriaId of whoever sent, in the campaign of the one that they had sent for */
export async function answerOwn(
  trx: Kysely<Database>,
  empresaId: number,
  alheio: Alheio,
  propriaId: number,
): Promise<void> {
  const { id, envio, estado, fezInscricao, isOfEmpresa, inscricaoId, campanhaId, isVolta, wasOut } = alheio
  const envios = createEnviosDeVolta(trx)
  const declaracoes = createDeclaracoesRepository(trx)
  const inscricoes = createInscricoesRepository(trx)
  const isNew = alheio.propriaId === null
  const answered = isNew ? null : await declaracoes.findAnswered(empresaId, propriaId)
  const isTaken = isNew || (estado === 'confirmada' && (isVolta ? (answered ?? 0) < id : answered === null))
  if (isVolta) await envios.standAgain(empresaId, propriaId)
  if (wasOut && fezInscricao) await envios.leaveAgain(empresaId, inscricaoId)
  await envios.follow(empresaId, alheio, { propriaId, origemId: isTaken ? id : null })
  if (isTaken) await declaracoes.setOrigin(empresaId, propriaId, id)
  if (envio === null) {
    if (isTaken) await envios.moveRespostas(empresaId, inscricaoId, propriaId)
    const replaced = await envios.findReplaced(empresaId, inscricaoId, isOfEmpresa)
    await inscricoes.setEnvio(empresaId, { id: inscricaoId, campanhaId }, replaced?.envio ?? NOTHING)
    if (replaced !== null) await declaracoes.letGo(empresaId, replaced.id)
    if (replaced !== null && fezInscricao && !isOfEmpresa)
      await declaracoes.setOrigin(empresaId, inscricaoId, replaced.id)
  } else if (isTaken) {
    await inscricoes.setEnvio(empresaId, { id: propriaId, campanhaId }, envio)
    await declaracoes.letGo(empresaId, id)
  }
}
