import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import type { KeptEnvio } from '../inscricao/triagem'
import { putBack } from '../../database/put-back'
import type { Voltando } from './unida'

/** What was sent for an application that is the other's, now that two are two again. */
export interface Alheio {
  readonly id: number
  /** Whose the sending is. */
  readonly talentoId: number
  readonly inscricaoId: number
  readonly campanhaId: number
  readonly consentimento: string | null
  /** Answers that wait; null: the application has them. */
  readonly envio: KeptEnvio | null
  readonly estado: 'recebida' | 'confirmada'
  readonly fezInscricao: boolean
  /** The application was the company's before anything was sent for it. */
  readonly isOfEmpresa: boolean
  /** Whoever sent it has another application in that campaign; null when they have none. */
  readonly propriaId: number | null
  /** They had left by that one, and have said since that they sent this. */
  readonly isVolta: boolean
  /** Its person had left by it when the two were joined, or, where they never were, when the other one first said «Sim» to it. */
  readonly wasOut: boolean
  /** It is withdrawn now. */
  readonly isOut: boolean
}

/**
 * Whoever an application is of had left when the sender, as d, first said that they sent for it, and it is by that one that
 * it stands again. Expects `inscricao` as i.
 */
const HAD_LEFT = sql`coalesce(d.fez_inscricao and (
  select e.tipo = 'inscricao_retirada' from evento e where e.empresa_id = i.empresa_id and e.inscricao_id = i.id
    and e.tipo in ('inscricao_criada', 'inscricao_retirada') and e.criado_em < (
      select min(s.decidida_em) from declaracao s where s.empresa_id = d.empresa_id and s.inscricao_id = i.id
        and s.talento_id = d.talento_id and s.estado = 'confirmada')
  order by e.id desc limit 1), false)`

/** A recruiter, a file or a program had made it, whatever was sent for it since. Expects `inscricao` as i. */
const IS_OF_EMPRESA = sql`exists (select from evento e where e.empresa_id = i.empresa_id and e.inscricao_id = i.id
  and e.tipo = 'inscricao_criada' and (e.usuario_id is not null or e.dados->>'origem' <> 'MANUAL'))`

