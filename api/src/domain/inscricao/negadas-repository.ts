import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Database } from '../../database/schema'
import {
  hasEndedFirst,
  isKnownToRecrutador,
  isOfNobody,
  situacaoPropria,
  situacaoWritten,
} from '../../database/sql/da-pessoa'
import { isOnlyMade } from '../../database/sql/inscricao-intocada'

export interface Negada {
  readonly talentoId: number
  readonly id: number
  /** Random, as the candidate's own page knows it. */
  readonly identificador: string
  /** What the sending told, where it had made its person too; null: it had not. */
  readonly feita: Readonly<Record<string, unknown>> | null
}

/** All of an evaluation but whose it is. */
const AVALIACAO = [
  'etapaId',
  'usuarioId',
  'linkId',
  'versao',
  'criterios',
  'notas',
  'media',
  'recomendacao',
  'texto',
  'enviadaEm',
  'substituidaEm',
] as const

/** Gives what an application leaves to the one in its place. @returns the random id by which that one opens */
type Bequeath = (id: number) => Promise<string>

/** It had made its person, and was taken back, or refused, before a recruiter had moved them. Expects `inscricao` as i, `declaracao` as d. */
const isMakersOwn = sql`(d.fez_talento and ${hasEndedFirst} and (d.estado = 'recusada' or i.movida_por is null))`

/**
 * Applications that began with a sending which its sender took back, or its mailbox refused: they were never their people's,
 * and no recruiter is told of them, but where it had made its person too (decision 108). Inside its caller's transaction, which holds the campaign.
 */
export function createNegadasRepository(trx: Kysely<Database>) {
  return {
    /** @param isMeant a recruiter puts these very people there: also where one had moved what its sender took back then */
    async list(
      empresaId: number,
      campanhaId: number,
      talentoIds: readonly number[],
      isMeant: boolean,
    ): Promise<Negada[]> {
      const { rows } = await sql<Negada>`
        select i.talento_id, i.id, i.identificador, d.pessoa as feita from inscricao i
          left join declaracao d on d.empresa_id = i.empresa_id and d.inscricao_id = i.id and d.fez_inscricao
            and ${isMakersOwn}
        where i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId}
          and i.talento_id = any(${talentoIds}::bigint[]) and ${situacaoPropria('i')} = 'retirada'
          and (d.id is not null or ${isOfNobody} and (${isMeant} or not ${isKnownToRecrutador}))
        order by i.id for update of i
      `.execute(trx)
      return rows
    },

    clear: (empresaId: number, id: number) => clear(trx, empresaId, id),

    makeAgain: (empresaId: number, ids: readonly number[]) => makeAgain(trx, empresaId, ids),

    leaveBehind: (empresaId: number, id: number, talentoId: number) =>
      leaveBehind(trx, empresaId, { id, talentoId }),
  }
}

/**
 * One that goes to another person leaves what came from one in whose place it is (`clear`) with whose that was: they have
 * it as it was, nobody's, with its links. Not of two whom a recruiter has joined: theirs is older than it for other reasons.
 * @param talentoId who stays
 */
