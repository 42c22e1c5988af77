import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { enterApart, isInscricao } from './enter-apart'
import type { Chegada, Entrada, ResultadoEntrada } from './entrada'
import { firstName } from './find-same'
import { giveWay } from './give-way'
import { createTalentoRepository } from './talento-repository'

/**
 * Takes people in, whoever vouches for them: the one writing behind the handles of `enter-pessoas.ts` (decision 096).
 * @returns what became of each, in their order
 */
export async function enterAll(
  trx: Kysely<Database>,
  entrada: Entrada,
  chegadas: readonly Chegada[],
): Promise<ResultadoEntrada[]> {
  await createTalentoRepository(trx).lockChaves(
    entrada.empresaId,
    chegadas.map(({ pessoa }) => pessoa),
    isInscricao(entrada),
  )
  // Of all of them at once: who a key is of may be said by any.
  const given = await giveWay(
    trx,
    entrada,
    chegadas.map(({ pessoa }) => pessoa),
  )
  const results = new Map<Chegada, ResultadoEntrada>()
  let waiting = [...chegadas]
  // People of one part who share a key, or are one person on record, come one after the other, so that the second meets
  // what the first told.
  while (waiting.length > 0) {
    await enterApart(trx, entrada, withoutSharedKey(waiting), results, given)
    waiting = waiting.filter((chegada) => !results.has(chegada))
  }
  return chegadas.map((chegada) => {
    const result = results.get(chegada)
    if (result === undefined) throw new Error('a person was lost on the way in')
    return result
  })
}

/** Those of them who share no key with one before them; two whose first names differ are not one by a phone (`findSame`). */
function withoutSharedKey(chegadas: readonly Chegada[]): Chegada[] {
  const taken = new Set<string>()
  return chegadas.filter((chegada) => {
    const { email, telefone, cpf, referencia } = chegada.pessoa
    const keys = [
      `e${canonicalEmail(email ?? '')}`,
      telefone === null ? '' : `t${telefone} ${firstName(chegada.pessoa)}`,
      `c${cpf ?? ''}`,
      `r${referencia ?? ''}`,
    ]
    const told = keys.filter((key) => key.length > 1)
    const isApart = told.every((key) => !taken.has(key))
    for (const key of told) taken.add(key)
    return isApart
  })
}
