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
