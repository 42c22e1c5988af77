import { MAX_A_CONFIRMAR } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { cidadeInWords } from '../../../database/sql/cidade-in-words'
import { situacaoPropria, vindasWithSameEmail } from '../../../database/sql/da-pessoa'
import { hadMade } from '../../../database/sql/had-made'
import { hasOtherName, isOfOtherMailbox, toldByMailbox } from '../../../database/sql/of-mailbox'

/**
 * What made the person is not asked about, unless its mailbox has confirmed another that says nothing of it: they may be
 * two (`makeByEnvio`). Expects `talento` as t.
 */
const isOfAnotherName = sql<boolean>`exists (${toldByMailbox})`

/** The mailbox has said that what was sent under the record's own name was theirs. Expects `talento` as t. */
const isOwnSim = sql<boolean>`exists (select from (${toldByMailbox}) m join declaracao x on x.id = m.declaracao_id
  where not ${hasOtherName(sql`x.pessoa`, sql`jsonb_build_object('nome', t.nome)`)})`

/** What applications said, as their senders and their people read it (decision 108). */
export function createEnviosRepository(db: Kysely<Database>) {
  const declaracoes = () =>
    db
      .selectFrom('declaracao as d')
      .innerJoin('inscricao as i', 'i.id', 'd.inscricaoId')
      .innerJoin('talento as t', 't.id', 'd.talentoId')
      .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
      .leftJoin('etapa as e', 'e.id', 'i.etapaId')
      .leftJoin('cidade as c', (join) => join.on(sql<boolean>`c.id = (d.pessoa->>'cidadeId')::bigint`))
      .select(situacaoPropria('i').as('situacao'))

  return {
    /**
     * Whether the mailbox is asked about what made its person, after it has confirmed another, or about what had, before
     * somebody told of another than it, whose page it has not said to be: they may be two.
     */
    async isAskedWhoMade(empresaId: number, talentoId: number): Promise<boolean> {
      const { rows } = await sql`
        select from declaracao d join talento t on t.empresa_id = d.empresa_id and t.id = d.talento_id
          join inscricao i on i.id = d.inscricao_id join campanha p on p.id = i.campanha_id
        where d.empresa_id = ${empresaId} and d.talento_id = ${talentoId} and d.estado = 'recebida'
          -- As it is asked about (listAConfirmar).
          and p.excluida_em is null and not ${isOfOtherMailbox(sql`t.email`)}
          and (d.fez_talento and ${isOfAnotherName} or exists (select from fusao f where f.empresa_id = d.empresa_id
            and f.talento_id = d.talento_id and f.desfeita_em is null and ${hadMade(sql`d.id`)}) and not ${isOwnSim})
        limit 1
      `.execute(db)
      return rows.length > 0
    },

    /** What was sent, with the application that it counts for, found by its own random id. */
    async find(identificador: string) {
      const row = await declaracoes()
        .select([
          'i.empresaId',
          't.email as emailDaPessoa',
          'i.campanhaId',
          'i.naEtapaDesde',
          'p.nome as vaga',
          'p.nomeEmpresa as empresa',
          sql<string>`(select slug from empresa where id = i.empresa_id)`.as('empresaSlug'),
          'p.situacao as campanhaSituacao',
          'p.excluidaEm',
          'e.tipo',
          'd.identificador',
          'd.talentoId',
          'd.estado',
          'd.pessoa',
          'd.criadaEm',
          'd.decididaEm',
          'd.fezInscricao',
          'd.fezTalento',
          cidadeInWords('c').as('cidade'),
        ])
        .where('d.identificador', '=', identificador)
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * What was sent with the person's e-mail, or one that was theirs, by nobody knows whom, newest first; while they are
     * hidden it stands with somebody of its own (`donaId`, decision 129).
     */
    listAConfirmar: (empresaId: number, talentoId: number) =>
      declaracoes()
        .select([
          'd.identificador',
          'd.pessoa',
          'd.criadaEm',
          'd.curriculoId',
          'd.fezInscricao',
          'd.talentoId as donaId',
          sql<boolean>`exists (select from talento t where t.id = ${talentoId} and t.oculta_em is not null)`.as(
            'isOculta',
          ),
          'i.campanhaId',
          'p.nome as vaga',
          'p.situacao as campanhaSituacao',
          'p.fechamento',
          cidadeInWords('c').as('cidade'),
        ])
        .where('d.empresaId', '=', empresaId)
        .where(
          sql<boolean>`d.talento_id = any(array(select ${talentoId}::bigint union all
            select v.id from talento t, lateral (${vindasWithSameEmail}) v where t.id = ${talentoId}))`,
        )
        .where((eb) =>
          eb.or([eb('d.talentoId', '!=', talentoId), eb('d.fezTalento', '=', false), isOfAnotherName]),
        )
        .where('d.estado', '=', 'recebida')
        .where((eb) => eb.not(isOfOtherMailbox(sql`(select email from talento where id = ${talentoId})`)))
        .where('p.excluidaEm', 'is', null)
        .orderBy('d.id', 'desc')
        .limit(MAX_A_CONFIRMAR)
        .execute(),
  }
}

export type AConfirmarRow = Awaited<
  ReturnType<ReturnType<typeof createEnviosRepository>['listAConfirmar']>
>[number]

/** What was sent, by its own random id. */
export type EnvioRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createEnviosRepository>['find']>>>
