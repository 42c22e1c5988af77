import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { envioToldBy } from '../../database/sql/told-by-fusao'
import { isCorrecaoPropria } from '../../database/sql/correcao-propria'
import { dentro, enviadas } from '../../database/sql/came-by-join'
import type { Decidida } from './vouched-repository'
import type { Via } from './entrada'
import type { ChaveDevolvida, ContatoChange } from './find-same'
import type { Pessoa } from './pessoa'
import { COLUMNS, type Snapshot, snapshot as built } from './snapshot-repository'
import { gapColumns, toldColumns, toldRecords } from './told-columns-repository'

export const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** As JSON calls it. */
const camel = (key: string) => sql.raw(`"${key}"`)
const typed = sql.join(COLUMNS.map(([key, type]) => sql`${camel(key)} ${sql.raw(type)}`))

/** A merge that stands, with the portraits around it. */
export interface Telling {
  readonly id: number
  readonly talentoId: number
  readonly via: Via
  /** The key by which the person was found. */
  readonly motivo: MotivoSemelhanca
  readonly usuarioId: number | null
  /** The row of its file. */
  readonly importacaoId: number | null
  readonly linha: number | null
  /** Where it put the person, and the application that it made. */
  readonly campanhaId: number | null
  readonly inscricaoId: number | null
  readonly antes: Snapshot
  readonly depois: Snapshot
  readonly chegou: Readonly<Record<string, unknown>>
  readonly vouched: readonly Decidida[]
  /** It did nothing but tell: the person can be made by it. */
  readonly canMake: boolean
  /** The row of who went, whole, and its portrait; null where somebody was only told of. */
  readonly unida: Snapshot | null
  readonly snapshotOfUnida: Snapshot | null
  /** What only a file had told of who went, that was taken back since: the join tells none of it. */
  readonly devolvidas: readonly ChaveDevolvida[]
  /** Keys that gave way to those of who went. */
  readonly cedidas: readonly ChaveDevolvida[]
  /** What who went had sent themselves, and stands. */
  readonly enviadas: readonly Snapshot[]
  /** Nothing of who went was taken over (decision 129). */
  readonly isVinda: boolean
  /** The join by which it came with who went; null: it was of this person. */
  readonly dentro: number | null
  /** The sending that its person confirmed by it, and its file: one that was confirmed after a later one fills gaps. */
  readonly envioId: number | null
  readonly envioCurriculoId: number | null
  /** The last job and the course that were told, to be compared; null where none was. */
  readonly cargo: string | null
  readonly curso: string | null
  /** Seconds. */
  readonly em: number
}

/** A correction, as the log tells it. */
export interface Corrigida {
  readonly talentoId: number
  readonly dentro: number | null
  readonly em: number
  /** Null: all of the person's own page, as it was sent before what it changes was told. */
  readonly campos: readonly string[] | null
  /** The person did it, and stood up for what was told of them. */
  readonly isPropria: boolean
  readonly isDesfeita: boolean
}

/** Somebody is told of again; `talento`: who went into them, whole. */
export type Retelling = { readonly talentoId: number; readonly snapshot: Snapshot } & (
  | { readonly pessoa: Pessoa; readonly change: ContatoChange; readonly talento?: never }
  | { readonly talento: Snapshot; readonly cedidas: readonly ChaveDevolvida[] }
)

/** What of a merge is another now. */
export type Retold = Pick<
  Telling,
  'id' | 'dentro' | 'antes' | 'depois' | 'chegou' | 'unida' | 'vouched' | 'devolvidas'
>

/** Told of again, it is theirs where it stands; whoever else has it by now keeps it (`writeSnapshots`). */
const ANYWHERE = { isFree: () => sql`true`, isOrigem: sql`true` }

