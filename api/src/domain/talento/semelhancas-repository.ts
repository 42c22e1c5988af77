import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import { UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isMerelyTold } from '../../database/sql/da-pessoa'
import { isTelefoneProprio } from '../../database/sql/telefone-proprio'
import { isWithinUndo } from '../../database/sql/undo-window'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import type { Snapshot } from './snapshot-repository'
import type { DroppedSemelhanca } from './unida'

export interface NewSemelhanca {
  /** Who came later. */
  readonly talentoId: number
  readonly outroId: number
  readonly motivo: MotivoSemelhanca
}

/** @throws ConflictError when it is neither of the two */
export function idIn(
  par: {
    readonly talentoId: number
    readonly outroId: number
    identificador: string
    identificadorDela: string
  },
  identificador: string,
): number {
  if (identificador === par.identificador) return par.outroId
  if (identificador === par.identificadorDela) return par.talentoId
  throw new ConflictError('Os cadastros mudaram. Confira qual e-mail fica e tente de novo.')
}

/** Two who share something; of what neither has nothing is shared. */
const isAlike = sql`(coalesce(t.telefone = o.telefone, false) or coalesce(t.cpf = o.cpf, false)
  or coalesce(t.email = o.email, false) or public.f_busca(t.nome) = public.f_busca(o.nome))`

const parNotFound = () => new NotFoundError('Estes dois cadastros não esperam mais uma decisão.')

