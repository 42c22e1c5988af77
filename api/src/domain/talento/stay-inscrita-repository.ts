import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { situacaoPropria } from '../../database/sql/da-pessoa'
import { IS_TOLD_BY_FUSAO } from '../../database/sql/told-by-fusao'
import type { InscricaoPresa } from './declaracao-steps'
import { dentro } from '../../database/sql/came-by-join'
import type { Telling } from './tellings-repository'
import type { Voltando } from './unida'

/** The application that a merge made, and who else says that its person stands there. */
export interface Feita extends InscricaoPresa {
  readonly etapaId: number | null
  readonly situacao: 'ativa' | 'retirada'
  /** Who told first, of those that put the person there too; null: nobody. */
  readonly seguinteId: number | null
  /** A recruiter has put there who stood there, or it stands for somebody else too who is one with the person. */
  readonly isKept: boolean
  /** The person's mailbox has said that they sent for it. */
  readonly isConfirmada: boolean
  /** Something that was sent to that mailbox waits for its word. */
  readonly isRecebida: boolean
}

export interface ToldSince extends Pick<Telling, 'id' | 'via' | 'chegou'> {
  readonly campanhaId: number
  /** Who of the two stands there. */
  readonly standing: readonly number[]
  /** The application that it made, of who stays, to which nobody has sent anything; null: none. */
  readonly feitaId: number | null
}

