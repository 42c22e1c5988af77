import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { foldedOf } from '../../database/sql/folded-name'
import { type Snapshot, snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/** A merge into somebody else that stands, and told under the name of one of the people, however it is spelled. */
export interface ToldUnderName extends Pick<
  Telling,
  'id' | 'talentoId' | 'via' | 'motivo' | 'antes' | 'depois' | 'chegou' | 'importacaoId' | 'inscricaoId'
> {
  /** Whose record it is, as they stand. */
  readonly is: Snapshot
  /** E-mails and CPFs of the one of that name, and of whoever went into them. */
  readonly chaves: readonly { readonly email: string | null; readonly cpf: string | null }[]
  /** The same file told of that one elsewhere, in a row that met their record. */
  readonly hasOwnRow: boolean
  /** What else the same file told with the same phone. */
  readonly ditas: readonly Telling['chegou'][]
}

const nameOf = (text: string) => sql.raw(foldedOf(text))

/** What was told of people and went into somebody else. Inside its caller's transaction. */
export function createToldInsideRepository(trx: Kysely<Database>) {
  return {
    /** Oldest first. */
    async list(empresaId: number, talentoIds: readonly number[]): Promise<ToldUnderName[]> {
      const { rows } = await sql<ToldUnderName>`
        with pessoas as materialized (
          select p.id, p.nome, p.email::text, p.cpf from talento p
          where p.empresa_id = ${empresaId} and p.id = any(${talentoIds}::bigint[])
          union all
          select f.talento_id, f.unida->'talento'->>'nome', f.unida->'talento'->>'email', f.unida->'talento'->>'cpf'
          from fusao f where f.empresa_id = ${empresaId} and f.talento_id = any(${talentoIds}::bigint[])
            and f.unida is not null and f.desfeita_em is null
        ), nomes as materialized (
          select id, ${nameOf('nome')} as nome, (jsonb_agg(jsonb_build_object('email', email, 'cpf', cpf)) over (partition by id)) as chaves
          from pessoas
        ), ditos as materialized (select distinct id, nome, chaves from nomes)
        select f.id, f.talento_id, f.via, f.motivo, f.antes, f.depois, f.chegou, f.importacao_id, f.inscricao_id,
          ${snapshot} as "is",
          n.chaves,
          exists (select from importacao_linha l where l.empresa_id = f.empresa_id and l.importacao_id = f.importacao_id
            and l.talento_id = n.id and ${nameOf('l.nome')} = n.nome) as has_own_row,
          (select coalesce(jsonb_agg(o.chegou), '[]') from fusao o where o.empresa_id = f.empresa_id
            and o.importacao_id = f.importacao_id and o.id <> f.id
            and o.chegou->>'telefone' = f.chegou->>'telefone') as ditas
        from ditos n
          join fusao f on f.empresa_id = ${empresaId} and ${nameOf("f.chegou->>'nome'")} = n.nome
          join talento t on t.empresa_id = f.empresa_id and t.id = f.talento_id
        where f.unida is null and f.desfeita_em is null and f.talento_id <> all(${talentoIds}::bigint[])
        order by f.id
      `.execute(trx)
      return rows
    },

    /** Of these merges those that stand. */
    listStanding: (
      empresaId: number,
      fusaoIds: readonly number[],
    ): Promise<Pick<ToldUnderName, 'id' | 'talentoId' | 'importacaoId' | 'inscricaoId'>[]> =>
      trx
        .selectFrom('fusao')
        .select(['id', 'talentoId', 'importacaoId', 'inscricaoId'])
        .where('empresaId', '=', empresaId)
        .where('id', 'in', fusaoIds.length === 0 ? [0] : fusaoIds)
        .where('desfeitaEm', 'is', null)
        .orderBy('id')
        .execute(),

    /** Rows of files that told so say nothing any more. */
    async emptyLinhas(empresaId: number, fusaoIds: readonly number[]): Promise<void> {
      await sql`
        update importacao_linha l set nome = '', valores = '[]', motivos = '{}' from fusao f
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[])
          and l.empresa_id = f.empresa_id and l.importacao_id = f.importacao_id and l.numero = f.linha
      `.execute(trx)
    },
  }
}
