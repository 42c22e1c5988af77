import { canonicalEmail } from '@seleta/regras/email'
import type { Origem } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isWhoComesAgain } from '../../database/sql/talento-devolvido'
import { isTelefoneProprio } from '../../database/sql/telefone-proprio'
import { isMerelyTold } from '../../database/sql/da-pessoa'
import { insertArquivo } from '../../ground/files/arquivos-repository'
import { confirmados, devolvidas } from './devolvidas-repository'
import type { Correcao } from './entrada'
import type { Conhecida, ContatoChange } from './find-same'
import type { Chaves, Curriculo, Pessoa } from './pessoa'
import { type Snapshot, snapshot } from './snapshot-repository'
import { setColumns, toldColumns, toldRecords } from './told-columns-repository'
import { referenciaAt, withReferencia } from './referencias-repository'
import { namesakes, withTelefone } from './sharing-repository'

/** Why the company may keep a person, and the consent that they gave now. */
export interface Permissao {
  readonly baseLegal: 'consentimento' | 'legitimo_interesse'
  /** Version of the text; null without one. */
  readonly consentimento: string | null
}

/**
 * The row of a person with their last job and course, in sets: one statement for a whole part of a file, one person is
 * a set of one. Every function that writes runs inside its caller's transaction.
 */
export function createTalentoRepository(trx: Kysely<Database>) {
  return {
    /**
     * Everybody who shares e-mail, phone, CPF or reference with somebody who comes in; of a phone that many have, whoever has
     * the first name of one of them, and the oldest.
     * @param hasNames namesakes too, the newest of them
     */
    async listConhecidas(
      empresaId: number,
      origem: Origem,
      pessoas: readonly Chaves[],
      hasNames: boolean,
    ): Promise<Conhecida[]> {
      const keys = (key: 'email' | 'telefone' | 'cpf' | 'referencia') =>
        pessoas.map((pessoa) => pessoa[key]).filter((value) => value !== null)
      const { rows } = await sql<Conhecida>`
        select t.id, t.identificador, t.nome, t.email::text as email, t.telefone, t.cpf,
          ${referenciaAt(empresaId, origem, keys('referencia'))} as referencia,
          t.oculta_em is not null as is_oculta, ${devolvidas} as devolvidas, ${confirmados} as confirmados,
          exists (select from declaracao d where d.talento_id = t.id and ${isMerelyTold}) as is_declarada,
          ${isTelefoneProprio} as is_telefone_declarado
        from talento t where t.id in (
          select id from talento where empresa_id = ${empresaId} and email = any(${keys('email')}::citext[])
          union (${withTelefone(empresaId, pessoas)})
          union select id from talento where empresa_id = ${empresaId} and cpf = any(${keys('cpf')}::text[])
          union ${withReferencia(empresaId, origem, keys('referencia'))}
          ${hasNames ? sql`union (${namesakes(empresaId, pessoas)})` : sql``}
        ) order by t.id
      `.execute(trx)
      return rows
    },

    async findNome(empresaId: number, talentoId: number): Promise<{ identificador: string; nome: string }> {
      return trx
        .selectFrom('talento')
        .select(['identificador', 'nome'])
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .executeTakeFirstOrThrow()
    },

    /** What somebody is called, by their random id; null: they are gone. */
    async findNomeOf(empresaId: number, identificador: string): Promise<string | null> {
      const row = await trx
        .selectFrom('talento')
        .select('nome')
        .where('empresaId', '=', empresaId)
        .where('identificador', '=', identificador)
        .executeTakeFirst()
      return row?.nome ?? null
    },

    /** Whether a form alone made the person, and nobody has stood up for it since. */
    async isDeclarada(empresaId: number, talentoId: number): Promise<boolean> {
      const row = await trx
        .selectFrom('declaracao as d')
        .select('d.id')
        .where('d.empresaId', '=', empresaId)
        .where('d.talentoId', '=', talentoId)
        .where(isMerelyTold)
        .executeTakeFirst()
      return row !== undefined
    },

    /** What whoever it is about says instead of what is on record. */
    async correct(empresaId: number, talentoId: number, dados: Correcao): Promise<void> {
      await trx
        .updateTable('talento')
        .set({ ...dados, atualizadoEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .execute()
    },

    /**
     * Nobody but they, or whoever wrote in their name, told this phone of them: it is so whenever it stands.
     * @param isOther only where another one stands
     */
    async noteTelefoneProprio(
      empresaId: number,
      talentoId: number,
      telefone: string | null,
      isOther = false,
    ): Promise<void> {
      if (telefone === null) return
      await sql`
        update talento set telefones_proprios = array_append(telefones_proprios, ${telefone})
        where empresa_id = ${empresaId} and id = ${talentoId} and not coalesce(${telefone} = any(telefones_proprios), false)
          and ${isOther ? sql`telefone is distinct from ${telefone}` : sql`true`}
      `.execute(trx)
    },

    /** As `correct`, by the person alone: nobody has rung at another phone that they tell. */
    async correctPropria(empresaId: number, talentoId: number, dados: Correcao): Promise<void> {
      await this.noteTelefoneProprio(empresaId, talentoId, dados.telefone ?? null, true)
      await this.correct(empresaId, talentoId, dados)
    },

    /**
     * Holds e-mail, phone, CPF and reference of those who come in: two of one person come one after the other.
     * @param hasCaixas their mailboxes too, whose mails are counted (`enqueueConfirmacao`)
     */
    async lockChaves(empresaId: number, pessoas: readonly Chaves[], hasCaixas: boolean): Promise<void> {
      const keys = pessoas
        .flatMap(({ email, telefone, cpf, referencia }) => [
          email === null ? null : canonicalEmail(email),
          telefone,
          cpf,
          referencia,
        ])
        .filter((key) => key !== null && key !== undefined)
      const emails = hasCaixas ? pessoas.map(({ email }) => email).filter((email) => email !== null) : []
      await sql`
        select pg_advisory_xact_lock(hashtextextended(k, 0))
        from (select 'talento:' || ${empresaId}::bigint || ':' || key as k from unnest(${keys}::text[]) as u (key)
              union select 'caixa:' || public.f_caixa_contada(email) from unnest(${emails}::text[]) as e (email)
              order by 1) o
      `.execute(trx)
    },

    /** @returns row ids by identificador */
    async insertTalentos(
      empresaId: number,
      origem: Origem,
      { baseLegal, consentimento }: Permissao,
      pessoas: readonly (Pessoa & { readonly identificador: string })[],
    ): Promise<ReadonlyMap<string, number>> {
      if (pessoas.length === 0) return new Map()
      // texto_perfil as the triggers of experience and education write it: they then have nothing to change.
      const { rows } = await sql<{ id: number; identificador: string }>`
        with novas as (insert into talento (empresa_id, identificador, origem, origem_referencia, nome, email, telefone, cpf,
          nascimento, cidade_id, formacao, tempo_experiencia, idiomas, habilidades, sobre, cnh, pretensao, funcao_ids, base_legal,
          consentimento_texto, consentimento_em, texto_perfil)
        select ${empresaId}, p.identificador, ${origem}, p.referencia, p.nome, p.email, p.telefone, p.cpf,
          p.nascimento, p."cidadeId", p.formacao, p."tempoExperiencia", p.idiomas, p.habilidades, p.sobre,
          p.cnh, p.pretensao, case when p."funcaoId" is null then '{}' else array[p."funcaoId"] end, ${baseLegal},
          ${consentimento}, ${consentimento === null ? sql`null` : sql`now()`},
          concat_ws(' ',
            case when p."ultimoCargo" || p."ultimaEmpresa" <> ''
              then concat_ws(' ', p."ultimoCargo", p."ultimaEmpresa", '', '') end,
            case when p.curso <> '' then concat_ws(' ', p.curso, '', '') end)
        from ${toldRecords(pessoas)}
        returning id, identificador, nome, email, cpf),
        voltaram as (update talento_devolvido d set voltou_como = p.identificador from novas p
          where d.empresa_id = ${empresaId} and ${isWhoComesAgain})
        select id, identificador from novas
      `.execute(trx)
      return new Map(rows.map(({ id, identificador }) => [identificador, id]))
    },

    /** @returns the portrait of each person as they stand now, their rows locked */
    async lockSnapshots(empresaId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Snapshot>> {
      if (ids.length === 0) return new Map()
      const { rows } = await sql<{ id: number; snapshot: Snapshot }>`
        select t.id, ${snapshot} as snapshot from talento t
        where t.empresa_id = ${empresaId} and t.id = any(${ids}::bigint[]) order by t.id for no key update
      `.execute(trx)
      return new Map(rows.map((row) => [row.id, row.snapshot]))
    },

    /** Tells known people what is told of them: see `toldColumns`. */
    async completeTalentos(
      empresaId: number,
      origem: Origem,
      { consentimento }: Permissao,
      pessoas: readonly (Pessoa & { readonly talentoId: number; readonly change: ContatoChange })[],
    ): Promise<void> {
      if (pessoas.length === 0) return
      const consented = sql`consentimento_texto = ${consentimento}, consentimento_em = now(),
          consentimento_revogado_em = null,`
      const columns = toldColumns({
        isFree: (column) => sql`not exists (select from talento o
          where o.empresa_id = ${empresaId} and ${column === 'email' ? sql`o.email = p.email::citext` : sql`o.cpf = p.cpf`} and o.id <> t.id)`,
        isOrigem: sql`t.origem = ${origem}`,
      })
      await sql`
        update talento t set ${setColumns(columns)},
          ${consentimento === null ? sql`` : consented}
          atualizado_em = case when p.change = 'completa' then t.atualizado_em else now() end
        from ${toldRecords(pessoas)}
        where t.empresa_id = ${empresaId} and t.id = p."talentoId"
      `.execute(trx)
    },

    /**
     * The last job and the course, unless the person has them already.
     * @param again they were told of by `fusaoId`, in their order: what others brought since is not counted; `dentro`, the
     *   join by which the one who was told of went into the person, whose is what came by it
     * @returns ids of the new rows, by person
     */
    async addHistoricos(
      empresaId: number,
      pessoas: readonly (Pessoa & { readonly talentoId: number; readonly fusaoId?: number })[],
      again: { readonly dentro: number | null } | null = null,
    ): Promise<Historicos> {
      const isTheirs = (table: 'experiencia' | 'formacao_academica') => {
        if (again === null) return sql`true`
        const cameBy = sql`j.unida->'linhas'->${table}::text @> to_jsonb(x.id)`
        return sql`not exists (select from fusao j where j.empresa_id = ${empresaId} and j.talento_id = p."talentoId"
            and j.desfeita_em is null and j.id > p."fusaoId" and coalesce(j.id < ${again.dentro}::bigint, true) and ${cameBy})
          and (${again.dentro}::bigint is null or exists (
            select from fusao j where j.empresa_id = ${empresaId} and j.id = ${again.dentro} and ${cameBy}))`
      }
      const withCargo = pessoas.filter(
        ({ ultimoCargo, ultimaEmpresa }) => `${ultimoCargo}${ultimaEmpresa}` !== '',
      )
      const withCurso = pessoas.filter(({ curso }) => curso !== '')
      const experiencias = sql<Added>`
        insert into experiencia (empresa_id, talento_id, funcao, nome_empresa)
        select ${empresaId}, p."talentoId", p."ultimoCargo", p."ultimaEmpresa" from ${toldRecords(withCargo)}
        where not exists (
          select from experiencia x where x.empresa_id = ${empresaId} and x.talento_id = p."talentoId"
            and public.f_busca(x.funcao) = public.f_busca(p."ultimoCargo")
            and public.f_busca(x.nome_empresa) = public.f_busca(p."ultimaEmpresa") and ${isTheirs('experiencia')})
        returning id, talento_id`
      const formacoes = sql<Added>`
        insert into formacao_academica (empresa_id, talento_id, nivel, curso)
        select ${empresaId}, p."talentoId", coalesce(p.formacao, ''), p.curso from ${toldRecords(withCurso)}
        where not exists (
          select from formacao_academica x where x.empresa_id = ${empresaId} and x.talento_id = p."talentoId"
            and public.f_busca(x.curso) = public.f_busca(p.curso) and ${isTheirs('formacao_academica')})
        returning id, talento_id`
      return {
        experiencias: withCargo.length === 0 ? NONE : byTalento((await experiencias.execute(trx)).rows),
        formacoes: withCurso.length === 0 ? NONE : byTalento((await formacoes.execute(trx)).rows),
      }
    },

    /** Keeps a file as the person's résumé, instead of an older one. */
    async addCurriculo(empresaId: number, talentoId: number, curriculo: Curriculo): Promise<void> {
      await this.setCurriculo(empresaId, talentoId, await insertArquivo(trx, empresaId, curriculo))
    },

    async setCurriculo(empresaId: number, talentoId: number, curriculoId: number): Promise<void> {
      await trx
        .updateTable('talento')
        .set({ curriculoId })
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .execute()
    },
  }
}

/** Ids of new rows by person. */
interface Historicos {
  readonly experiencias: ReadonlyMap<number, number>
  readonly formacoes: ReadonlyMap<number, number>
}

interface Added {
  readonly id: number
  readonly talentoId: number
}
const NONE: ReadonlyMap<number, number> = new Map()
const byTalento = (rows: readonly Added[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id, talentoId }) => [talentoId, id]))