/** Portraits of people around the merges that stand. Inside its caller's transaction, which holds the people. */
export function createTellingsRepository(trx: Kysely<Database>) {
  /** Whoever is to have another e-mail or CPF leaves theirs to whoever of these people is to have it. */
  async function freeWanted(
    empresaId: number,
    rows: readonly (Snapshot & { readonly talentoId: number })[],
  ): Promise<void> {
    const wanted = JSON.stringify(rows.map(({ talentoId, email, cpf }) => ({ talentoId, email, cpf })))
    for (const key of [sql.id('email'), sql.id('cpf')])
      await sql`
        with v as (select * from jsonb_to_recordset(${wanted}::jsonb) as v ("talentoId" bigint, email citext, cpf text))
        update talento t set ${key} = null from v
        where t.empresa_id = ${empresaId} and t.id = v."talentoId" and t.${key} is distinct from v.${key}
          and exists (select from v o where o."talentoId" <> t.id and o.${key} = t.${key})
      `.execute(trx)
  }

  return {
    /** All that stand of these people, oldest first. */
    async listTellings(empresaId: number, talentoIds: readonly number[]): Promise<Telling[]> {
      const { rows } = await sql<Telling>`
        select x.id, x.talento_id, x.via, x.motivo, x.antes, x.depois, x.chegou, x.usuario_id, x.importacao_id, x.linha,
          coalesce(x.campanha_id, (select i.campanha_id from inscricao i where i.id = x.inscricao_id)) as campanha_id,
          x.inscricao_id,
          coalesce(x.vouched, '[]') as vouched, x.via <> 'formulario' and x.unida is null and coalesce(x.vouched, '[]') = '[]'
            and coalesce(x.tomadas, '{}') = '{}' and x.oculta_em is null
            and (x.importacao_id is null or x.linha is not null) as can_make, x.unida->'talento' as unida,
          case when x.unida is not null then (
            select ${built} from jsonb_populate_record(null::talento, x.unida->'talento') t) end as snapshot_of_unida,
          coalesce(x.unida->'devolvidas', '[]') as devolvidas, coalesce(x.unida->'cedidas', '[]') as cedidas,
          ${enviadas} as enviadas,
          coalesce(x.unida ? 'vinda', false) as is_vinda, ${dentro('fusao')} as dentro,
          e.id as envio_id, e.curriculo_id as envio_curriculo_id,
          nullif(public.f_busca(concat(x.chegou->>'ultimoCargo', chr(10), x.chegou->>'ultimaEmpresa')),
            public.f_busca(chr(10))) as cargo,
          nullif(public.f_busca(x.chegou->>'curso'), '') as curso, extract(epoch from x.criada_em)::float8 as em
        from fusao x left join lateral ${envioToldBy} e on true
        where x.empresa_id = ${empresaId} and x.talento_id = any(${talentoIds}::bigint[]) and x.desfeita_em is null
        order by x.id
      `.execute(trx)
      return rows
    },

    /** Corrections of these people, oldest first. */
    async listCorrigidas(empresaId: number, talentoIds: readonly number[]): Promise<Corrigida[]> {
      const { rows } = await sql<Corrigida>`
        select x.talento_id, ${dentro('evento')} as dentro, extract(epoch from x.criado_em)::float8 as em,
          x.dados->'campos' as campos, x.dados ? 'isDesfeita' as is_desfeita,
          ${isCorrecaoPropria('x')} as is_propria
        from evento x where x.empresa_id = ${empresaId} and x.talento_id = any(${talentoIds}::bigint[])
          and x.tipo = 'talento_corrigido' and not x.dados ? 'isCedida'
        order by x.id
      `.execute(trx)
      return rows
    },

    /** @returns the portraits after it, in their order */
    async tellAgain(retellings: readonly Retelling[]): Promise<Snapshot[]> {
      const numbered = retellings.map((retelling, n) => ({ ...retelling, n }))
      const former = sql`(select ${sql.join(COLUMNS.map(([key]) => sql`x.${camel(key)} as ${sql.id(snake(key))}`))}
        from jsonb_to_record(p.snapshot) as x (${typed}))`
      const after = (columns: ReturnType<typeof gapColumns>) =>
        sql`(select ${sql.join(
          COLUMNS.map(
            ([key]) => sql`${columns[snake(key)] ?? sql.ref(`t.${snake(key)}`)} as ${sql.id(snake(key))}`,
          ),
        )})`
      const told = numbered.flatMap((retelling) =>
        retelling.talento === undefined
          ? [{ ...retelling.pessoa, n: retelling.n, snapshot: retelling.snapshot, change: retelling.change }]
          : [],
      )
      const joined = numbered.flatMap((retelling) => (retelling.talento === undefined ? [] : [retelling]))
      const found: Snapshot[] = []
      const keep = ({ rows }: { rows: readonly { n: number; snapshot: Snapshot }[] }) => {
        for (const row of rows) found[row.n] = row.snapshot
      }
      if (told.length > 0)
        keep(
          await sql<{ n: number; snapshot: Snapshot }>`
            select o.n, ${built} as snapshot from (
              select p.n, depois.* from ${toldRecords(told)}, lateral ${former} t,
                lateral ${after(toldColumns(ANYWHERE))} depois) o, lateral (select o.*) t
          `.execute(trx),
        )
      if (joined.length > 0)
        keep(
          await sql<{ n: number; snapshot: Snapshot }>`
            select o.n, ${built} as snapshot from (
              select p.n, depois.* from jsonb_to_recordset(${JSON.stringify(joined)}::jsonb)
                as p (n integer, snapshot jsonb, talento jsonb, cedidas jsonb), lateral ${former} t,
                lateral jsonb_populate_record(null::talento, p.talento) v,
                lateral ${after(gapColumns(sql`true`, sql`p.cedidas`))} depois) o, lateral (select o.*) t
          `.execute(trx),
        )
      return found
    },

    /**
     * People as these portraits say, but for an e-mail, CPF, reference or file that somebody else has, or nobody.
     * @returns as they are now
     */
    async writeSnapshots(
      empresaId: number,
      snapshots: ReadonlyMap<number, Snapshot>,
    ): Promise<ReadonlyMap<number, Snapshot>> {
      if (snapshots.size === 0) return new Map()
      const rows = [...snapshots].map(([talentoId, snapshot]) => ({ ...snapshot, talentoId }))
      const alone = (isSame: ReturnType<typeof sql>, value: ReturnType<typeof sql>) =>
        sql`case when ${value} is not null and not exists (
          select from talento o where o.empresa_id = ${empresaId} and o.id <> t.id and ${isSame}) then ${value} end`
      // Of two who are to have it, and have it not, one.
      const first = (key: ReturnType<typeof sql>) => sql`(case when t.${key} = v.${key} or not exists (
        select from v o where o.${key} = v.${key} and o."talentoId" < v."talentoId") then v.${key} end)`
      const instead: Readonly<Record<string, ReturnType<typeof sql>>> = {
        email: alone(
          sql`o.email = v.email and (t.email is distinct from v.email or o.oculta_em is null)`,
          first(sql.id('email')),
        ),
        cpf: alone(sql`o.cpf = v.cpf`, first(sql.id('cpf'))),
        origemReferencia: alone(
          sql`o.origem = t.origem and o.origem_referencia = v."origemReferencia"`,
          sql`v."origemReferencia"`,
        ),
        curriculoId: sql`(select a.id from arquivo a where a.empresa_id = ${empresaId} and a.id = v."curriculoId")`,
      }
      await freeWanted(empresaId, rows)
      const written = await sql<{ id: number; snapshot: Snapshot }>`
        with v as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v ("talentoId" bigint, ${typed}))
        update talento t set ${sql.join(
          COLUMNS.map(([key]) => sql`${sql.id(snake(key))} = ${instead[key] ?? sql`v.${camel(key)}`}`),
        )},
          -- Asked for by the page of a mailbox that is not theirs any more.
          email_pedido = case when t.email is not distinct from ${instead['email'] ?? sql`v.email`} then t.email_pedido end
        from v where t.empresa_id = ${empresaId} and t.id = v."talentoId"
        returning t.id, ${built} as snapshot
      `.execute(trx)
      return new Map(written.rows.map(({ id, snapshot }) => [id, snapshot]))
    },

    /** @param retold `unida`: what of who went is another now, as `devolvidas` */
    async writeRetold(empresaId: number, retold: readonly Retold[]): Promise<void> {
      if (retold.length === 0) return
      await sql`
        update fusao f set antes = v.antes, depois = v.depois, chegou = v.chegou, vouched = v.vouched,
          unida = case when jsonb_typeof(v.unida) = 'object'
            then jsonb_set(f.unida, '{talento}', f.unida->'talento' || v.unida) else f.unida end
            || case when v.devolvidas <> '[]' then jsonb_build_object('devolvidas', v.devolvidas) else '{}' end
        from jsonb_to_recordset(${JSON.stringify(retold)}::jsonb) as v (id bigint, antes jsonb, depois jsonb,
          chegou jsonb, unida jsonb, vouched jsonb, devolvidas jsonb)
        where f.empresa_id = ${empresaId} and f.id = v.id
      `.execute(trx)
    },

    /** Rows that merges have added, besides those of before. */
    async addHistoricoIds(
      empresaId: number,
      added: readonly (Pick<Telling, 'id'> & {
        readonly experienciaIds: readonly number[]
        readonly formacaoIds: readonly number[]
      })[],
    ): Promise<void> {
      await sql`
        update fusao f set experiencia_ids = f.experiencia_ids || v."experienciaIds",
          formacao_ids = f.formacao_ids || v."formacaoIds"
        from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
          as v (id bigint, "experienciaIds" bigint[], "formacaoIds" bigint[])
        where f.empresa_id = ${empresaId} and f.id = v.id
      `.execute(trx)
    },

    /** Rows that follow whoever went by these joins, back too. */
    async addLinhas(
      empresaId: number,
      fusaoIds: readonly number[],
      added: Readonly<Record<'experiencia' | 'formacao_academica', readonly number[]>>,
    ): Promise<void> {
      if (fusaoIds.length === 0) return
      const linhas = sql`f.unida->'linhas'`
      await sql`
        update fusao f set unida = jsonb_set(f.unida, '{linhas}', ${linhas} || (
          select jsonb_object_agg(a.key, coalesce(${linhas}->a.key, '[]') || a.value)
          from jsonb_each(${JSON.stringify(added)}::jsonb) a))
        where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[])
      `.execute(trx)
    },
  }
}