/** Pairs of people who may be one (decision 108). */
export function createSemelhancasRepository(db: Kysely<Database>) {
  return {
    /** A pair that stands already, decided or not, stays as it is. */
    async insertAll(empresaId: number, pares: readonly NewSemelhanca[]): Promise<void> {
      if (pares.length === 0) return
      await db
        .insertInto('semelhanca')
        .values(pares.map((par) => ({ ...par, empresaId })))
        .onConflict((oc) => oc.doNothing())
        .execute()
    },

    /** As `insertAll`, of those who stand; nobody is looked at twice with the same one. */
    async insertMissing(empresaId: number, pares: readonly NewSemelhanca[]): Promise<void> {
      if (pares.length === 0) return
      await sql`
        insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
        select ${empresaId}, p."talentoId", o.id, p.motivo
        from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb) as p ("talentoId" bigint, "outroId" bigint, motivo text)
          join talento o on o.empresa_id = ${empresaId} and o.id = p."outroId"
        where not exists (select from semelhanca s where s.empresa_id = ${empresaId}
          and (s.talento_id, s.outro_id) in ((p."talentoId", o.id), (o.id, p."talentoId")))
        for key share of o
        on conflict do nothing
      `.execute(db)
    },

    /**
     * These people are told of anew: whom nobody has looked at with them yet, who stood beside them for what they were, or
     * since they came in, and shares neither phone nor CPF nor name with them any more, is not looked at. Whose e-mail they
     * had said is their mailbox's to answer (decision 129).
     * @param antes as they were
     * @param parId who stands beside them whatever the two share
     * @returns what went
     */
    async dropUnlike(
      empresaId: number,
      antes: ReadonlyMap<number, Snapshot>,
      parId: number | null,
    ): Promise<readonly DroppedSemelhanca[]> {
      if (antes.size === 0) return []
      const were = [...antes].map(([id, { nome, telefone, cpf }]) => ({ id, nome, telefone, cpf }))
      const { rows } = await sql<{ par: DroppedSemelhanca }>`
        with w as (
          select * from jsonb_to_recordset(${JSON.stringify(were)}::jsonb) as w (id bigint, nome text, telefone text, cpf text)
        ), pares as (
          select s.id, w.id as de_id, s.outro_id as com_id from w join semelhanca s on s.empresa_id = ${empresaId} and s.talento_id = w.id
          union all select s.id, w.id, s.talento_id from w join semelhanca s on s.empresa_id = ${empresaId} and s.outro_id = w.id
        )
        delete from semelhanca s using pares p, w, talento t, talento o
        where s.id = p.id and s.empresa_id = ${empresaId} and s.separada_em is null and s.motivo <> 'email'
          and coalesce(p.com_id <> ${parId}::bigint, true)
          and w.id = p.de_id and t.empresa_id = s.empresa_id and t.id = p.de_id
          and o.empresa_id = s.empresa_id and o.id = p.com_id
          and (w.telefone = o.telefone or w.cpf = o.cpf or public.f_busca(w.nome) = public.f_busca(o.nome)
            or s.talento_id = t.id and s.criada_em = t.criado_em)
          and not ${isAlike}
        returning to_jsonb(s) as par
      `.execute(db)
      return rows.map(({ par }) => par)
    },

    /**
     * Whom nobody has looked at with one of these two yet, and shares nothing with that one, is not looked at; but whoever
     * was one with them is, who may be joined again.
     */
    async dropUnlikeOf(empresaId: number, ids: readonly [number, number]): Promise<void> {
      await sql`
        delete from semelhanca s using talento t, talento o
        where s.empresa_id = ${empresaId} and (s.talento_id = any(${ids}::bigint[]) or s.outro_id = any(${ids}::bigint[]))
          and s.separada_em is null and s.motivo not in ('email', 'referencia')
          and not (s.talento_id = any(${ids}::bigint[]) and s.outro_id = any(${ids}::bigint[]))
          and not exists (select from fusao f where f.empresa_id = s.empresa_id and f.talento_id in (t.id, o.id)
            and f.desfeita_em is not null and (f.unida->'talento'->>'id')::bigint in (t.id, o.id))
          and t.empresa_id = s.empresa_id and t.id = s.talento_id and o.empresa_id = s.empresa_id and o.id = s.outro_id
          and not ${isAlike}
      `.execute(db)
    },

    /** What went (`dropUnlike`) comes again, as far as both stand, share something and do not stand beside each other. */
    async putLikeBack(empresaId: number, pares: readonly object[]): Promise<void> {
      if (pares.length === 0) return
      await sql`
        insert into semelhanca (empresa_id, talento_id, outro_id, motivo, criada_em)
        select ${empresaId}, t.id, o.id, p.motivo, p.criada_em
        from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb)
            as p (talento_id bigint, outro_id bigint, motivo text, criada_em timestamptz)
          join talento t on t.empresa_id = ${empresaId} and t.id = p.talento_id
          join talento o on o.empresa_id = ${empresaId} and o.id = p.outro_id
        where ${isAlike} and not exists (select from semelhanca s where s.empresa_id = ${empresaId}
          and (s.talento_id, s.outro_id) in ((t.id, o.id), (o.id, t.id)))
        for key share of t, o
        on conflict do nothing
      `.execute(db)
    },

    /**
     * Who comes out of somebody stands beside whom that one has stood beside since they told of them, or been kept apart from,
     * as far as they share phone, CPF or whole name: as long, and as decided.
     * @param ids who they come out of, and who they are
     * @param fusaoId by which they had told
     */
    async shareWith(
      empresaId: number,
      { deId, paraId }: { readonly deId: number; readonly paraId: number },
      fusaoId: number,
    ): Promise<void> {
      await sql`
        with pares as (
          select *, outro_id as com_id from semelhanca where empresa_id = ${empresaId} and talento_id = ${deId}
          union all select *, talento_id from semelhanca where empresa_id = ${empresaId} and outro_id = ${deId}
        )
        insert into semelhanca (empresa_id, talento_id, outro_id, motivo, criada_em, separada_em)
        select s.empresa_id, greatest(t.id, o.id), least(t.id, o.id), s.motivo, s.criada_em, s.separada_em
        from pares s join talento t on t.empresa_id = s.empresa_id and t.id = ${paraId}
          join talento o on o.empresa_id = s.empresa_id and o.id = s.com_id and o.id <> t.id
          join fusao f on f.empresa_id = s.empresa_id and f.id = ${fusaoId}
        where coalesce(s.separada_em, s.criada_em) >= f.criada_em and s.motivo <> 'email'
          and (t.telefone = o.telefone or t.cpf = o.cpf or public.f_busca(t.nome) = public.f_busca(o.nome))
          and not exists (select from semelhanca k where k.empresa_id = s.empresa_id
            and (k.talento_id, k.outro_id) in ((t.id, o.id), (o.id, t.id)))
        for key share of o
      `.execute(db)
    },

    /** Of these people, of whom a form alone has told, or a form, or their own page, their phone. */
    async listToldByForm(empresaId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set()
      const { rows } = await sql<{ id: number }>`
        select t.id from talento t where t.empresa_id = ${empresaId} and t.id = any(${ids}::bigint[])
          and (${isTelefoneProprio} or exists (select from declaracao d where d.empresa_id = t.empresa_id
            and d.talento_id = t.id and (${isMerelyTold}
              or d.estado in ('recebida', 'confirmada') and d.pessoa->>'telefone' = t.telefone)))
      `.execute(db)
      return new Set(rows.map(({ id }) => id))
    },

    /** Who the two of a pair are now. @throws NotFoundError when it is gone */
    async findPair(empresaId: number, id: number): Promise<number[]> {
      const row = await db
        .selectFrom('semelhanca')
        .select(['talentoId', 'outroId'])
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) throw parNotFound()
      return [row.talentoId, row.outroId]
    },

    /**
     * A pair that may be decided, held as its people are already, with both people's random ids.
     * @throws NotFoundError when it is gone; ConflictError when it was kept apart and the time to take that back is over
     */
    async lock(empresaId: number, id: number) {
      const row = await db
        .selectFrom('semelhanca as s')
        .innerJoin('talento as t', 't.id', 's.talentoId')
        .innerJoin('talento as o', 'o.id', 's.outroId')
        .select(['s.id', 's.talentoId', 's.outroId', 's.motivo', 's.separadaEm'])
        .select(['o.nome', 'o.identificador', 't.identificador as identificadorDela'])
        .select(sql<boolean>`coalesce(not ${isWithinUndo('s.separada_em')}, false)`.as('isFechada'))
        .where('s.empresaId', '=', empresaId)
        .where('s.id', '=', id)
        // Whoever is hidden is looked at by nobody (decision 116).
        .where('t.ocultaEm', 'is', null)
        .where('o.ocultaEm', 'is', null)
        .forUpdate('s')
        .executeTakeFirst()
      if (row === undefined) throw parNotFound()
      if (row.isFechada)
        throw new ConflictError(
          `Estes cadastros foram mantidos separados há mais de ${UNDO_WINDOW_MINUTES} minutos.`,
        )
      return row
    },

    /** Who is in sight and has this e-mail; null when nobody is. */
    async findByEmail(empresaId: number, email: string): Promise<number | null> {
      const row = await db
        .selectFrom('talento')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('email', '=', email)
        .where('ocultaEm', 'is', null)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** @param isSeparada false: they may be one after all */
    async setSeparada(empresaId: number, id: number, isSeparada: boolean): Promise<void> {
      await db
        .updateTable('semelhanca')
        .set({ separadaEm: isSeparada ? sql<Date>`now()` : null })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },
  }
}
