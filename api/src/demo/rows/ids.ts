import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Demo } from '../build-demo'
import { reserveIds } from './insert-rows'

/** Ids of a demo company's rows, at the same places as in its lists. */
export interface Ids {
  readonly empresa: number
  readonly usuarios: readonly number[]
  readonly campanhas: readonly number[]
  /** By campaign, then by stage. */
  readonly etapas: readonly (readonly number[])[]
  /** By campaign, then by question. */
  readonly perguntas: readonly (readonly number[])[]
  readonly talentos: readonly number[]
  readonly inscricoes: readonly number[]
  readonly mensagens: readonly number[]
  /** Those with which every company begins (decision 170). */
  readonly motivos: readonly number[]
}

/** Reserves an id for each row that others point at; reasons come with the company. */
export async function reserveAllIds(trx: Kysely<Database>, demo: Demo): Promise<Omit<Ids, 'motivos'>> {
  const [empresa] = await reserveIds(trx, 'empresa', 1)
  if (empresa === undefined) throw new Error('The sequence of empresa gave no id.')
  const etapas = demo.campanhas.map((campanha) => campanha.etapas.length)
  const perguntas = demo.campanhas.map((campanha) => campanha.rascunho.vaga.perguntas.length)
  return {
    empresa,
    usuarios: await reserveIds(trx, 'usuario', demo.dado.usuarios.length),
    campanhas: await reserveIds(trx, 'campanha', demo.campanhas.length),
    etapas: splitBy(await reserveIds(trx, 'etapa', sum(etapas)), etapas),
    perguntas: splitBy(await reserveIds(trx, 'pergunta', sum(perguntas)), perguntas),
    talentos: await reserveIds(trx, 'talento', demo.pessoas.length),
    inscricoes: await reserveIds(trx, 'inscricao', demo.inscricoes.length),
    mensagens: await reserveIds(trx, 'mensagem', demo.mensagens.length),
  }
}

/** The reasons of a company that has just been written. */
export async function readMotivos(trx: Kysely<Database>, empresaId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('motivo')
    .select('id')
    .where('empresaId', '=', empresaId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function splitBy(ids: readonly number[], counts: readonly number[]): number[][] {
  let start = 0
  return counts.map((count) => ids.slice(start, (start += count)))
}

/**
 * The id at a place.
 * @throws RangeError when there is none: the lists do not agree
 */
export function idAt(ids: readonly number[] | undefined, place: number): number {
  const id = ids?.[place]
  if (id === undefined) throw new RangeError(`No id at ${place}.`)
  return id
}

/** The same for a place that may be missing. */
export const idOrNull = (ids: readonly number[] | undefined, place: number | null): number | null =>
  place === null ? null : idAt(ids, place)
