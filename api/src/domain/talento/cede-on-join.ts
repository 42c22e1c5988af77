import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { tellCampos } from '../../ground/event-log/campos-corrigidos'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createApartRepository } from './apart-repository'
import { createDevolvidasRepository, type Devolvida } from './devolvidas-repository'
import type { ChaveDevolvida } from './find-same'
import { followMailbox } from './mailed-chaves'

/* In a join, what only a file told that was taken back gives way to what the other one has (decision 234). */

const CHAVES = ['nome', 'email', 'cpf', 'telefone'] as const satisfies readonly ChaveDevolvida[]

/** Which keys of who stays give way to those of who goes. */
export interface Cedidas {
  readonly cedidas: readonly ChaveDevolvida[]
  /** The e-mail does because a recruiter has said so. */
  readonly isEscolhida: boolean
}

export const NADA_CEDIDO: Cedidas = { cedidas: [], isEscolhida: false }

/**
 * What gives way. Nothing is written.
 * @param trx holds both, who are two yet
 * @param emailDe whose e-mail a recruiter wants to stay; null: nothing is said of it
 */
export async function findCedidas(
  trx: Kysely<Database>,
  empresaId: number,
  { staying, leaving, emailDe }: { staying: number; leaving: number; emailDe: number | null },
): Promise<Cedidas> {
  const found = await findDevolvidas(trx, empresaId, staying, leaving)
  if (emailDe === null) return { cedidas: found, isEscolhida: false }
  const others = found.filter((key) => key !== 'email')
  const isEscolhida = emailDe === leaving
  return { cedidas: isEscolhida ? [...others, 'email'] : others, isEscolhida }
}

async function findDevolvidas(
  trx: Kysely<Database>,
  empresaId: number,
  staying: number,
  leaving: number,
): Promise<readonly ChaveDevolvida[]> {
  const both = await createDevolvidasRepository(trx).list(empresaId, [staying, leaving])
  const [stays, goes] = [both.get(staying), both.get(leaving)]
  if (stays === undefined || goes === undefined) return []
  const cedidas = CHAVES.filter((key) => gives(key, stays, goes))
  if (!cedidas.includes('email')) return cedidas
  // An application's mailed key names its person (decision 108): its e-mail stays where it was sent to.
  const inscritas = await createApartRepository(trx).listInscritas(empresaId, [
    { talentoId: staying, email: stays.email },
  ])
  return inscritas.length === 0 ? cedidas : cedidas.filter((key) => key !== 'email')
}

const gives = (key: ChaveDevolvida, stays: Devolvida, goes: Devolvida) =>
  stays.devolvidas.includes(key) &&
  goes[key] !== null &&
  goes[key] !== stays[key] &&
  !goes.devolvidas.includes(key)

/** Whether two have each a CPF of their own: none of these is what only such a file told. */
export async function haveOtherCpfs(
  trx: Kysely<Database>,
  empresaId: number,
  pair: readonly number[],
): Promise<boolean> {
  const both = [...(await createDevolvidasRepository(trx).list(empresaId, pair)).values()]
  const cpfs = both.flatMap(({ cpf, devolvidas }) =>
    devolvidas.includes('cpf') || cpf === null ? [] : [cpf],
  )
  return new Set(cpfs).size > 1
}

/**
 * Once they are one: what came with who went and nobody else tells is noted of who stays, and the log says what gave way.
 * @param former where who stays was reached
 */
export async function settleCedidas(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number | null },
  talentoId: number,
  cedidas: readonly ChaveDevolvida[],
  former: unknown,
): Promise<void> {
  await createDevolvidasRepository(trx).noteUnidas(empresaId, talentoId)
  if (cedidas.includes('email') && typeof former === 'string')
    await followMailbox(trx, empresaId, talentoId, former)
  if (cedidas.length === 0) return
  const dados = { campos: tellCampos(cedidas), isCedida: true } as const
  await appendEventos(trx, empresaId, [{ tipo: 'talento_corrigido', usuarioId, talentoId, dados }])
}
