import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Database } from '../../database/schema'
import { dentro } from '../../database/sql/came-by-join'
import { isMerelyTold } from '../../database/sql/da-pessoa'
import { hadMade } from '../../database/sql/had-made'
import { isUnmet, isUnmetButTold } from '../../database/sql/talento-intocado'
import { IS_TOLD_BY_FUSAO } from '../../database/sql/told-by-fusao'
import { snapshot } from './snapshot-repository'
import type { Permissao } from './talento-repository'
import type { Telling } from './tellings-repository'

/**
 * Who has made somebody of their own while an import is taken back, and told them an e-mail or CPF that somebody of a later
 * part of it still had: kept until all of that one is taken back (`importacao_id`). Expects `fusao` as f.
 */
export const isWaitingMaker = sql<SqlBool>`(f.desfeita_em is not null and f.antes ? 'espera')`
const WAITING = sql`'{"espera": true}'::jsonb`

interface MerelyTold {
  readonly talentoId: number
  readonly pessoa: Readonly<Record<string, unknown>>
  readonly isMet: boolean
  readonly isToldOf: boolean
}

/** Whoever told first of people makes them. Inside its caller's transaction, which holds the people. */
export function createMakersRepository(trx: Kysely<Database>) {
  return {
    /** Whether the company has done something with somebody of whom forms alone may have told (`isUnmet`), who is held. */
    async isMet(empresaId: number, talentoId: number): Promise<boolean> {
      const { rows } = await sql`
        select from talento t where t.empresa_id = ${empresaId} and t.id = ${talentoId} and ${isUnmet}
      `.execute(trx)
      return rows.length === 0
    },

    /**
     * What had made the person whom another sending has made since, by this merge, the first that stands of them
     * (`makeByEnvio`); it stands too. Null: nothing had.
     */
    async findFormer(empresaId: number, fusaoId: number): Promise<string | null> {
      const { rows } = await sql<{ identificador: string }>`
        select o.identificador from fusao f join talento t on t.empresa_id = f.empresa_id and t.id = f.talento_id
          -- Of one moment: nothing else makes the two together.
          join declaracao o on o.empresa_id = t.empresa_id and o.talento_id = t.id and o.criada_em = t.criado_em
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and f.via = 'formulario' and f.unida is null
          and not o.fez_talento and o.estado in ('recebida', 'confirmada')
          and not exists (select from declaracao d where d.empresa_id = f.empresa_id and d.id = o.id
            and ${sql.raw(IS_TOLD_BY_FUSAO)})
          and not exists (select from declaracao d where d.empresa_id = t.empresa_id and d.talento_id = t.id and d.fez_talento)
          and not exists (select from fusao x where x.empresa_id = f.empresa_id and x.talento_id = f.talento_id
            and x.id < f.id and x.desfeita_em is null and ${dentro('fusao')} is null)
      `.execute(trx)
      return rows[0]?.identificador ?? null
    },

    /** How the person was before the merge. */
    async setFormer(empresaId: number, fusaoId: number, antes: object): Promise<void> {
      await sql`
        update fusao set antes = ${JSON.stringify(antes)}::jsonb where empresa_id = ${empresaId} and id = ${fusaoId}
      `.execute(trx)
    },

    /** It has made the person again, who has the file that it waited with. @returns whether nobody who vouches tells of them */
    async makeAgain(
      empresaId: number,
      { id, talentoId }: { readonly id: number; readonly talentoId: number },
    ) {
      await sql`
        update declaracao set fez_talento = true, curriculo_id = null, arquivo_ids = array_remove(arquivo_ids, curriculo_id)
        where empresa_id = ${empresaId} and id = ${id}
      `.execute(trx)
      const { rows } = await sql`
        select from fusao where empresa_id = ${empresaId} and talento_id = ${talentoId} and desfeita_em is null
          and via <> 'formulario' limit 1
      `.execute(trx)
      return rows.length === 0
    },

    /**
     * Of these people, of whom a form alone has told, who are held.
     * @returns what each form told, under the name that they have; whether the company has met them, though others may have
     *   told of them since (`isUnmetButTold`); and whether anybody else tells of them
     */
    async listMerelyTold(empresaId: number, talentoIds: readonly number[]): Promise<MerelyTold[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<MerelyTold>`
        select d.talento_id, d.pessoa || jsonb_build_object('nome', t.nome) as pessoa, not (${isUnmetButTold}) as is_met,
          exists (select from fusao f where f.empresa_id = t.empresa_id and f.talento_id = t.id and f.desfeita_em is null
            and not coalesce(f.unida ? 'vinda', false)) as is_told_of
        from declaracao d join talento t on t.empresa_id = d.empresa_id and t.id = d.talento_id
        where d.empresa_id = ${empresaId} and d.talento_id = any(${talentoIds}::bigint[]) and ${isMerelyTold}
      `.execute(trx)
      return rows
    },

    /** By which these people are kept from here on. */
    async setPermissao(
      empresaId: number,
      talentoIds: readonly number[],
      { baseLegal, consentimento }: Permissao,
    ): Promise<void> {
      await sql`
        update talento set base_legal = ${baseLegal}, consentimento_texto = ${consentimento},
          consentimento_em = case when ${consentimento}::text is not null then now() end
        where empresa_id = ${empresaId} and id = any(${talentoIds}::bigint[])
      `.execute(trx)
    },

    /** Of these people, whom the company has met, though others may have told of them (`isUnmetButTold`). */
    async listMetOf(empresaId: number, talentoIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (talentoIds.length === 0) return new Set()
      const { rows } = await sql<{ id: number }>`
        select t.id from talento t
        where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[]) and not (${isUnmetButTold})
      `.execute(trx)
      return new Set(rows.map(({ id }) => id))
    },

    /** What these sendings had consented to is not their people's, unless they have consented since. */
    async dropPermissao(empresaId: number, declaracaoIds: readonly number[]): Promise<void> {
      await sql`
        update talento t set base_legal = 'legitimo_interesse', consentimento_texto = null, consentimento_em = null
        from declaracao d
        where d.empresa_id = ${empresaId} and d.id = any(${declaracaoIds}::bigint[]) and t.empresa_id = d.empresa_id
          and t.id = d.talento_id and t.consentimento_em = d.criada_em
      `.execute(trx)
    },

    /** What has made these people again had a consent; they may have given a later one. */
    async setPermissaoAgain(empresaId: number, talentoIds: readonly number[]): Promise<void> {
      await sql`
        update talento t set base_legal = 'consentimento', consentimento_texto = d.consentimento, consentimento_em = d.criada_em
        from declaracao d
        where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[]) and t.consentimento_texto is null
          and d.empresa_id = t.empresa_id and d.talento_id = t.id and d.fez_talento and d.consentimento is not null
      `.execute(trx)
    },

    /** Whether a sending had made somebody who is made by another telling since (`makeByTelling`). */
    async isFormer(empresaId: number, talentoId: number, id: number): Promise<boolean> {
      const { rows } = await sql`
        select from fusao where empresa_id = ${empresaId} and talento_id = ${talentoId} and desfeita_em is null
          and ${hadMade(sql`${id}::bigint`)} limit 1
      `.execute(trx)
      return rows.length > 0
    },

    /**
     * A sending counts no more, and who told (`fusaoId`) has made its person: where that one had put them into its campaign
     * they stand by that one, and leave with the row of its file; what it had told is in no merge that was taken apart.
     */
    async keepWithoutSent(empresaId: number, fusaoId: number, id: number): Promise<void> {
      await sql`
        update fusao o set tomadas = array(select unnest(o.tomadas) except select unnest(f.tomadas)) from fusao f
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and o.empresa_id = f.empresa_id
          and o.talento_id = f.talento_id and o.id <> f.id and o.tomadas && f.tomadas
      `.execute(trx)
      await sql`
        update importacao_linha l set inscricao_id = d.inscricao_id from fusao f, declaracao d
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and d.empresa_id = f.empresa_id and d.id = ${id}
          and d.id = any(f.tomadas) and l.empresa_id = f.empresa_id and l.importacao_id = f.importacao_id
          and l.numero = f.linha and l.inscricao_id is null
      `.execute(trx)
      await sql`
        update fusao g set antes = '{}' from fusao f
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and g.empresa_id = f.empresa_id
          and g.talento_id = f.talento_id and g.desfeita_em is not null
          and g.vouched @> ${JSON.stringify([{ id }])}::jsonb
      `.execute(trx)
    },

    /** Jobs and courses of these people that no merge brought go with whoever had made them. */
    async dropUntold(empresaId: number, talentoIds: readonly number[]): Promise<void> {
      for (const [table, ids] of [
        ['experiencia', 'experiencia_ids'],
        ['formacao_academica', 'formacao_ids'],
      ] as const)
        await sql`
          delete from ${sql.table(table)} x where x.empresa_id = ${empresaId} and x.talento_id = any(${talentoIds}::bigint[])
            and not exists (select from fusao f where f.empresa_id = x.empresa_id and f.talento_id = x.talento_id
              and f.desfeita_em is null
              and (x.id = any(f.${sql.ref(ids)}) or f.unida->'linhas'->${table}::text @> to_jsonb(x.id)))
        `.execute(trx)
    },

    /**
     * Merges by which people are made now are none any more, and the rows of their files have made them; whom an origin
     * makes has its reference there.
     */
    async turnIntoMakers(empresaId: number, fusaoIds: readonly number[]): Promise<void> {
      await sql`
        update talento t set origem = f.chegou->>'origem', origem_referencia = f.chegou->>'referencia' from fusao f
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[]) and f.chegou->>'origem' is not null
          and t.empresa_id = f.empresa_id and t.id = f.talento_id and not exists (
            select from talento o where o.empresa_id = f.empresa_id and o.origem = f.chegou->>'origem'
              and o.origem_referencia = f.chegou->>'referencia')
      `.execute(trx)
      await sql`
        update importacao_linha l set situacao = 'criada', motivos = l.motivos - 'pessoa' from fusao f
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[]) and l.empresa_id = f.empresa_id
          and l.importacao_id = f.importacao_id and l.numero = f.linha
      `.execute(trx)
      await sql`
        delete from fusao where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])
      `.execute(trx)
    },

    /**
     * Somebody has been made, who lacks an e-mail or CPF that was told: who told waits for it.
     * @param importacaoId whose people have it
     */
    async wait(
      empresaId: number,
      importacaoId: number,
      talentoId: number,
      { via, motivo, chegou, usuarioId }: Pick<Telling, 'via' | 'motivo' | 'chegou' | 'usuarioId'>,
    ): Promise<void> {
      await sql`
        insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou, importacao_id, usuario_id, desfeita_em)
        select t.empresa_id, t.id, ${via}, ${motivo}, p.retrato || ${WAITING}, p.retrato, v.chegou, ${importacaoId}, ${usuarioId}, now()
        from talento t, lateral (select ${snapshot}) p (retrato), (values (${JSON.stringify(chegou)}::jsonb)) v (chegou)
        where t.empresa_id = ${empresaId} and t.id = ${talentoId}
          and (t.email is null and v.chegou->>'email' is not null or t.cpf is null and v.chegou->>'cpf' is not null)
      `.execute(trx)
    },

    /** Of these people, who waits tells of them. @returns their merges' ids */
    async takeWaiting(empresaId: number, talentoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        update fusao f set desfeita_em = null, antes = f.antes - 'espera'
        where f.empresa_id = ${empresaId} and f.talento_id = any(${talentoIds}::bigint[]) and ${isWaitingMaker}
        returning f.id
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** These have told, and wait for what is left. */
    async waitAgain(empresaId: number, fusaoIds: readonly number[]): Promise<void> {
      await sql`
        update fusao set desfeita_em = now(), antes = antes || ${WAITING}
        where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])
      `.execute(trx)
    },

    /** Nobody of that import has anything any more. */
    async forgetWaiting(empresaId: number, importacaoId: number): Promise<void> {
      await sql`
        delete from fusao f where f.empresa_id = ${empresaId} and f.importacao_id = ${importacaoId} and ${isWaitingMaker}
      `.execute(trx)
    },
  }
}
