import type { MotivoFusao } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import type { Conhecida } from './find-same'
import type { Pessoa } from './pessoa'

/** How somebody comes in. */
export type Via = 'formulario' | 'recrutador' | 'importacao' | 'origem'

export interface PessoaNova extends Pessoa {
  readonly identificador: string
}
export interface PessoaConhecida extends Pessoa {
  readonly talentoId: number
}

export interface NovaFusao {
  readonly talentoId: number
  readonly via: Via
  readonly motivo: MotivoFusao
  readonly antes: object
  readonly depois: object
  readonly chegou: object
  readonly experienciaIds: readonly number[]
  readonly formacaoIds: readonly number[]
  readonly inscricaoId: number | null
  readonly importacaoId: number | null
  readonly usuarioId: number | null
}

/** What a merge can change of a person: kept before and after, so that it can be taken apart. */
export const retrato: RawBuilder<object> = sql`jsonb_build_object(
  'email', t.email, 'telefone', t.telefone, 'cpf', t.cpf, 'nascimento', t.nascimento, 'cidadeId', t.cidade_id,
  'formacao', t.formacao, 'tempoExperiencia', t.tempo_experiencia, 'sobre', t.sobre, 'idiomas', t.idiomas,
  'habilidades', t.habilidades, 'funcaoIds', t.funcao_ids, 'curriculoId', t.curriculo_id,
  'origemReferencia', t.origem_referencia)`

const COLUMNS = sql`p (
  "talentoId" bigint, identificador uuid, nome text, email text, telefone text, cpf text, referencia text,
  nascimento date, "cidadeId" bigint, formacao text, curso text, "tempoExperiencia" text, "ultimoCargo" text,
  "ultimaEmpresa" text, "funcaoId" bigint, idiomas text[], habilidades text[], sobre text)`

