import type {
  CampanhaExcluida,
  CampanhaItem,
  ContagemCampanhas,
  ContagemQuery,
  FiltroCampanhasBody,
  SORT_PATHS_CAMPANHA,
} from '@seleta/contract/campanhas'
import { ENCERRA_EM_DIAS, MAX_DEPTH, type SituacaoCampanha } from '@seleta/contract/limits'
import { sql, type Insertable, type Kysely, type RawBuilder } from 'kysely'
import { diaOf, startOf, today } from '../../database/hoje'
import type { Sessao } from '../../ground/autor'
import type { Database } from '../../database/schema'
import type { PageInput } from '../../ground/pages'
import { isMinha, PARADAS, RESPONSAVEIS, UNSEEN } from './campanha-figures-repository'
import { howFarFound, isCampanhaFound, nomesOf } from './search-campanhas-repository'

/** What `toCampanhaColumns` makes of a campaign; whose it is and where the wizard stands are said beside it. */
type CampanhaColumns = Omit<Insertable<Database['campanha']>, 'empresaId' | 'usuarioId' | 'ultimoPasso'>

/** Sort paths of the wire and the only columns that a list can be sorted by (security S08). */
const SORT_COLUMN = {
  'campanha.nome': 'nome',
  'campanha.id': 'id',
  'campanha.inicio': 'inicio',
  'campanha.fechamento': 'fechamento',
  'campanha.novas': 'novas',
  'campanha.paradas': 'paradas',
} as const satisfies Record<(typeof SORT_PATHS_CAMPANHA)[number], string>

const DIRECTION = { ASC: 'asc', DESC: 'desc' } as const

/** What the list shows of a campaign. */
const ITEM = [
  'id',
  'nome',
  'inicio',
  'fechamento',
  'quantidadeVagas',
  'qtdTalentos',
  'qtdFinalizados as qtdTalentosFinalizados',
  'situacao',
  'localidade',
  'ultimoPasso',
] as const

/**
 * A campaign that people may apply to: published, not deleted, its closing day not over in Brazil. What `isAberta` of
 * `@seleta/contract/aberta` is to code; a test holds the two together.
 * @param campanha the table, or what the statement calls it
 */