/** Sendings of two people who are two again. Inside its caller's transaction. */
export function createEnviosDeVolta(trx: Kysely<Database>) {
  /**
   * Applications that such a sending has made since, and no other one counts for, are theirs, with all that was said of them.
   * @param fusaoId the join since which
   */
  async function takeMade(empresaId: number, fusaoId: number, { ficaId, voltaId }: Voltando): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      update inscricao i set talento_id = ${voltaId}, versao = i.versao + 1
      where i.empresa_id = ${empresaId} and i.talento_id = ${ficaId}
        and exists (select from fusao f
          where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and i.criada_em > f.criada_em)
        and exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
          and d.talento_id = ${voltaId} and d.fez_inscricao)
        and not exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
          and d.talento_id <> ${voltaId})
        and not ${IS_OF_EMPRESA}
        and not exists (select from inscricao o where o.empresa_id = i.empresa_id and o.campanha_id = i.campanha_id
          and o.talento_id = ${voltaId})
      returning i.id
    `.execute(trx)
    const ids = rows.map(({ id }) => id)
    for (const table of ['mensagem', 'evento'])
      await sql`
        update ${sql.table(table)} set talento_id = ${voltaId}
        where empresa_id = ${empresaId} and talento_id = ${ficaId} and inscricao_id = any(${ids}::bigint[])
      `.execute(trx)
  }

  return {
    /** What was sent since they were joined with the e-mail of who comes back, and was mailed there, is theirs. */
    async takeByEmail(empresaId: number, fusaoId: number, { ficaId, voltaId }: Voltando): Promise<void> {
      const isTheirs = (table: 'declaracao' | 'mensagem', email: RawBuilder<unknown>) => sql`
        update ${sql.table(table)} x set talento_id = ${voltaId} from talento v, talento k, fusao f
        where x.empresa_id = ${empresaId} and x.talento_id = ${ficaId} and ${email} = v.email
          and v.empresa_id = ${empresaId} and v.id = ${voltaId} and k.empresa_id = ${empresaId} and k.id = ${ficaId}
          and k.email is distinct from v.email and f.empresa_id = ${empresaId} and f.id = ${fusaoId}
          and x.criada_em > f.criada_em
          -- Who sent it is in this person by another join, which stands.
          and not exists (select from fusao j where j.empresa_id = x.empresa_id and j.talento_id = x.talento_id
            and j.id <> f.id and j.unida is not null and j.desfeita_em is null
            and j.unida->'linhas'->${sql.lit(table)}::text @> to_jsonb(x.id))
      `
      await isTheirs('declaracao', sql`(x.pessoa->>'email')::citext`).execute(trx)
      await isTheirs('mensagem', sql`case when x.tipo <> 'retencao' then x.destinatario::citext end`).execute(
        trx,
      )
      await takeMade(empresaId, fusaoId, { ficaId, voltaId })
    },

    /** @param fusaoId their join; null: they were never joined. @returns those that stand; of each person and application the one that counts, or would, comes first. */
    async listAlheios(
      empresaId: number,
      fusaoId: number | null,
      { ficaId, voltaId, ativas }: Voltando & { readonly ativas: readonly number[] },
    ): Promise<Alheio[]> {
      const { rows } = await sql<Alheio>`
        select d.id, d.talento_id, d.inscricao_id, i.campanha_id, d.consentimento, d.envio, d.estado,
          d.fez_inscricao, ${IS_OF_EMPRESA} as is_of_empresa, o.id as propria_id,
          coalesce(d.estado = 'confirmada' and o.situacao = 'retirada' and d.criada_em > o.retirada_em, false) as is_volta,
          case when f.id is null then ${HAD_LEFT} else i.criada_em <= f.criada_em and i.id <> all(${ativas}::bigint[]) end
            as was_out, i.situacao = 'retirada' as is_out
        from declaracao d join inscricao i on i.empresa_id = d.empresa_id and i.id = d.inscricao_id
          left join fusao f on f.empresa_id = d.empresa_id and f.id = ${fusaoId}::bigint
          left join inscricao o on o.empresa_id = d.empresa_id and o.campanha_id = i.campanha_id
            and o.talento_id = d.talento_id
        where d.empresa_id = ${empresaId} and d.talento_id in (${ficaId}, ${voltaId})
          and i.talento_id in (${ficaId}, ${voltaId}) and i.talento_id <> d.talento_id
          and d.estado in ('recebida', 'confirmada')
        order by d.inscricao_id, d.talento_id, d.envio is not null, d.estado, d.id
      `.execute(trx)
      return rows
    },

    /**
     * An application of their own for whoever sent for the other's, which stands where that one does. What was mailed
     * names it, unless the other has had such a mail too.
     * @param isAtiva what had been withdrawn before the two were joined was not withdrawn by them
     * @returns its id
     */
    async inscribe(
      empresaId: number,
      { inscricaoId, talentoId, campanhaId }: Alheio,
      isAtiva: boolean,
    ): Promise<number> {
      const { rows } = await sql<{ linha: { identificador: string } }>`
        select to_jsonb(i) - 'id' as linha from inscricao i where i.empresa_id = ${empresaId} and i.id = ${inscricaoId}
      `.execute(trx)
      const { rows: given } = await sql<{ identificador: string }>`
        update inscricao i set identificador = gen_random_uuid(), versao = versao + 1
        where i.empresa_id = ${empresaId} and i.id = ${inscricaoId} and not exists (
          select from mensagem m where m.empresa_id = i.empresa_id and m.inscricao_id = i.id
            and m.talento_id = i.talento_id and m.corpo like '%chave=%')
        returning i.identificador
      `.execute(trx)
      const identificador = given.length === 0 ? sql`gen_random_uuid()` : sql`v.identificador`
      await putBack(trx, empresaId, {
        table: 'inscricao',
        rows: rows.map(({ linha }) => linha),
        instead: {
          identificador,
          talento_id: sql`${talentoId}::bigint`,
          ...(isAtiva && { situacao: sql`'ativa'`, retirada_em: sql`null::timestamptz` }),
        },
      })
      const { rows: made } = await sql<{ id: number }>`
        select id from inscricao where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and talento_id = ${talentoId}
      `.execute(trx)
      return made[0]?.id ?? 0
    },

    /** What was mailed for one application opens the other: no other mailbox has had such a mail. */
    async takeChave(empresaId: number, deId: number, paraId: number): Promise<void> {
      const { rows } = await sql<{ identificador: string }>`
        select identificador from inscricao where empresa_id = ${empresaId} and id = ${deId}
      `.execute(trx)
      await sql`
        update inscricao set identificador = gen_random_uuid() where empresa_id = ${empresaId} and id = ${deId}
      `.execute(trx)
      await sql`
        update inscricao set identificador = ${rows[0]?.identificador ?? ''}::uuid
        where empresa_id = ${empresaId} and id = ${paraId}
      `.execute(trx)
    },

    /** Whoever has come back by what they sent is not out. */
    async standAgain(empresaId: number, inscricaoId: number): Promise<void> {
      await sql`
        update inscricao set situacao = 'ativa', retirada_em = null, versao = versao + 1
        where empresa_id = ${empresaId} and id = ${inscricaoId} and situacao = 'retirada'
      `.execute(trx)
    },

    /** Whoever had left is out: it was the other one who came in by theirs. */
    async leaveAgain(empresaId: number, inscricaoId: number): Promise<void> {
      await sql`
        update inscricao i set situacao = 'retirada', versao = i.versao + 1, retirada_em = coalesce((
          select max(e.criado_em) from evento e where e.empresa_id = i.empresa_id and e.inscricao_id = i.id
            and e.tipo = 'inscricao_retirada'), now())
        where i.empresa_id = ${empresaId} and i.id = ${inscricaoId} and i.situacao = 'ativa'
      `.execute(trx)
    },

    /** Who came in by the other's application has left by it since: it is by their own that they did. */
    async leaveInstead(empresaId: number, deId: number, paraId: number): Promise<void> {
      await sql`
        update inscricao p set situacao = 'retirada', retirada_em = i.retirada_em, versao = p.versao + 1 from inscricao i
        where p.empresa_id = ${empresaId} and p.id = ${paraId} and p.situacao = 'ativa'
          and i.empresa_id = ${empresaId} and i.id = ${deId}
      `.execute(trx)
    },

    /** All that is of whoever sent goes to their own application. */
    async follow(
      empresaId: number,
      { inscricaoId, talentoId }: Alheio,
      { propriaId, origemId }: { readonly propriaId: number; readonly origemId: number | null },
    ): Promise<void> {
      const isTheirs = sql`x.empresa_id = ${empresaId} and x.inscricao_id = ${inscricaoId} and x.talento_id = ${talentoId}`
      await sql`
        update mensagem_da_etapa d set inscricao_id = ${propriaId} from mensagem x
        where d.empresa_id = ${empresaId} and d.inscricao_id = ${inscricaoId} and x.id = d.mensagem_id and ${isTheirs}
          and not exists (select from mensagem_da_etapa k where k.empresa_id = ${empresaId}
            and k.inscricao_id = ${propriaId} and k.etapa_id = d.etapa_id and k.canal = d.canal)
      `.execute(trx)
      for (const table of ['mensagem', 'evento'])
        await sql`update ${sql.table(table)} x set inscricao_id = ${propriaId} where ${isTheirs}`.execute(trx)
      await sql`
        update declaracao x set inscricao_id = ${propriaId}, fez_inscricao = coalesce(x.id = ${origemId}::bigint, false)
        where ${isTheirs}
      `.execute(trx)
    },

    /** The answers of one application are the other's. */
    async moveRespostas(empresaId: number, deId: number, paraId: number): Promise<void> {
      await sql`delete from resposta where empresa_id = ${empresaId} and inscricao_id = ${paraId}`.execute(
        trx,
      )
      await sql`
        update resposta set inscricao_id = ${paraId} where empresa_id = ${empresaId} and inscricao_id = ${deId}
      `.execute(trx)
      await sql`
        update inscricao p set eliminada_motivo = d.eliminada_motivo, sinalizacoes = d.sinalizacoes, versao = p.versao + 1
        from inscricao d where p.empresa_id = ${empresaId} and p.id = ${paraId} and d.empresa_id = ${empresaId} and d.id = ${deId}
      `.execute(trx)
    },

    /**
     * The first sending of whoever has the application that stands and whose answers wait; null when there is none.
     * @param isOfEmpresa what no mailbox has confirmed does not count for what the company had made
     */
    async findReplaced(
      empresaId: number,
      inscricaoId: number,
      isOfEmpresa: boolean,
    ): Promise<{ id: number; envio: KeptEnvio } | null> {
      const { rows } = await sql<{ id: number; envio: KeptEnvio }>`
        select d.id, d.envio from declaracao d join inscricao i on i.empresa_id = d.empresa_id and i.id = d.inscricao_id
        where d.empresa_id = ${empresaId} and d.inscricao_id = ${inscricaoId} and d.talento_id = i.talento_id
          and (d.estado = 'confirmada' or d.estado = 'recebida' and ${!isOfEmpresa}) and d.envio is not null
        order by d.id limit 1
      `.execute(trx)
      return rows[0] ?? null
    },
  }
}