const records = (pessoas: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(pessoas)}::jsonb) as ${COLUMNS}`

const union = (column: 'idiomas' | 'habilidades') => sql`(
  select coalesce(array_agg(x order by n), '{}') from (
    select (array_agg(x order by n))[1] as x, min(n) as n
    from unnest(t.${sql.ref(column)} || p.${sql.ref(column)}) with ordinality as u (x, n) group by public.f_busca(x)
  ) novo)`

/** People in sets: one statement for a whole part of a file. Every function runs inside its transaction. */
export function createEntradaRepository(trx: Kysely<Database>) {
  return {
    /** Everybody who shares e-mail, phone, CPF or reference with somebody who comes in. */
    async listConhecidas(
      empresaId: number,
      origem: Origem,
      pessoas: readonly Pessoa[],
    ): Promise<Conhecida[]> {
      const keys = (key: 'email' | 'telefone' | 'cpf' | 'referencia') =>
        pessoas.map((pessoa) => pessoa[key]).filter((value) => value !== null)
      const { rows } = await sql<Conhecida>`
        select t.id, t.identificador, t.nome, t.email::text as email, t.telefone, t.cpf,
          case when t.origem = ${origem} then t.origem_referencia end as referencia
        from talento t where t.id in (
          select id from talento where empresa_id = ${empresaId} and email = any(${keys('email')}::citext[])
          union select id from talento where empresa_id = ${empresaId} and telefone = any(${keys('telefone')}::text[])
          union select id from talento where empresa_id = ${empresaId} and cpf = any(${keys('cpf')}::text[])
          union select id from talento where empresa_id = ${empresaId} and origem = ${origem}
            and origem_referencia = any(${keys('referencia')}::text[])
        ) and t.anonimizado_em is null order by t.id
      `.execute(trx)
      return rows
    },

    /** Holds e-mail, phone and CPF of those who come in, as the public form does: one after the other. */
    async lockChaves(empresaId: number, pessoas: readonly Pessoa[]): Promise<void> {
      const keys = pessoas
        .flatMap(({ email, telefone, cpf }) => [email?.toLowerCase(), telefone, cpf])
        .filter((key) => key !== null && key !== undefined)
      await sql`
        select pg_advisory_xact_lock(hashtextextended(k, 0))
        from (select distinct 'talento:' || ${empresaId}::bigint || ':' || key as k
              from unnest(${keys}::text[]) as u (key) order by 1) o
      `.execute(trx)
    },

    /** @returns row ids by identificador */
    async insertTalentos(
      empresaId: number,
      origem: Origem,
      baseLegal: string,
      pessoas: readonly PessoaNova[],
    ): Promise<ReadonlyMap<string, number>> {
      if (pessoas.length === 0) return new Map()
      // texto_perfil as the triggers of experience and education write it: they then have nothing to change.
      const { rows } = await sql<{ id: number; identificador: string }>`
        insert into talento (empresa_id, identificador, origem, origem_referencia, nome, email, telefone, cpf,
          nascimento, cidade_id, formacao, tempo_experiencia, idiomas, habilidades, sobre, funcao_ids, base_legal,
          texto_perfil)
        select ${empresaId}, p.identificador, ${origem}, p.referencia, p.nome, p.email, p.telefone, p.cpf,
          p.nascimento, p."cidadeId", p.formacao, p."tempoExperiencia", p.idiomas, p.habilidades, p.sobre,
          case when p."funcaoId" is null then '{}' else array[p."funcaoId"] end, ${baseLegal},
          concat_ws(' ',
            case when p."ultimoCargo" || p."ultimaEmpresa" <> ''
              then concat_ws(' ', p."ultimoCargo", p."ultimaEmpresa", '', '') end,
            case when p.curso <> '' then concat_ws(' ', p.curso, '', '') end)
        from ${records(pessoas)}
        returning id, identificador
      `.execute(trx)
      return new Map(rows.map(({ id, identificador }) => [identificador, id]))
    },

    /** @returns the portrait of each person as they stand now, their rows locked */
    async lockRetratos(empresaId: number, ids: readonly number[]): Promise<ReadonlyMap<number, object>> {
      if (ids.length === 0) return new Map()
      const { rows } = await sql<{ id: number; retrato: object }>`
        select t.id, ${retrato} as retrato from talento t
        where t.empresa_id = ${empresaId} and t.id = any(${ids}::bigint[]) order by t.id for no key update
      `.execute(trx)
      return new Map(rows.map((row) => [row.id, row.retrato]))
    },

    /**
     * Adds to known people what they lack: name and contact are completed, never replaced, and lists grow.
     * @param isNewer what comes was told by the person just now: level, city, time and text replace the older ones
     */
    async completeTalentos(
      empresaId: number,
      origem: Origem,
      pessoas: readonly PessoaConhecida[],
      isNewer: boolean,
    ): Promise<void> {
      if (pessoas.length === 0) return
      const told = (column: string, coming: RawBuilder<unknown>) =>
        isNewer
          ? sql`coalesce(${coming}, t.${sql.ref(column)})`
          : sql`coalesce(t.${sql.ref(column)}, ${coming})`
      await sql`
        update talento t set
          email = coalesce(t.email, case when not exists (select from talento o
            where o.empresa_id = ${empresaId} and o.email = p.email::citext and o.id <> t.id) then p.email end),
          telefone = coalesce(t.telefone, p.telefone),
          cpf = coalesce(t.cpf, case when not exists (select from talento o
            where o.empresa_id = ${empresaId} and o.cpf = p.cpf and o.id <> t.id) then p.cpf end),
          origem_referencia = case when t.origem = ${origem} then coalesce(t.origem_referencia, p.referencia)
            else t.origem_referencia end,
          nascimento = coalesce(t.nascimento, p.nascimento),
          cidade_id = ${told('cidade_id', sql`p."cidadeId"`)},
          formacao = ${told('formacao', sql`p.formacao`)},
          tempo_experiencia = ${told('tempo_experiencia', sql`p."tempoExperiencia"`)},
          sobre = ${
            isNewer
              ? sql`case when p.sobre <> '' then p.sobre else t.sobre end`
              : sql`case when t.sobre <> '' then t.sobre else p.sobre end`
          },
          idiomas = ${union('idiomas')},
          habilidades = ${union('habilidades')},
          funcao_ids = case when p."funcaoId" is null or t.funcao_ids @> array[p."funcaoId"] then t.funcao_ids
            else t.funcao_ids || p."funcaoId" end,
          atualizado_em = ${isNewer ? sql`now()` : sql`t.atualizado_em`}
        from ${records(pessoas)}
        where t.empresa_id = ${empresaId} and t.id = p."talentoId"
      `.execute(trx)
    },

    /** The last job and the course, unless the person has them already. @returns ids of the new rows, by person */
    async addHistoricos(empresaId: number, pessoas: readonly PessoaConhecida[]) {
      if (pessoas.length === 0) return { experiencias: NONE, formacoes: NONE }
      const experiencias = await sql<Added>`
        insert into experiencia (empresa_id, talento_id, funcao, nome_empresa)
        select ${empresaId}, p."talentoId", p."ultimoCargo", p."ultimaEmpresa" from ${records(pessoas)}
        where p."ultimoCargo" || p."ultimaEmpresa" <> '' and not exists (
          select from experiencia x where x.talento_id = p."talentoId"
            and public.f_busca(x.funcao) = public.f_busca(p."ultimoCargo")
            and public.f_busca(x.nome_empresa) = public.f_busca(p."ultimaEmpresa"))
        returning id, talento_id
      `.execute(trx)
      const formacoes = await sql<Added>`
        insert into formacao_academica (empresa_id, talento_id, nivel, curso)
        select ${empresaId}, p."talentoId", coalesce(p.formacao, ''), p.curso from ${records(pessoas)}
        where p.curso <> '' and not exists (
          select from formacao_academica f where f.talento_id = p."talentoId"
            and public.f_busca(f.curso) = public.f_busca(p.curso))
        returning id, talento_id
      `.execute(trx)
      return { experiencias: byTalento(experiencias.rows), formacoes: byTalento(formacoes.rows) }
    },

    /** New applications, in the order of the people. Who is in the campaign already is left out. */
    async insertInscricoes(
      empresaId: number,
      campanha: { readonly id: number; readonly etapaId: number | null },
      origem: Origem,
      fonte: string,
      talentoIds: readonly number[],
    ): Promise<ReadonlyMap<number, number>> {
      if (talentoIds.length === 0) return new Map()
      const { rows } = await sql<Added>`
        insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, origem, fonte, posicao)
        select ${empresaId}, ${campanha.id}, id, ${campanha.etapaId}, ${origem}, ${fonte},
          -extract(epoch from clock_timestamp()) + n / 1e4
        from unnest(${talentoIds}::bigint[]) with ordinality as u (id, n) order by n
        on conflict (campanha_id, talento_id) do nothing
        returning id, talento_id
      `.execute(trx)
      return new Map(rows.map(({ id, talentoId }) => [talentoId, id]))
    },

    async insertFusoes(empresaId: number, fusoes: readonly NovaFusao[]): Promise<void> {
      if (fusoes.length === 0) return
      await trx
        .insertInto('fusao')
        .values(
          fusoes.map((fusao) => ({
            ...fusao,
            empresaId,
            antes: JSON.stringify(fusao.antes),
            depois: JSON.stringify(fusao.depois),
            chegou: JSON.stringify(fusao.chegou),
            experienciaIds: [...fusao.experienciaIds],
            formacaoIds: [...fusao.formacaoIds],
          })),
        )
        .execute()
    },

    /** A file came after the merge was written: the portrait of the newest one is taken again. */
    async refreshDepois(empresaId: number, talentoId: number): Promise<void> {
      await sql`
        update fusao f set depois = ${retrato} from talento t
        where t.id = ${talentoId} and f.id = (
          select max(id) from fusao where talento_id = ${talentoId} and empresa_id = ${empresaId})
      `.execute(trx)
    },

    /** Applications of these people to other campaigns, by campaign: their scores change with the person. */
    async listOutras(
      empresaId: number,
      talentoIds: readonly number[],
      campanhaId: number | null,
    ): Promise<{ campanhaId: number; inscricaoIds: number[] }[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<{ campanhaId: number; inscricaoIds: number[] }>`
        select i.campanha_id, array_agg(i.id order by i.id) as inscricao_ids
        from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
        where i.empresa_id = ${empresaId} and i.talento_id = any(${talentoIds}::bigint[])
          and i.campanha_id is distinct from ${campanhaId}
        group by 1 order by 1
      `.execute(trx)
      return rows
    },

    async appendEventos(
      empresaId: number,
      eventos: readonly {
        readonly tipo: string
        readonly usuarioId: number | null
        readonly campanhaId: number | null
        readonly talentoId: number
        readonly inscricaoId: number | null
        readonly dados: object
      }[],
    ): Promise<void> {
      if (eventos.length === 0) return
      await trx
        .insertInto('evento')
        .values(eventos.map((evento) => ({ ...evento, empresaId, dados: JSON.stringify(evento.dados) })))
        .execute()
    },
  }
}

interface Added {
  readonly id: number
  readonly talentoId: number
}
const NONE: ReadonlyMap<number, number> = new Map()
const byTalento = (rows: readonly Added[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id, talentoId }) => [talentoId, id]))