/** Whose an application is when who was told of is taken apart. Inside its caller's transaction, which holds the person. */
export function createStayInscritaRepository(trx: Kysely<Database>) {
  return {
    /**
     * What a recruiter or a file sent nothing with: what came by a form or from an origin is whose it came with.
     * @param apartId who comes out; what was sent from their e-mail is theirs
     * @returns null where the merge made none
     */
    async findFeita(empresaId: number, fusaoId: number, apartId: number): Promise<Feita | null> {
      const sent = (estado: 'confirmada' | 'recebida') => sql<boolean>`exists (
        select from declaracao d where d.empresa_id = f.empresa_id and d.inscricao_id = i.id
          and d.talento_id = f.talento_id and d.estado = ${estado} and not (${sql.raw(IS_TOLD_BY_FUSAO)})
          and lower(d.pessoa->>'email') <> coalesce((
            select lower(a.email::text) from talento a where a.empresa_id = f.empresa_id and a.id = ${apartId}), ''))`
      const { rows } = await sql<Feita>`
        with f as (select x.*, ${dentro('fusao')} as dentro from fusao x
          where x.empresa_id = ${empresaId} and x.id = ${fusaoId} and x.via in ('importacao', 'recrutador'))
        select i.id as inscricao_id, i.campanha_id, i.talento_id, i.etapa_id, ${situacaoPropria('i')} as situacao,
          (select min(x.id) from fusao x where x.empresa_id = f.empresa_id and x.talento_id = f.talento_id
            and x.id <> f.id and x.desfeita_em is null and x.unida is null and x.campanha_id = i.campanha_id
            and ${dentro('fusao')} is not distinct from f.dentro) as seguinte_id,
          exists (select from importacao_linha l where l.empresa_id = f.empresa_id and l.importacao_id = f.importacao_id
            and l.numero = f.linha and l.situacao = 'unida' and l.inscricao_id is null)
            or exists (select from fusao j, jsonb_array_elements(j.unida->'largadas') g
              where j.empresa_id = f.empresa_id and j.talento_id = f.talento_id and j.desfeita_em is null
                and (g->>'ficaId')::bigint = i.id) as is_kept,
          ${sent('confirmada')} as is_confirmada, ${sent('recebida')} as is_recebida
        from f join inscricao i on i.empresa_id = f.empresa_id and i.id = f.inscricao_id and i.talento_id = f.talento_id
      `.execute(trx)
      return rows[0] ?? null
    },

    /**
     * Who told of two while they were one and put them into a campaign, oldest first; none that came by a join which stands.
     * @param fusaoId the join that is taken back
     */
    async listToldSince(
      empresaId: number,
      fusaoId: number,
      { ficaId, voltaId }: Voltando,
    ): Promise<ToldSince[]> {
      const { rows } = await sql<ToldSince>`
        select x.id, x.via, x.campanha_id, x.chegou, array(select i.talento_id from inscricao i
          where i.empresa_id = j.empresa_id and i.campanha_id = x.campanha_id
            and i.talento_id in (${ficaId}, ${voltaId})) as standing,
          (select i.id from inscricao i where i.empresa_id = j.empresa_id and i.id = x.inscricao_id
            and i.talento_id = ${ficaId} and i.criada_em > j.criada_em and not exists (
              select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id)) as feita_id
        from fusao j join fusao x on x.empresa_id = j.empresa_id and x.talento_id = ${ficaId} and x.criada_em > j.criada_em
        where j.empresa_id = ${empresaId} and j.id = ${fusaoId} and x.unida is null and x.desfeita_em is null
          and x.via in ('importacao', 'recrutador') and x.campanha_id is not null and ${dentro('fusao')} is null
        order by x.id
      `.execute(trx)
      return rows
    },

    /** An application, with all that was said of it, is the other one's. */
    async giveTo(empresaId: number, inscricaoId: number, { ficaId, voltaId }: Voltando): Promise<void> {
      for (const [table, id] of [
        ['mensagem', 'inscricao_id'],
        ['evento', 'inscricao_id'],
        ['inscricao', 'id'],
      ] as const)
        await sql`
          update ${sql.table(table)} set talento_id = ${voltaId}
          where empresa_id = ${empresaId} and talento_id = ${ficaId} and ${sql.ref(id)} = ${inscricaoId}
        `.execute(trx)
    },

    /**
     * Those of these applications with which somebody of the company, or its page, has done something since the merge are
     * the other one's, with all that was said of them since.
     * @returns which
     */
    async giveDoneSince(
      empresaId: number,
      fusaoId: number,
      inscricaoIds: readonly number[],
      paraId: number,
    ): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        update inscricao i set talento_id = ${paraId}, versao = i.versao + 1 from fusao f
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and i.empresa_id = ${empresaId}
          and i.talento_id = f.talento_id and i.id = any(${inscricaoIds}::bigint[])
          and exists (select from evento e where e.empresa_id = i.empresa_id and e.inscricao_id = i.id
            and e.criado_em > f.criada_em and (e.usuario_id is not null or e.tipo = 'inscricao_retirada'))
          and not exists (select from inscricao o where o.empresa_id = i.empresa_id and o.campanha_id = i.campanha_id
            and o.talento_id = ${paraId})
        returning i.id
      `.execute(trx)
      const ids = rows.map(({ id }) => id)
      for (const [table, at] of [
        ['mensagem', 'criada_em'],
        ['evento', 'criado_em'],
      ] as const)
        await sql`
          update ${sql.table(table)} x set talento_id = ${paraId} from fusao f
          where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and x.empresa_id = ${empresaId}
            and x.talento_id = f.talento_id and x.inscricao_id = any(${ids}::bigint[]) and x.${sql.ref(at)} >= f.criada_em
        `.execute(trx)
      return ids
    },

    /** It is no more what the merge, and the row of its file, made: the next one did, where there is one. */
    async leaveTo(empresaId: number, fusaoId: number, nextId: number | null): Promise<void> {
      const both = sql`array[${fusaoId}, ${nextId}]::bigint[]`
      await sql`
        with feita as (select inscricao_id as id from fusao where empresa_id = ${empresaId} and id = ${fusaoId}),
        fusoes as (
          update fusao f set inscricao_id = case f.id when ${nextId}::bigint then feita.id end from feita
          where f.empresa_id = ${empresaId} and f.id = any(${both})
          returning f.importacao_id, f.linha, f.inscricao_id
        )
        update importacao_linha l set inscricao_id = f.inscricao_id,
          motivos = case when f.inscricao_id is null then l.motivos else l.motivos - 'campanha' end
        from fusoes f
        where l.empresa_id = ${empresaId} and l.importacao_id = f.importacao_id and l.numero = f.linha
      `.execute(trx)
    },
  }
}
