import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** What bulk actions need to know of their people. */
export function createLoteRepository(db: Kysely<Database>) {
  return {
    /** Names by identificador; erased and unknown people are left out. */
    async readNomes(
      empresaId: number,
      identificadores: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      if (identificadores.length === 0) return new Map()
      const rows = await db
        .selectFrom('talento')
        .select(['identificador', 'nome'])
        .where('empresaId', '=', empresaId)
        .where('identificador', 'in', identificadores)
        .where('anonimizadoEm', 'is', null)
        .execute()
      return new Map(rows.map(({ identificador, nome }) => [identificador, nome]))
    },

    /** Whether a person stands in a stage now. */
    async isNaEtapa(empresaId: number, identificador: string, etapaId: number): Promise<boolean> {
      const row = await db
        .selectFrom('inscricao as i')
        .innerJoin('talento as t', 't.id', 'i.talentoId')
        .select('i.id')
        .where('i.empresaId', '=', empresaId)
        .where('t.identificador', '=', identificador)
        .where('i.etapaId', '=', etapaId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** People to write to, with what a message says of the campaign; null campaign leaves that empty. */
    readDestinatarios: (empresaId: number, identificadores: readonly string[], campanhaId: number | null) =>
      db
        .selectFrom('talento as t')
        .leftJoin('campanha as p', (join) =>
          join.on('p.id', '=', campanhaId).on('p.empresaId', '=', empresaId).on('p.excluidaEm', 'is', null),
        )
        .leftJoin('inscricao as i', (join) =>
          join.onRef('i.talentoId', '=', 't.id').onRef('i.campanhaId', '=', 'p.id'),
        )
        .innerJoin('empresa as e', 'e.id', 't.empresaId')
        .select([
          't.id as talentoId',
          't.identificador',
          't.nome',
          't.email',
          't.telefone',
          't.consentimentoRevogadoEm',
          'p.id as campanhaId',
          'p.nome as vaga',
          'p.nomeEmpresa',
          'i.id as inscricaoId',
          'e.nome as empresa',
        ])
        .where('t.empresaId', '=', empresaId)
        .where('t.identificador', 'in', identificadores)
        .where('t.anonimizadoEm', 'is', null)
        .execute(),
  }
}

export type DestinatarioRow = Awaited<
  ReturnType<ReturnType<typeof createLoteRepository>['readDestinatarios']>
>[number]