export const isCampanhaAberta = (campanha: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${campanha}.situacao`)} = 'PUBLICADA' and ${sql.ref(`${campanha}.excluida_em`)} is null
    and (${sql.ref(`${campanha}.fechamento`)} is null or ${sql.ref(`${campanha}.fechamento`)} >= ${today}))`

/** One that does so for a few days more, `ENCERRA_EM_DIAS` with today (product 10): in code `isEncerrando` of the contract. */
export const isEncerrando = (campanha: string): RawBuilder<boolean> =>
  sql<boolean>`(${isCampanhaAberta(campanha)} and ${sql.ref(`${campanha}.fechamento`)} <= ${today} + ${sql.lit(ENCERRA_EM_DIAS)})`

/** When one stopped taking them because its day was over, without anybody's doing; null for any other. */
export const closedByItselfAt = (campanha: string): RawBuilder<Date | null> => {
  const fechamento = sql.ref(`${campanha}.fechamento`)
  return sql<Date | null>`case when ${sql.ref(`${campanha}.situacao`)} = 'PUBLICADA' and ${fechamento} < ${today}
    then ${startOf(sql`${fechamento} + 1`)} end`
}

/** A list that nobody reads further down. */
const MAX_EXCLUIDAS = 100

/** What applications to a campaign share while they are taken in, and whoever changes it has alone. */
const keyOf = (id: number) => sql`hashtext('campanha'), hashint8(${id})`

const ofEmpresa = (db: Kysely<Database>, empresaId: number) =>
  db.selectFrom('campanha').where('empresaId', '=', empresaId).where('excluidaEm', 'is', null)

type Caller = Pick<Sessao, 'empresaId' | 'usuarioId' | 'campanhas'>

/** Those that somebody reaches. */
const inReach = (db: Kysely<Database>, { empresaId, campanhas }: Caller) => {
  const query = ofEmpresa(db, empresaId)
  return campanhas === null ? query : query.where(sql<boolean>`id = any(${campanhas})`)
}

const filtered = (db: Kysely<Database>, caller: Caller, filtros: FiltroCampanhasBody['filtros']) => {
  const situacoes = filtros.flatMap((f) => (f.path === 'campanha.situacao' ? [f.value] : []))
  let query = inReach(db, caller)
  if (situacoes.length > 0) query = query.where('situacao', 'in', situacoes)
  if (filtros.some((f) => f.path === 'campanha.fechamento')) query = query.where(isEncerrando('campanha'))
  if (filtros.some((f) => f.path === 'campanha.equipe')) query = query.where(isMinha(caller))
  for (const nome of nomesOf(filtros)) query = query.where(isCampanhaFound(nome))
  return query
}

/** Campaigns of one company. Deleted ones do not exist for any of these, but `findExcluida` and `restore`. */
export function createCampanhasRepository(db: Kysely<Database>) {
  const inEmpresa = (empresaId: number) => ofEmpresa(db, empresaId)
  return {
    /** One page, sorted by name unless told otherwise (spec section 9); empty dates stand last. */
    async filter(
      caller: Caller,
      { filtros, orders }: FiltroCampanhasBody,
      page: PageInput,
    ): Promise<CampanhaItem[]> {
      let query = filtered(db, caller, filtros).select([
        ...ITEM,
        RESPONSAVEIS.as('responsaveis'),
        UNSEEN.as('novas'),
        PARADAS.as('paradas'),
      ])
      const sorts = orders.length > 0 ? orders : [{ path: 'campanha.nome', order: 'ASC' } as const]
      for (const far of howFarFound({ filtros, orders })) query = query.orderBy(far)
      for (const { path, order } of sorts) {
        query = query.orderBy(sql.ref(SORT_COLUMN[path]), (ob) =>
          (DIRECTION[order] === 'asc' ? ob.asc() : ob.desc()).nullsLast(),
        )
      }
      return query
        .orderBy('id')
        .limit(page.size)
        .offset(page.page * page.size)
        .execute()
    },

    /** The stage where people enter: the first of its board; null when that has none. */
    async findEntrada(empresaId: number, id: number): Promise<number | null> {
      const etapa = sql<number | null>`(select e.id from etapa e where e.empresa_id = ${empresaId}
        and e.campanha_id = campanha.id and e.removida_em is null order by e.ordem, e.id limit 1)`
      return (
        (await inEmpresa(empresaId).select(etapa.as('id')).where('id', '=', id).executeTakeFirst())?.id ??
        null
      )
    },

    /** Rows that the filter finds, exact up to the deepest row that can be asked for. */
    async count(caller: Caller, { filtros }: FiltroCampanhasBody): Promise<number> {
      const { total } = await db
        .selectFrom(
          filtered(db, caller, filtros)
            .select(sql`1`.as('um'))
            .limit(MAX_DEPTH + 1)
            .as('achadas'),
        )
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    async countBySituacao(caller: Caller, { busca = '', equipe }: ContagemQuery): Promise<ContagemCampanhas> {
      let query = inReach(db, caller).where(isCampanhaFound(busca))
      if (equipe !== undefined) query = query.where(isMinha(caller))
      const rows = await query
        .select((eb) => ['situacao', eb.fn.countAll<number>().as('total')])
        .groupBy('situacao')
        .execute()
      const of = (situacao: SituacaoCampanha) => rows.find((row) => row.situacao === situacao)?.total ?? 0
      return {
        TODAS: rows.reduce((sum, row) => sum + row.total, 0),
        RASCUNHO: of('RASCUNHO'),
        PUBLICADA: of('PUBLICADA'),
        PAUSADA: of('PAUSADA'),
        ENCERRADA: of('ENCERRADA'),
      }
    },

    /** Active people over all campaigns of the company. */
    async sumTalentos(empresaId: number): Promise<number> {
      const { total } = await inEmpresa(empresaId)
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('qtdTalentos'), sql<number>`0`).as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    async find(empresaId: number, id: number) {
      const row = await inEmpresa(empresaId).selectAll().where('id', '=', id).executeTakeFirst()
      return row ?? null
    },

    /**
     * The row, held until the transaction ends: changes to one campaign come one after the other, and wait for the
     * applications that are being taken in (`share`).
     */
    async lock(empresaId: number, id: number) {
      await sql`select pg_advisory_xact_lock(${keyOf(id)})`.execute(db)
      const row = await inEmpresa(empresaId)
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * The row for an application: until the transaction ends whoever would `lock` it waits, other applications do not.
     * Its counters are written when the transaction commits (decision 141).
     */
    async share(empresaId: number, id: number) {
      await sql`
        select pg_advisory_xact_lock_shared(${keyOf(id)}), set_config('seleta.contar', 'ao fim', true)
      `.execute(db)
      return this.find(empresaId, id)
    },

    /** A deleted campaign, and whether it was deleted within so many days. */
    async lockExcluida(empresaId: number, id: number, dias: number) {
      const row = await db
        .selectFrom('campanha')
        .select(['id', sql<boolean>`excluida_em > now() - make_interval(days => ${dias})`.as('isRecent')])
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .where('excluidaEm', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    /** The newest of those deleted within so many days. */
    listExcluidas(empresaId: number, dias: number): Promise<CampanhaExcluida[]> {
      return db
        .selectFrom('campanha')
        .select(['id', 'nome', diaOf(sql`excluida_em + make_interval(days => ${dias})`).as('restauravelAte')])
        .where('empresaId', '=', empresaId)
        .where('excluidaEm', '>', sql<Date>`now() - make_interval(days => ${dias})`)
        .orderBy('excluidaEm', 'desc')
        .orderBy('id')
        .limit(MAX_EXCLUIDAS)
        .execute()
    },

    listPublicacoes: (empresaId: number, campanhaId: number) =>
      db
        .selectFrom('publicacao')
        .select(['quadro', 'estado', 'erro'])
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .orderBy('id')
        .execute(),

    async insert(
      empresaId: number,
      usuarioId: number,
      columns: CampanhaColumns,
      ultimoPasso: string,
    ): Promise<number> {
      const { id } = await db
        .insertInto('campanha')
        .values({ ...columns, empresaId, usuarioId, ultimoPasso })
        .returning('id')
        .executeTakeFirstOrThrow()
      // Whoever makes it is responsible for it until somebody else is (product 71).
      const funcao = 'RESPONSAVEL'
      await db.insertInto('campanhaEquipe').values({ empresaId, campanhaId: id, usuarioId, funcao }).execute()
      return id
    },

    /**
     * Writes new content over the version that the screen started from.
     * @returns false when that version is not the newest any more
     */
    async save(
      empresaId: number,
      id: number,
      versao: number,
      columns: CampanhaColumns & { ultimoPasso?: string },
    ) {
      const { numUpdatedRows } = await db
        .updateTable('campanha')
        .set((eb) => ({ ...columns, versao: eb('versao', '+', 1), alteradaEm: sql<Date>`now()` }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .where('versao', '=', versao)
        .where('excluidaEm', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Sets the state and the moment that goes with it. The content, and so its version, stays. */
    async setSituacao(empresaId: number, id: number, situacao: SituacaoCampanha): Promise<void> {
      await db
        .updateTable('campanha')
        .set({
          situacao,
          alteradaEm: sql<Date>`now()`,
          ...(situacao === 'PUBLICADA' && { publicadaEm: sql<Date>`coalesce(publicada_em, now())` }),
          ...(situacao === 'ENCERRADA' && { encerradaEm: sql<Date>`now()` }),
        })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    async setExcluida(empresaId: number, id: number, isExcluida: boolean): Promise<void> {
      await db
        .updateTable('campanha')
        .set({ excluidaEm: isExcluida ? sql<Date>`now()` : null })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },
  }
}
