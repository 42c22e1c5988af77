import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { dentro } from '../../database/sql/came-by-join'
import { hadMade } from '../../database/sql/had-made'
import { hasOtherName, hasSameNumber, isAnother } from '../../database/sql/of-mailbox'
import { situacaoPropria } from '../../database/sql/da-pessoa'
import { envioToldBy } from '../../database/sql/told-by-fusao'
import type { Snapshot } from './snapshot-repository'

/** What was sent and counts for somebody. */
export interface Enviada {
  readonly id: number
  /** The random one. */
  readonly identificador: string
  /** It made them, or had made whom the record was of. */
  readonly isMaker: boolean
  readonly pessoa: Snapshot
  readonly curriculoId: number | null
  readonly consentimento: string | null
  /** What it told of the person when its mailbox said yes; null: it waits for that. */
  readonly fusaoId: number | null
  /** Under the person's first name; with their phone or CPF; plainly another (`isAnother`), and than who made them, if known. */
  readonly isNamed: boolean
  readonly hasNumber: boolean
  readonly isAnother: boolean
  readonly isAnotherThanMaker: boolean
}

/**
 * A sending has made its person, or had, whom another telling has made since (`makeByTelling`). Expects `declaracao`, which
 * counts, under this name.
 */
const isMaker = (declaracao: 'd' | 'm') => {
  const d = sql.raw(declaracao)
  return sql<boolean>`(${d}.fez_talento or exists (select from fusao g
    where g.empresa_id = ${d}.empresa_id and g.talento_id = ${d}.talento_id and g.desfeita_em is null
      and ${hadMade(sql`${d}.id`)}))`
}

interface Partes {
  /** Whose it counted for, and whose it is. */
  readonly deId: number
  readonly paraId: number
  readonly ids: readonly number[]
}

/** What was sent from a mailbox that is somebody else's. Inside its caller's transaction, which holds the person. */
export function createFormerMailboxRepository(trx: Kysely<Database>) {
  return {
    /**
     * What stands of one person, oldest first. Nothing that came by a join which stands: whose that is, is known when the
     * two are two again.
     * @param hers the person beside whom it is looked at
     */
    async list(empresaId: number, talentoId: number, hers: Snapshot): Promise<Enviada[]> {
      const [told, of] = [sql`d.pessoa`, sql`${JSON.stringify(hers)}::jsonb`]
      const { rows } = await sql<Enviada>`
        select d.id, d.identificador, ${isMaker('d')} as is_maker, d.pessoa, d.curriculo_id, d.consentimento,
          f.id as fusao_id, not ${hasOtherName(told, of)} as is_named, ${hasSameNumber(told, of)} as has_number,
          ${isAnother(told, of)} as is_another, not exists (select from declaracao m where m.empresa_id = d.empresa_id
            and m.talento_id = d.talento_id and ${isMaker('m')} and m.estado in ('recebida', 'confirmada')
            and not ${isAnother(told, sql`m.pessoa`)}) as is_another_than_maker
        from declaracao d left join lateral (
          select x.id from fusao x, lateral ${envioToldBy} e where x.empresa_id = d.empresa_id
            and x.talento_id = d.talento_id and x.desfeita_em is null and ${dentro('fusao')} is null and e.id = d.id
          order by x.id limit 1) f on true
        where d.empresa_id = ${empresaId} and d.talento_id = ${talentoId}
          and (d.estado = 'recebida' or d.estado = 'confirmada' and (d.fez_talento or f.id is not null))
          and not exists (select from fusao j where j.empresa_id = d.empresa_id and j.talento_id = d.talento_id
            and j.unida is not null and j.desfeita_em is null and j.unida->'linhas'->'declaracao' @> to_jsonb(d.id))
        order by d.id
      `.execute(trx)
      return rows
    },

    /** As if they had named no mailbox. */
    async dropEmail(empresaId: number, ids: readonly number[]): Promise<void> {
      await sql`
        update declaracao set pessoa = jsonb_set(pessoa, '{email}', 'null')
        where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
      `.execute(trx)
    },

    /** Who was somebody hidden's is not hidden. */
    async show(empresaId: number, talentoId: number): Promise<void> {
      await sql`
        update inscricao i set situacao = ${situacaoPropria('i')}
        where i.empresa_id = ${empresaId} and i.talento_id = ${talentoId} and i.situacao = 'oculta'
      `.execute(trx)
    },

    /** It is of who sent it, and so are the applications that it alone has made, with all that was said of these. */
    async handOver(empresaId: number, { deId, paraId, ids }: Partes): Promise<void> {
      // Whom a recruiter has corrected is the other one.
      await sql`
        update declaracao set talento_id = ${paraId}, correcoes = 0
        where empresa_id = ${empresaId} and talento_id = ${deId} and id = any(${ids}::bigint[])
      `.execute(trx)
      const { rows } = await sql<{ id: number }>`
        update inscricao i set talento_id = ${paraId}, chave_antiga = false, versao = i.versao + 1
        where i.empresa_id = ${empresaId} and i.talento_id = ${deId}
          and exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
            and d.talento_id = ${paraId} and d.fez_inscricao)
          and not exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
            and d.talento_id = ${deId} and d.estado in ('recebida', 'confirmada'))
          -- Whoever vouches has put the person there, before anything was sent for it.
          and exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
            and d.criada_em <= i.criada_em)
          -- Or since, or it stands for somebody else too.
          and not exists (select from fusao f where f.empresa_id = i.empresa_id and f.talento_id = ${deId}
            and f.desfeita_em is null and (f.campanha_id = i.campanha_id or f.inscricao_id = i.id))
          and not exists (select from fusao f, jsonb_array_elements(f.unida->'largadas') g
            where f.empresa_id = i.empresa_id and f.talento_id = ${deId} and f.desfeita_em is null
              and (g->>'ficaId')::bigint = i.id)
          and not exists (select from inscricao o where o.empresa_id = i.empresa_id and o.campanha_id = i.campanha_id
            and o.talento_id = ${paraId})
        returning i.id
      `.execute(trx)
      const made = rows.map(({ id }) => id)
      for (const table of ['mensagem', 'evento'])
        await sql`
          update ${sql.table(table)} set talento_id = ${paraId}
          where empresa_id = ${empresaId} and talento_id = ${deId} and inscricao_id = any(${made}::bigint[])
        `.execute(trx)
      // Beside an application of the person's own: what was mailed since to say that it has come.
      await sql`
        update mensagem m set talento_id = ${paraId} from declaracao d
        where m.empresa_id = ${empresaId} and m.talento_id = ${deId} and m.tipo = 'confirmacao'
          and d.empresa_id = m.empresa_id and d.talento_id = ${paraId} and d.id = any(${ids}::bigint[])
          and d.inscricao_id = m.inscricao_id and d.criada_em <= m.criada_em
          and lower(m.destinatario) = lower(d.pessoa->>'email')
      `.execute(trx)
    },
  }
}
