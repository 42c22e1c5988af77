import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isKnownToRecrutador } from '../../database/sql/da-pessoa'
import { isDoQuadro, latestDoQuadro } from '../../database/sql/evento-do-quadro'
import type { Acesso } from '../../ground/autor'
import { CAMPANHAS_DA_EQUIPE, SESSAO_VIVA } from '../../ground/sessao-repository'
import type { BoardChanges, LogNews, SessaoKey } from './board-changes'
import { CARTAO_COLUMNS, type CartaoRow } from './cartao-columns-repository'

/** More entries than this are not listed: whoever missed so much reads the board again. */
const MAX_ARRIVALS = 300

interface Entrada {
  id: number
  tipo: string
  inscricaoId: number | null
  deEtapaId: number | null
  autorId: number | null
  autorNome: string | null
}

interface Placed {
  cartao: CartaoRow
  etapaId: number | null
  saida: PessoaOnBoard['saida']
}

/** Reads the log for boards that are open. */
export function createBoardChangesRepository(db: Kysely<Database>) {
  return {
    /**
     * Id of the last entry of the log that a board is told of: where a stream begins that was not told where.
     * @returns null when the company has no such campaign
     */
    async findLatest(empresaId: number, campanhaId: number): Promise<number | null> {
      const row = await db
        .selectFrom('campanha')
        .select(latestDoQuadro(empresaId, campanhaId).as('latest'))
        .where('id', '=', campanhaId)
        .where('empresaId', '=', empresaId)
        .where('excluidaEm', 'is', null)
        .executeTakeFirst()
      return row?.latest ?? null
    },

    /**
     * What changed on a board after an entry of the log.
     * @returns null when nothing did
     */
    async read(empresaId: number, campanhaId: number, depois: number): Promise<BoardChanges | null> {
      const entradas = await readArrivals(db, empresaId, campanhaId, depois)
      const latest = entradas.at(-1)?.id
      if (latest === undefined) return null
      const isWhole =
        entradas.length > MAX_ARRIVALS || entradas.some(({ tipo }) => /^(?:etapa|campanha)_/.test(tipo))
      if (isWhole) {
        const { latest } = await db
          .selectNoFrom(latestDoQuadro(empresaId, campanhaId).as('latest'))
          .executeTakeFirstOrThrow()
        return { latest, pessoas: [], isWhole }
      }
      const paths = pathsOf(entradas)
      const rows = await readCartoes(db, empresaId, [...paths.keys()])
      const pessoas = rows.map(({ cartao, ...place }) => ({
        cartao,
        ...place,
        ...(paths.get(cartao.id) ?? NO_PATH),
      }))
      // Of whoever is in the campaign no more there is no card to tell: the board is read again.
      return { latest, pessoas, isWhole: rows.length < paths.size }
    },

    /**
     * Campaigns that the log has grown for since a moment, whichever process wrote. Exact in whatever order transactions
     * end: an entry is new when the transaction that wrote it was not yet visible then and is now (decision 110).
     * @param desde the moment of the answer before; null to begin
     */
    async readNews(desde: string | null): Promise<LogNews> {
      const { rows } = await sql<LogNews>`
        select pg_current_snapshot()::text as snapshot, array(
          select distinct campanha_id from evento
          where transacao >= pg_snapshot_xmin(${desde}::pg_snapshot)
            and transacao < pg_snapshot_xmax(pg_current_snapshot())
            and not pg_visible_in_snapshot(transacao, ${desde}::pg_snapshot)
            and campanha_id is not null and ${isDoQuadro}
        ) as campanha_ids
      `.execute(db)
      const [news] = rows
      if (news === undefined) throw new Error('the log gave no answer')
      return news
    },

    /** Of the sessions that streams were opened with those that still live, and what they reach now. */
    async findAcessos(sessoes: readonly SessaoKey[]): Promise<ReadonlyMap<number, Acesso>> {
      const rows = await db
        .selectFrom('sessao as s')
        .innerJoin('usuario as u', 'u.id', 's.usuarioId')
        .innerJoin(
          sql<SessaoKey>`unnest(${sessoes.map(({ empresaId }) => empresaId)}::bigint[], ${sessoes.map(({ id }) => id)}::bigint[])`.as<'aberta'>(
            sql`aberta(empresa_id, id)`,
          ),
          (join) => join.onRef('aberta.id', '=', 's.id').onRef('aberta.empresaId', '=', 's.empresaId'),
        )
        .select(['s.id', 'u.papel', sql<number[] | null>`${sql.raw(CAMPANHAS_DA_EQUIPE)}`.as('campanhas')])
        .where(sql<boolean>`${sql.raw(SESSAO_VIVA)}`)
        .execute()
      return new Map(rows.map(({ id, ...acesso }) => [id, acesso]))
    },
  }
}

type Path = Pick<PessoaOnBoard, 'deEtapaId' | 'isChegada' | 'autor'>
const NO_PATH: Path = { deEtapaId: null, isChegada: false, autor: null }

/** Several entries about somebody are one change: from the stage before the first, by whoever did the last. */
function pathsOf(entradas: readonly Entrada[]): Map<number, Path> {
  const paths = new Map<number, Path>()
  for (const { tipo, inscricaoId, deEtapaId, autorId, autorNome } of entradas) {
    if (inscricaoId === null || !tipo.startsWith('inscricao_')) continue
    const autor = autorId === null || autorNome === null ? null : { id: autorId, nome: autorNome }
    const before = paths.get(inscricaoId)
    const { deEtapaId: first, isChegada } = before ?? { deEtapaId, isChegada: tipo === 'inscricao_criada' }
    paths.set(inscricaoId, { deEtapaId: first, isChegada, autor })
  }
  return paths
}

async function readArrivals(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  depois: number,
): Promise<Entrada[]> {
  return db
    .selectFrom('evento')
    .leftJoin('usuario', 'usuario.id', 'evento.usuarioId')
    .select([
      'evento.id',
      'evento.tipo',
      'evento.inscricaoId',
      sql<number | null>`(evento.dados->>'deEtapaId')::bigint`.as('deEtapaId'),
      'usuario.id as autorId',
      'usuario.nome as autorNome',
    ])
    .where('evento.empresaId', '=', empresaId)
    .where('evento.campanhaId', '=', campanhaId)
    .where('evento.id', '>', depois)
    .where(isDoQuadro)
    .orderBy('evento.id')
    .limit(MAX_ARRIVALS + 1)
    .execute()
}

async function readCartoes(
  db: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<Placed[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Placed>`
    select to_json(cartao) as cartao, etapa_id, saida from (
      select ${CARTAO_COLUMNS}
      from inscricao i
        join talento t on t.id = i.talento_id
        left join cidade c on c.id = t.cidade_id
      where i.id = any(${ids}::bigint[]) and i.empresa_id = ${empresaId}
    ) cartao
    join lateral (
      select case when i.situacao = 'ativa' then i.etapa_id end as etapa_id,
        case when i.situacao = 'ativa' then null when i.situacao = 'retirada' and ${isKnownToRecrutador} then 'desistiu'
          else 'outra' end as saida
      from inscricao i where i.id = cartao.id and i.empresa_id = ${empresaId}
    ) e on true
  `.execute(db)
  return rows
}