async function leaveBehind(
  trx: Kysely<Database>,
  empresaId: number,
  { id, talentoId }: { readonly id: number; readonly talentoId: number },
): Promise<void> {
  const isOlder = (moment: 'criada_em' | 'enviada_em') => sql<SqlBool>`
    x.empresa_id = ${empresaId} and x.inscricao_id = ${id} and x.${sql.ref(moment)} < (select o.criada_em from inscricao o
      where o.empresa_id = ${empresaId} and o.id = ${id})`
  const { rows } = await sql<{ identificador: string; campanhaId: number; etapaId: number | null }>`
    select i.identificador, i.campanha_id, i.etapa_id from inscricao i
    where i.empresa_id = ${empresaId} and i.id = ${id} and i.talento_id <> ${talentoId}
      and (exists (select from mensagem x where ${isOlder('criada_em')})
        or exists (select from avaliacao x where ${isOlder('enviada_em')}))
      and not exists (select from inscricao o where o.empresa_id = i.empresa_id and o.campanha_id = i.campanha_id
        and o.talento_id = ${talentoId})
      and not exists (select from fusao j where j.empresa_id = i.empresa_id and j.talento_id = ${talentoId}
        and j.unida is not null and j.desfeita_em is null)
  `.execute(trx)
  const [herdada] = rows
  if (herdada === undefined) return
  await sql`
    update inscricao set identificador = gen_random_uuid() where empresa_id = ${empresaId} and id = ${id}
  `.execute(trx)
  const { id: negadaId } = await trx
    .insertInto('inscricao')
    .values({
      ...herdada,
      empresaId,
      talentoId,
      origem: 'MANUAL',
      situacao: 'retirada',
      retiradaEm: sql<Date>`now()`,
      posicao: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    update mensagem x set inscricao_id = ${negadaId}, talento_id = ${talentoId} where ${isOlder('criada_em')}
  `.execute(trx)
  await sql`
    update avaliacao x set inscricao_id = ${negadaId} where ${isOlder('enviada_em')}
  `.execute(trx)
  await noteRefused(trx, empresaId, [negadaId])
}

/** An application that is nobody's, of which nothing is known any more that was sent for it, says so by itself. */
async function noteRefused(trx: Kysely<Database>, empresaId: number, ids: readonly number[]): Promise<void> {
  await sql`
    insert into declaracao (empresa_id, talento_id, inscricao_id, fez_talento, fez_inscricao, pessoa, estado, decidida_em)
    select ${empresaId}, i.talento_id, i.id, false, true, '{}', 'recusada', now() from inscricao i
    where i.empresa_id = ${empresaId} and i.id = any(${ids}::bigint[]) and not exists (select from declaracao d
      where d.empresa_id = i.empresa_id and d.inscricao_id = i.id)
  `.execute(trx)
}

/** An application that is nobody's again. */
export interface Desfeita {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly etapaId: number | null
}

/**
 * Whoever had put people there is taken back: those with which nothing has happened since (`isOnlyMade`), and for which
 * what was sent has ended, or which have what one in whose place they are had left, are nobody's again.
 */
async function makeAgain(
  trx: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<Desfeita[]> {
  const { rows } = await sql<Desfeita>`
    with negada as (
      update inscricao i set situacao = ${situacaoWritten('i', 'retirada')}, retirada_em = now(), movida_por = null,
        versao = i.versao + 1
      where i.empresa_id = ${empresaId} and i.id = any(${ids}::bigint[]) and ${situacaoPropria('i')} = 'ativa'
        and ${isOnlyMade} and not exists (select from declaracao d where d.empresa_id = i.empresa_id
          and d.inscricao_id = i.id and (d.fez_talento or d.estado in ('recebida', 'confirmada')))
        and (exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id)
          or exists (select from avaliacao a where a.empresa_id = i.empresa_id and a.inscricao_id = i.id)
          or exists (select from mensagem m where m.empresa_id = i.empresa_id and m.inscricao_id = i.id
            and m.criada_em < i.criada_em))
      returning i.id, i.talento_id, i.campanha_id, i.etapa_id
    ), antiga as (
      update declaracao d set fez_inscricao = true where d.empresa_id = ${empresaId} and d.id in (
        select max(o.id) from declaracao o join negada n on n.id = o.inscricao_id
        where o.empresa_id = ${empresaId} group by n.id)
    )
    select * from negada
  `.execute(trx)
  await noteRefused(
    trx,
    empresaId,
    rows.map(({ id }) => id),
  )
  return rows
}

/**
 * One goes with what had been sent for it, of which nothing counts: whoever comes there now has one of their own, with what
 * was written and judged, which opens by the links that were mailed.
 */
async function clear(trx: Kysely<Database>, empresaId: number, negadaId: number): Promise<Bequeath> {
  const { rows: mensagens } = await sql<{ id: number }>`
    update mensagem set inscricao_id = null where empresa_id = ${empresaId} and inscricao_id = ${negadaId} returning id
  `.execute(trx)
  const avaliacoes = await trx
    .selectFrom('avaliacao')
    .select(AVALIACAO)
    .where('empresaId', '=', empresaId)
    .where('inscricaoId', '=', negadaId)
    .orderBy('id')
    .execute()
  const { identificador } = await trx
    .deleteFrom('inscricao')
    .where('empresaId', '=', empresaId)
    .where('id', '=', negadaId)
    .returning('identificador')
    .executeTakeFirstOrThrow()
  return async (id) => {
    const mensagemIds = mensagens.map((mensagem) => mensagem.id)
    await sql`
      update mensagem set inscricao_id = ${id} where empresa_id = ${empresaId} and id = any(${mensagemIds}::bigint[])
    `.execute(trx)
    const rows = avaliacoes.map(({ criterios, notas, ...avaliacao }) => ({
      ...avaliacao,
      empresaId,
      inscricaoId: id,
      criterios: JSON.stringify(criterios),
      notas: JSON.stringify(notas),
    }))
    if (rows.length > 0) await trx.insertInto('avaliacao').values(rows).execute()
    await sql`
      update inscricao set identificador = ${identificador}::uuid where empresa_id = ${empresaId} and id = ${id}
    `.execute(trx)
    return identificador
  }
}
