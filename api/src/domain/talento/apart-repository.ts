import { sql, type Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/schema'
import { isIntocada, isOnlyMade } from '../../database/sql/inscricao-intocada'
import { isOnlyTold } from '../../database/sql/talento-intocado'
import { isWaitingMaker } from './makers-repository'
import { readChegou } from './pessoa'
import { origemOf } from './referencias-repository'
import { createTalentoRepository, type Permissao } from './talento-repository'

/** Whom an import made. */
export interface Feita {
  /** Who they are now. */
  readonly talentoId: number
  /** The join by which they went into that one; null: they are that one. */
  readonly dentro: number | null
  /** By the import that is asked about. */
  readonly isDesta: boolean
}

/** People of whom somebody told who meant somebody else. Inside its caller's transaction. */
export function createApartRepository(trx: Kysely<Database>) {
  return {
    /** Of these people, of whom others than that import have told, and still do. */
    async listToldByOthers(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
    ): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct talento_id as id from fusao where empresa_id = ${empresaId}
          and talento_id = any(${talentoIds}::bigint[]) and desfeita_em is null
          and importacao_id is distinct from ${importacaoId} order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Of these people, and of whoever went into them, whom this import made, or one that is taken back already. */
    async listMade(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
    ): Promise<readonly Feita[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<Feita>`
        select distinct l.talento_id, l.importacao_id = ${importacaoId} as is_desta, (
            select min(j.id) from fusao j where j.empresa_id = l.empresa_id and j.talento_id = l.talento_id
              and j.desfeita_em is null and j.unida->'importadas' @> jsonb_build_array(
                jsonb_build_object('importacaoId', l.importacao_id, 'numero', l.numero))) as dentro
        from importacao_linha l join importacao i on i.id = l.importacao_id and i.empresa_id = l.empresa_id
        where l.empresa_id = ${empresaId} and l.talento_id = any(${talentoIds}::bigint[])
          and (i.id = ${importacaoId} or i.estado = 'desfeita') and (l.situacao = 'criada' or (l.situacao = 'mantida'
            and not exists (select from fusao f where f.empresa_id = l.empresa_id and f.importacao_id = l.importacao_id
              and f.talento_id = l.talento_id and coalesce(f.linha, l.numero) = l.numero)))
        order by 1, 2, 3
      `.execute(trx)
      return rows
    },

    /** E-mails and CPFs of these people. */
    async listChaves(empresaId: number, talentoIds: readonly number[]): Promise<string[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<{ chave: string }>`
        select x.chave from talento t, lateral (values (t.email::text), (t.cpf)) x (chave)
        where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[]) and x.chave is not null
      `.execute(trx)
      return rows.map(({ chave }) => chave)
    },

    /**
     * Who was told, by whoever else than that import, of one of these e-mails or CPFs that stood with somebody else; by who
     * has made them meanwhile too.
     * @returns each with the key
     */
    async listLacking(
      empresaId: number,
      importacaoId: number,
      chaves: readonly string[],
    ): Promise<{ id: number; chave: string; isFree: boolean }[]> {
      if (chaves.length === 0) return []
      const lacking = (key: 'email' | 'cpf') => sql`
        select t.id, p.chave, not exists (
            select from talento o where o.empresa_id = t.empresa_id and o.${sql.id(key)} = p.chave) as is_free
          from fusao f join talento t on t.id = f.talento_id and t.empresa_id = f.empresa_id and t.oculta_em is null
            join unnest(${chaves}::citext[]) p (chave) on p.chave = (f.chegou->>${sql.lit(key)})::citext
          where f.empresa_id = ${empresaId} and f.unida is null
            and (f.desfeita_em is null and f.importacao_id is distinct from ${importacaoId} or ${isWaitingMaker})
            and t.${sql.id(key)} is null and f.depois->>${sql.lit(key)} is null and f.chegou->>${sql.lit(key)} is not null`
      const { rows } = await sql<{ id: number; chave: string; isFree: boolean }>`
        ${lacking('email')} union ${lacking('cpf')} order by 1
      `.execute(trx)
      return rows
    },

    /**
     * Whom nobody takes apart from who told of them, because it is not known any more what is whose: something was done
     * with them since, they are hidden, kept by the law or one with somebody; or who told cannot tell again.
     */
    async listInseparable(empresaId: number, fusaoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct t.id from fusao f join talento t on t.id = f.talento_id and t.empresa_id = f.empresa_id
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[]) and (
          f.via not in ('importacao', 'recrutador') or (f.importacao_id is not null and f.linha is null)
          or t.guarda_legal is not null or t.oculta_em is not null or t.email_pedido is not null
          or not (${isOnlyTold(sql`f.criada_em`)})
          or exists (select from fusao j where j.talento_id = t.id and j.desfeita_em is null and j.unida is not null)
          or exists (select from inscricao i where i.id = f.inscricao_id and (i.versao > 1
            or not (${isIntocada} or ${isOnlyMade} and not exists (select from declaracao d
              where d.empresa_id = i.empresa_id and d.inscricao_id = i.id)))))
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Of whom an application stands that was sent with the e-mail that would leave them: its page is found by it. */
    async listInscritas(
      empresaId: number,
      emails: readonly { readonly talentoId: number; readonly email: unknown }[],
    ): Promise<number[]> {
      if (emails.length === 0) return []
      const { rows } = await sql<{ id: number }>`
        select p."talentoId" as id from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb)
          as p ("talentoId" bigint, email citext)
        where exists (select from declaracao d where d.empresa_id = ${empresaId} and d.talento_id = p."talentoId"
          and not d.fez_talento and d.estado not in ('retirada', 'recusada') and (d.pessoa->>'email')::citext = p.email)
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Merges that were told again, or of whoever is told of by another one now. */
    async remove(empresaId: number, fusaoIds: readonly number[]): Promise<void> {
      await sql`delete from fusao where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])`.execute(
        trx,
      )
    },

    /**
     * Somebody who was taken apart. E-mail, CPF and reference stand once in a company: what somebody else keeps stays there.
     * @param chegou as a merge keeps what came
     */
    async insertApart(
      empresaId: number,
      chegou: Readonly<Record<string, unknown>>,
      permissao: Permissao = { baseLegal: 'legitimo_interesse', consentimento: null },
    ): Promise<{ talentoId: number; identificador: string }> {
      const [pessoa, origem] = [readChegou(chegou), origemOf(chegou)]
      const { rows } = await sql<{ hasEmail: boolean; hasCpf: boolean; hasReferencia: boolean }>`
        select exists (select from talento where empresa_id = ${empresaId} and email = ${pessoa.email}::citext) as has_email,
          exists (select from talento where empresa_id = ${empresaId} and cpf = ${pessoa.cpf}::text) as has_cpf,
          exists (select from talento where empresa_id = ${empresaId} and origem = ${origem}::text
            and origem_referencia = ${pessoa.referencia}::text) as has_referencia
      `.execute(trx)
      const identificador = randomUUID()
      const livre = {
        ...pessoa,
        identificador,
        referencia: origem === null || rows[0]?.hasReferencia === true ? null : pessoa.referencia,
        email: rows[0]?.hasEmail === true ? null : pessoa.email,
        cpf: rows[0]?.hasCpf === true ? null : pessoa.cpf,
      }
      const ids = await createTalentoRepository(trx).insertTalentos(
        empresaId,
        origem ?? 'MANUAL',
        permissao,
        [livre],
      )
      return { talentoId: ids.get(identificador) ?? 0, identificador }
    },
  }
}
