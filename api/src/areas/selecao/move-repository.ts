import type { SituacaoCampanha } from '@seleta/contract/limits'
import { type Kysely, sql } from 'kysely'
import { builtOnce } from '../../database/built-once'
import { planKept } from '../../database/kept-plans'
import { isOfNobody } from '../../database/sql/da-pessoa'
import { isWithinUndo } from '../../database/sql/undo-window'
import type { Database, Row } from '../../database/schema'
import type { TipoEvento } from '../../database/tables/evento-tipos'
import { ETAPA_COLUMNS, type EtapaRow } from '../../domain/etapa/etapa-row'
import { latestMove } from './latest-move-repository'

/** Entries of the log that say where somebody stands. */
export const PLACE_CHANGES = [
  'inscricao_criada',
  'inscricao_movida',
  'inscricao_desfeita',
  'inscricao_retirada',
] as const satisfies readonly TipoEvento[]

/** Whom and where to: ids as the wire knows them. */
export interface Movimento {
  /** The person. */
  readonly identificador: string
  readonly campanhaId: number
  /** The stage to stand in: the wire's `kanban`. */
  readonly kanbanId: number
  /** Why, where the stage is an end that asks for it; absent: nobody says. */
  readonly motivoId?: number | undefined
}

/** The stage, with the words of its campaign. */
export interface Destino extends EtapaRow {
  readonly vaga: string
  readonly empresa: string
  readonly situacaoDaCampanha: SituacaoCampanha
}

export type Pessoa = Pick<Row<'talento'>, 'id' | 'identificador' | 'nome' | 'email' | 'telefone'>

/** Where somebody stands, and how they came there. */
export interface Place extends Pick<
  Row<'inscricao'>,
  'id' | 'etapaId' | 'situacao' | 'naEtapaDesde' | 'versao' | 'motivoId'
> {
  /** It was never the person's (`isOfNobody`). */
  readonly isNegada: boolean
  /** The last change of stage; null when there was none. */
  readonly latest: LatestMove | null
}

export interface LatestMove {
  readonly deEtapaId: number | null
  readonly isDesfeito: boolean | null
  /** Since when they had stood in the stage before it; null when the log does not say. */
  readonly desde: Date | null
  /** The reason that they had in it. */
  readonly deMotivoId: number | null
  /** Younger than the window of product 49. */
  readonly isRecent: boolean
}

export type LatestChange = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createMoveRepository>['findLatest']>>
>

/** A part that is there, or one that is not. */
type Maybe<T> = T | { readonly [K in keyof T]: null }

type MoveRow = Maybe<Destino> &
  Maybe<{
    talentoId: number
    identificador: string
    pessoaNome: string
    email: string | null
    telefone: string | null
  }> &
  Maybe<{
    inscricaoId: number
    naEtapaId: number | null
    situacao: Place['situacao']
    naEtapaDesde: Date
    versao: number
    motivoId: number | null
    isNegada: boolean
  }> &
  Maybe<{ ditoMotivoId: number }> &
  Maybe<LatestMove>

const readMove = builtOnce(
  (
    trx,
    empresaId: number,
    identificador: string,
    campanhaId: number,
    kanbanId: number,
    motivoId: number | null,
  ) =>
    sql<MoveRow>`
      with destino as (${readDestino(trx, empresaId, { campanhaId, kanbanId })}),
      pessoa as (
        select id as talento_id, identificador, nome as pessoa_nome, email, telefone from talento
        where empresa_id = ${empresaId} and identificador = ${identificador} and oculta_em is null
      ),
      lugar as (
        select id as inscricao_id, etapa_id as na_etapa_id, situacao, na_etapa_desde, versao, motivo_id,
          ${isOfNobody} as is_negada
        from inscricao i
        where empresa_id = ${empresaId} and campanha_id = ${campanhaId}
          and talento_id = (select talento_id from pessoa)
        for update
      ),
      ultimo as (${latestMove(empresaId, sql`(select inscricao_id from lugar)`)}),
      dito as (
        select id as dito_motivo_id from motivo where empresa_id = ${empresaId} and id = ${motivoId}::bigint
      )
      select * from (select) um left join destino on true left join pessoa on true left join lugar on true
        left join ultimo on true left join dito on true ${planKept}`.compile(trx),
)

