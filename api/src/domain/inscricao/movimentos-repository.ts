import { JANELA_SEGUNDOS } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Puts people into stages. Every function runs inside a transaction that holds the campaign's row. */
export function createMovimentosRepository(trx: Kysely<Database>) {
  /** The latest arrival stands on top of its column. */
  const noTopo = sql<number>`-extract(epoch from clock_timestamp())`

  return {
    async findTalento(empresaId: number, identificador: string) {
      const row = await trx
        .selectFrom('talento')
        .select(['id', 'identificador', 'nome', 'email', 'telefone'])
        .where('empresaId', '=', empresaId)
        .where('identificador', '=', identificador)
        .where('anonimizadoEm', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },

    async lockInscricao(empresaId: number, campanhaId: number, talentoId: number) {
      const row = await trx
        .selectFrom('inscricao')
        .select(['id', 'etapaId', 'situacao', 'naEtapaDesde', 'versao'])
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('talentoId', '=', talentoId)
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    insertInscricao: (
      empresaId: number,
      campanhaId: number,
      talentoId: number,
      etapaId: number,
      usuarioId: number,
    ) =>
      trx
        .insertInto('inscricao')
        .values((eb) => ({
          empresaId,
          campanhaId,
          talentoId,
          etapaId,
          movidaPor: usuarioId,
          posicao: noTopo,
          origem: eb.selectFrom('talento').select('origem').where('talento.id', '=', talentoId),
        }))
        .returning(['id', 'naEtapaDesde', 'origem', 'versao'])
        .executeTakeFirstOrThrow(),

    /** @param desde since when the person counts as being there; null is now */
    setEtapa: (
      empresaId: number,
      inscricaoId: number,
      etapaId: number,
      usuarioId: number,
      desde: Date | null,
    ) =>
      trx
        .updateTable('inscricao')
        .set((eb) => ({
          etapaId,
          movidaPor: usuarioId,
          posicao: noTopo,
          naEtapaDesde: desde ?? sql<Date>`clock_timestamp()`,
          versao: eb('versao', '+', 1),
        }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .returning(['naEtapaDesde', 'versao'])
        .executeTakeFirstOrThrow(),

    /** The last time the person changed stage, and from where. */
    async findUltimoMovimento(empresaId: number, inscricaoId: number) {
      const row = await trx
        .selectFrom('evento')
        .select([
          sql<number | null>`(dados->>'deEtapaId')::bigint`.as('deEtapaId'),
          sql<boolean>`(dados->>'isDesfeito')::boolean`.as('isDesfeito'),
          sql<Date | null>`(dados->>'desde')::timestamptz`.as('desde'),
          sql<boolean>`criado_em > now() - make_interval(secs => ${JANELA_SEGUNDOS})`.as('isRecente'),
        ])
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where('tipo', '=', 'inscricao_movida')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ?? null
    },

    /** Nothing has happened with the application but that a recruiter made it. */
    async isAdicionada(empresaId: number, inscricaoId: number): Promise<boolean> {
      const { feitas, outras } = await trx
        .selectFrom('evento')
        .select([
          sql<number>`count(*) filter (where tipo = 'inscricao_criada' and usuario_id is not null)::int`.as(
            'feitas',
          ),
          sql<number>`count(*) filter (where tipo <> 'inscricao_criada' or usuario_id is null)::int`.as(
            'outras',
          ),
        ])
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .executeTakeFirstOrThrow()
      return feitas === 1 && outras === 0
    },

    async remove(empresaId: number, inscricaoId: number): Promise<void> {
      await trx
        .deleteFrom('inscricao')
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .execute()
    },

    /** Out of the stage, still in the campaign. */
    async leaveEtapa(empresaId: number, inscricaoId: number): Promise<void> {
      await trx
        .updateTable('inscricao')
        .set((eb) => ({ etapaId: null, naEtapaDesde: sql<Date>`now()`, versao: eb('versao', '+', 1) }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .execute()
    },

    /** Everybody of one stage into another, with an entry of the log for each. */
    async moveAll(empresaId: number, deEtapaId: number, etapaId: number, usuarioId: number): Promise<void> {
      await sql`
        with movidas as (
          update inscricao set etapa_id = ${etapaId}, movida_por = ${usuarioId}, versao = versao + 1,
            na_etapa_desde = clock_timestamp()
          where empresa_id = ${empresaId} and etapa_id = ${deEtapaId}
          returning id, campanha_id, talento_id, old.na_etapa_desde as desde
        )
        insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, usuario_id, tipo, dados)
        select ${empresaId}, campanha_id, talento_id, id, ${usuarioId}, 'inscricao_movida', jsonb_build_object(
          'deEtapaId', ${deEtapaId}::bigint, 'etapaId', ${etapaId}::bigint, 'isDesfeito', false,
          'desde', desde)
        from movidas order by id
      `.execute(trx)
    },
  }
}
