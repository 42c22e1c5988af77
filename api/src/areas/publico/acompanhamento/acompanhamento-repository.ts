import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { cancelWaiting } from '../../../database/sql/cancel-waiting'
import { cidadeInWords } from '../../../database/sql/cidade-in-words'
import { isDaPessoa, situacaoPropria, situacaoWritten } from '../../../database/sql/da-pessoa'

/** A person's own application and what hangs on it, found by the application's random id. */
export function createAcompanhamentoRepository(db: Kysely<Database>) {
  const inscricoes = () =>
    db
      .selectFrom('inscricao as i')
      .innerJoin('talento as t', 't.id', 'i.talentoId')
      .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
      .leftJoin('etapa as e', 'e.id', 'i.etapaId')
      .select([situacaoPropria('i').as('situacao'), isDaPessoa.as('isDaPessoa')])

  return {
    async find(identificador: string) {
      const row = await inscricoes()
        .leftJoin('cidade as c', 'c.id', 't.cidadeId')
        .select([
          'i.id as inscricaoId',
          'i.identificador',
          'i.empresaId',
          'i.campanhaId',
          'i.talentoId',
          'i.chaveAntiga',
          't.ocultaEm',
          'i.criadaEm',
          'i.naEtapaDesde',
          'i.retiradaEm',
          'p.nome as vaga',
          'p.nomeEmpresa as empresa',
          sql<string>`(select slug from empresa where id = i.empresa_id)`.as('empresaSlug'),
          'p.situacao as campanhaSituacao',
          'p.excluidaEm',
          'e.tipo',
          't.identificador as talentoIdentificador',
          't.nome',
          't.email',
          't.emailPedido',
          't.telefone',
          't.sobre',
          cidadeInWords('c').as('cidade'),
        ])
        .where('i.identificador', '=', identificador)
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * Random ids of all who are one with the person by joins that stand, of whom they had been one with until that was
     * taken apart, and of whom they were taken for until that one had another mailbox: keys were mailed for each of them.
     */
    async listUnidas(empresaId: number, talentoId: number): Promise<string[]> {
      const { rows } = await sql<{ identificador: string }>`
        select f.unida->'talento'->>'identificador' as identificador from fusao f
        where f.empresa_id = ${empresaId} and f.talento_id = ${talentoId} and f.unida is not null and f.desfeita_em is null
        union select t.identificador::text from evento e
          join fusao f on f.empresa_id = e.empresa_id and f.id = (e.dados->>'fusaoId')::bigint
          join talento t on t.empresa_id = f.empresa_id and t.id = f.talento_id
        where e.empresa_id = ${empresaId} and e.talento_id = ${talentoId} and e.tipo = 'talento_separado'
          and case when f.unida is null then f.talento_id <> ${talentoId}
            else (f.unida->'talento'->>'id')::bigint = ${talentoId} end
        union select e.dados->>'deCaixa' from evento e
        where e.empresa_id = ${empresaId} and e.talento_id = ${talentoId} and e.tipo = 'talento_separado'
          and e.dados ? 'deCaixa'
      `.execute(db)
      return rows.map((row) => row.identificador)
    },

    /** What these people, by their random ids, have in a campaign, and where they are reached. */
    async listBeside(empresaId: number, campanhaId: number, talentos: readonly string[]) {
      const { rows } = await sql<{ inscricao: string; talento: string; email: string }>`
        select i.identificador as inscricao, t.identificador as talento, t.email from talento t
          join inscricao i on i.empresa_id = t.empresa_id and i.talento_id = t.id and i.campanha_id = ${campanhaId}
        where t.empresa_id = ${empresaId} and t.identificador = any(${talentos}::uuid[]) and t.email is not null
      `.execute(db)
      return rows
    },

    /** The application that stands for one which gave way to it when two people were joined; null when none does. */
    async findFicante(identificador: string): Promise<string | null> {
      const { rows } = await sql<{ identificador: string }>`
        with recursive largada as (
          select f.empresa_id, d->'inscricao'->>'identificador' as identificador, (d->'inscricao'->>'id')::bigint as id,
            (d->>'ficaId')::bigint as fica_id
          from fusao o join fusao f on f.empresa_id = o.empresa_id and f.talento_id = o.talento_id
              and f.unida is not null and f.desfeita_em is null
            cross join lateral jsonb_array_elements(f.unida->'largadas') d
          where o.unida is not null and o.desfeita_em is null
            and jsonb_path_query_array(o.unida, '$.largadas[*].inscricao.identificador') @> to_jsonb(${identificador}::text)
        ), fica as (
          select empresa_id, fica_id from largada where identificador = ${identificador}
          union select l.empresa_id, l.fica_id from fica k join largada l on l.id = k.fica_id
        )
        select i.identificador from fica k join inscricao i on i.id = k.fica_id and i.empresa_id = k.empresa_id limit 1
      `.execute(db)
      return rows[0]?.identificador ?? null
    },

    /** The person's other applications at the same company. */
    listOthers: (empresaId: number, talentoId: number, inscricaoId: number) =>
      inscricoes()
        .select([
          'i.identificador',
          'i.naEtapaDesde',
          'p.nome as vaga',
          'p.situacao as campanhaSituacao',
          'p.excluidaEm',
          'e.tipo',
        ])
        .where('i.empresaId', '=', empresaId)
        .where('i.talentoId', '=', talentoId)
        .where('i.id', '!=', inscricaoId)
        .orderBy('i.id', 'desc')
        .limit(20)
        .execute(),

    /** @returns the stage that they leave the process from; null when they had left before */
    async withdraw(empresaId: number, inscricaoId: number): Promise<{ etapaId: number | null } | null> {
      const left = await db
        .updateTable('inscricao')
        .set((eb) => ({
          situacao: situacaoWritten('inscricao', 'retirada'),
          retiradaEm: sql<Date>`now()`,
          versao: eb('versao', '+', 1),
        }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .where(situacaoPropria('inscricao'), '=', 'ativa')
        .returning('etapaId')
        .executeTakeFirst()
      return left ?? null
    },

    /** What was about to be sent about this application. */
    async cancelMensagens(empresaId: number, inscricaoId: number): Promise<void> {
      await cancelWaiting(db, empresaId).where('inscricaoId', '=', inscricaoId).execute()
    },

    /** Mails that carried a key of this application, with whom they went to. */
    listConfirmacoes: (empresaId: number, inscricaoId: number) =>
      db
        .selectFrom('mensagem')
        .select(['destinatario', 'corpo'])
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where('tipo', '=', 'confirmacao')
        .execute(),

    /** The person's newest application, with what a key to it signs; null when they have none. */
    async findPage(empresaId: number, talentoId: number) {
      const row = await db
        .selectFrom('inscricao as i')
        .innerJoin('talento as t', 't.id', 'i.talentoId')
        .select(['i.identificador as inscricao', 't.identificador as talento', 't.email'])
        .where('i.empresaId', '=', empresaId)
        .where('i.talentoId', '=', talentoId)
        .orderBy('i.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ?? null
    },

    /** Another person of the company who has this e-mail; null when nobody has. */
    async findByEmail(empresaId: number, talentoId: number, email: string): Promise<number | null> {
      const row = await db
        .selectFrom('talento')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('email', '=', email)
        .where('id', '!=', talentoId)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** A person by their own random id. */
    async findTalento(identificador: string) {
      const row = await db
        .selectFrom('talento')
        .select(['empresaId', 'id as talentoId', 'email'])
        .where('identificador', '=', identificador)
        .executeTakeFirst()
      return row ?? null
    },

    /** Holds people, in the order of their ids: what is done to them comes one after the other. @returns who is there */
    async lockTalentos(empresaId: number, ids: readonly number[]): Promise<number[]> {
      const rows = await db
        .selectFrom('talento')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