/** What a move has to know, read in its own transaction. */
export function createMoveRepository(trx: Kysely<Database>) {
  return {
    /**
     * Stage, person and where the person stands, in one trip; the application is held. After `holdCampanha`, not with
     * it: only a later statement sees what the mover before us has written.
     * @returns null in place of what the company or the campaign does not have
     */
    async read(empresaId: number, movimento: Movimento) {
      const { identificador, campanhaId, kanbanId, motivoId = null } = movimento
      const [row] = await readMove(trx, empresaId, identificador, campanhaId, kanbanId, motivoId)
      return toParts(row)
    },

    /** A stage with the words of its campaign; null when the company has none such. */
    async findDestino(empresaId: number, campanhaId: number, kanbanId: number): Promise<Destino | null> {
      const row = await readDestino(trx, empresaId, { campanhaId, kanbanId }).executeTakeFirst()
      return row ?? null
    },

    /** A file that had made the application has it no more: taken back, it leaves it. */
    async keepByHand(empresaId: number, talentoId: number, inscricaoId: number): Promise<void> {
      await trx
        .updateTable('importacaoLinha')
        .set({ inscricaoId: null })
        .where('empresaId', '=', empresaId)
        .where('talentoId', '=', talentoId)
        .where('inscricaoId', '=', inscricaoId)
        .execute()
    },

    /**
     * What put an application where it stands, by whom and when, whatever came over since by a join; else what was last
     * done to it. Null when the log says nothing of it.
     * @param etapaId where it stands, in the process still; null: nowhere, or it has left
     */
    async findLatest(empresaId: number, inscricaoId: number, etapaId: number | null) {
      const row = await trx
        .selectFrom('evento as v')
        .leftJoin('usuario as u', 'u.id', 'v.usuarioId')
        .leftJoin('etapa as e', (join) =>
          join.on('e.id', '=', sql<number>`(v.dados->>'etapaId')::bigint`).on('e.empresaId', '=', empresaId),
        )
        .select(['v.tipo', 'v.usuarioId', 'v.criadoEm', 'u.nome as quem', 'e.nome as etapa'])
        .select([
          sql<number | null>`(v.dados->>'deEtapaId')::bigint`.as('deEtapaId'),
          sql<boolean>`coalesce((v.dados->>'isDesfeito')::boolean, false)`.as('isDesfeito'),
          isWithinUndo('v.criado_em').as('isRecent'),
        ])
        .where('v.empresaId', '=', empresaId)
        .where('v.inscricaoId', '=', inscricaoId)
        .where('v.tipo', 'in', PLACE_CHANGES)
        .orderBy(
          sql`coalesce((v.dados->>'etapaId')::bigint = ${etapaId} and v.tipo in ('inscricao_criada', 'inscricao_movida'), false)`,
          'desc',
        )
        .orderBy('v.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ?? null
    },
  }
}

const readDestino = (
  db: Kysely<Database>,
  empresaId: number,
  { campanhaId, kanbanId }: Pick<Movimento, 'campanhaId' | 'kanbanId'>,
) =>
  db
    .selectFrom('etapa')
    .innerJoin('campanha', 'campanha.id', 'etapa.campanhaId')
    .select([...ETAPA_COLUMNS, 'campanha.nome as vaga', 'campanha.nomeEmpresa as empresa'])
    .select('campanha.situacao as situacaoDaCampanha')
    .where('etapa.empresaId', '=', empresaId)
    .where('etapa.id', '=', kanbanId)
    .where('etapa.campanhaId', '=', campanhaId)
    .where('etapa.removidaEm', 'is', null)
    .where('campanha.excluidaEm', 'is', null)

interface Parts {
  readonly destino: Destino | null
  readonly pessoa: Pessoa | null
  readonly lugar: Place | null
  /** The reason that was given, when it is the company's. */
  readonly motivoId: number | null
}

function toParts(row: MoveRow | undefined): Parts {
  if (row === undefined) return { destino: null, pessoa: null, lugar: null, motivoId: null }
  const latest = row.isRecent === null ? null : row
  return {
    destino: row.id === null ? null : row,
    pessoa:
      row.talentoId === null
        ? null
        : {
            id: row.talentoId,
            identificador: row.identificador,
            nome: row.pessoaNome,
            email: row.email,
            telefone: row.telefone,
          },
    lugar:
      row.inscricaoId === null
        ? null
        : {
            id: row.inscricaoId,
            etapaId: row.naEtapaId,
            situacao: row.situacao,
            naEtapaDesde: row.naEtapaDesde,
            versao: row.versao,
            motivoId: row.motivoId,
            isNegada: row.isNegada,
            latest,
          },
    motivoId: row.ditoMotivoId,
  }
}
