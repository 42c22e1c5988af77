import { canonicalEmail, isEmail } from '@seleta/regras/email'
import { MAIL_UNCERTAIN } from '@seleta/regras/mail-error'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { startOf, diaOf } from '../../database/hoje'
import { planKept } from '../../database/kept-plans'
import type { Database } from '../../database/schema'
import { mayBeStopped } from '../../database/sql/cancel-waiting'
import { isDaPessoa } from '../../database/sql/da-pessoa'
import { uuidOfChave } from '../../ground/text/mailed-chave'
import { type Carta, notYetFrom, type Saida, type Vida } from './retencao'

/** What the rule is asked with, and whom it is about. */
export interface Retida {
  readonly id: number
  readonly identificador: string
  readonly nome: string
  readonly email: string | null
  /** Mail may go to them: they have an address, and have not taken back their consent. */
  readonly canBeWritten: boolean
  readonly meses: number
  readonly empresa: string
  readonly vida: Vida
  readonly saida: Saida
  /** The legal hold; null when there is none. */
  readonly guarda: { readonly motivo: string; readonly desde: Date; readonly quem: string } | null
}

interface Row
  extends
    Omit<Retida, 'canBeWritten' | 'vida' | 'saida' | 'guarda'>,
    Vida,
    Omit<Saida, 'isGuardada' | 'cartas'> {
  readonly hasRevoked: boolean
  /** To whatever mailbox, whoever they were written for, the newest first. */
  readonly cartas: readonly (Carta & { readonly destinatario: string; readonly chave: string | null })[]
  readonly guardaLegal: string | null
  readonly guardaLegalEm: Date | null
  readonly quem: string | null
}

/** Who was joined since has mails of the one who went, whose links open nothing. */
const isChaveOf = (chave: string | null, identificador: string) =>
  chave !== null && uuidOfChave(chave) === identificador

const dia = (column: string) => diaOf(sql.ref(column))

/** `talento` as t, `empresa` as p. */
const facts = sql`
  select t.id, t.identificador, t.nome, t.email::text as email, t.consentimento_revogado_em is not null as has_revoked,
    p.retencao_meses as meses, p.nome as empresa, ${dia('t.criado_em')} as criada, t.retencao_desde as desde,
    t.retencao_avisada_em as avisada, ${dia('t.oculta_em')} as oculta, t.guarda_legal, t.guarda_legal_em,
    (select u.nome from usuario u where u.empresa_id = t.empresa_id and u.id = t.guarda_legal_por) as quem,
    (select coalesce(json_agg(json_build_object('inscrita', ${dia('i.criada_em')}, 'movida', ${dia('i.na_etapa_desde')},
        'tipo', e.tipo, 'retirada', ${dia('i.retirada_em')}, 'encerrada', ${dia('c.encerrada_em')},
        'excluida', ${dia('c.excluida_em')})), '[]')
      from inscricao i join campanha c on c.id = i.campanha_id left join etapa e on e.id = i.etapa_id
      where i.empresa_id = t.empresa_id and i.talento_id = t.id and ${isDaPessoa}) as processos,
    case when t.retencao_avisada_em is not null and t.oculta_em is null and t.email is not null
        and t.consentimento_revogado_em is null
      then (select coalesce(json_agg(json_build_object('dia', ${dia('m.criada_em')},
          'estado', m.estado, 'erro', m.erro, 'isEntregue', m.entregue_desde is not null,
          'destinatario', m.destinatario, 'chave', substring(m.corpo from '[?&]chave=([A-Za-z0-9_-]{43})'))
          order by m.id desc), '[]')
        from mensagem m where m.empresa_id = t.empresa_id and m.talento_id = t.id and m.tipo = 'retencao')
      else '[]' end as cartas
  from talento t join empresa p on p.id = t.empresa_id`

function toRetida(found: Row): Retida {
  const { criada, desde, processos, avisada, oculta, guardaLegal, guardaLegalEm, quem, ...rest } = found
  const { cartas, hasRevoked, ...row } = rest
  const canBeWritten = !hasRevoked && isEmail(row.email ?? '')
  const mailbox = canonicalEmail(row.email ?? '')
  return {
    ...row,
    canBeWritten,
    vida: { criada, desde, processos },
    saida: {
      avisada,
      oculta,
      isGuardada: guardaLegal !== null,
      cartas: canBeWritten
        ? cartas.filter(
            ({ destinatario, chave }) =>
              canonicalEmail(destinatario) === mailbox && isChaveOf(chave, row.identificador),
          )
        : null,
    },
    guarda:
      guardaLegal === null || guardaLegalEm === null
        ? null
        : { motivo: guardaLegal, desde: guardaLegalEm, quem: quem ?? '' },
  }
}

/** What happened with people, as the rule of `retencao.ts` asks for it, and the marks of their leaving. */
export function createRetencaoRepository(db: Kysely<Database>) {
  const read = async (where: RawBuilder<unknown>): Promise<Retida[]> => {
    const { rows } = await sql<Row>`${facts} where ${where}`.execute(db)
    return rows.map(toRetida)
  }
  const update = (empresaId: number, ids: readonly number[]) =>
    db.updateTable('talento').where('empresaId', '=', empresaId).where('id', 'in', ids)

  return {
    listEmpresas: () => db.selectFrom('empresa').select('id').orderBy('id').execute(),

    /** How long a company keeps people; null when it is gone. */
    async findMeses(empresaId: number): Promise<number | null> {
      const row = await db
        .selectFrom('empresa')
        .select('retencaoMeses')
        .where('id', '=', empresaId)
        .executeTakeFirst()
      return row?.retencaoMeses ?? null
    },

    /** @returns what it was before */
    async setMeses(empresaId: number, meses: number): Promise<number> {
      const { de } = await db
        .updateTable('empresa as p')
        .from((eb) =>
          eb
            .selectFrom('empresa')
            .select(['id', 'retencaoMeses as de'])
            .where('id', '=', empresaId)
            // Its key stays: what is written of the company meanwhile, the audit too, waits for nothing.
            .forNoKeyUpdate()
            .as('antes'),
        )
        .set({ retencaoMeses: meses })
        .whereRef('p.id', '=', 'antes.id')
        .returning('antes.de')
        .executeTakeFirstOrThrow()
      return de
    },

    async findId(empresaId: number, identificador: string): Promise<number | null> {
      const row = await db
        .selectFrom('talento')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('identificador', '=', identificador)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /**
     * People of whom something may have to be done today, in the order of their ids: who has anything told of, or did
     * nothing for long enough. Held people are left alone.
     * @param depois the last id of the part before
     */
    listVencendo(
      { empresaId, meses }: { readonly empresaId: number; readonly meses: number },
      hoje: string,
      depois: number,
      limite: number,
    ): Promise<Retida[]> {
      const cutoff = notYetFrom(hoje, meses)
      const start = startOf(sql`${cutoff}::text`)
      return read(sql`
        t.empresa_id = ${empresaId} and t.id > ${depois} and t.guarda_legal is null
        and (t.oculta_em is not null or t.retencao_avisada_em is not null
          or t.criado_em < ${start} and coalesce(t.retencao_desde < ${cutoff}, true)
            and not exists (select from inscricao i
              where i.empresa_id = t.empresa_id and i.talento_id = t.id and greatest(i.criada_em, i.na_etapa_desde) >= ${start} and ${isDaPessoa}))
        order by t.id limit ${limite}`)
    },

    /** @returns those of the company that are there, in the order of their ids */
    list: (empresaId: number, ids: readonly number[]): Promise<Retida[]> =>
      read(sql`t.empresa_id = ${empresaId} and t.id = any(${ids}::bigint[]) order by t.id`),

    async findByIdentificador(empresaId: number, identificador: string): Promise<Retida | null> {
      const [pessoa] = await read(
        sql`t.empresa_id = ${empresaId} and t.identificador = ${identificador} ${planKept}`,
      )
      return pessoa ?? null
    },

    /** Held until the transaction ends, in the order of their ids: what they say is so. */
    async lock(empresaId: number, ids: readonly number[]): Promise<Retida[]> {
      await holdTalentos(db, empresaId, ids)
      return this.list(empresaId, ids)
    },

    /** People who are hidden, whoever goes first on top. */
    listOcultas: (empresaId: number, limite: number) =>
      db
        .selectFrom('talento as t')
        .select(['t.id', 't.identificador', 't.nome', 't.guardaLegal'])
        .select(dia('t.oculta_em').as('oculta'))
        .where('t.empresaId', '=', empresaId)
        .where('t.ocultaEm', 'is not', null)
        .orderBy('t.ocultaEm')
        .orderBy('t.id')
        .limit(limite)
        .execute(),

    async countOcultas(empresaId: number): Promise<number> {
      const { total } = await db
        .selectFrom('talento')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('empresaId', '=', empresaId)
        .where('ocultaEm', 'is not', null)
        .executeTakeFirstOrThrow()
      return total
    },

    /** @param avisada null: what was told does not hold any more */
    async setAvisada(empresaId: number, ids: readonly number[], avisada: string | null): Promise<void> {
      if (ids.length === 0) return
      await update(empresaId, ids).set({ retencaoAvisadaEm: avisada }).execute()
      await takeBack(db, empresaId, ids)
    },

    /** Told on this day, by the mail that is written for it. */
    async moveAvisada(empresaId: number, id: number, avisada: string): Promise<void> {
      await update(empresaId, [id]).set({ retencaoAvisadaEm: avisada }).execute()
    },

    /** Counted anew from this day. */
    async setDesde(empresaId: number, id: number, desde: string): Promise<void> {
      await update(empresaId, [id]).set({ retencaoDesde: desde, retencaoAvisadaEm: null }).execute()
      await takeBack(db, empresaId, [id])
    },

    /**
     * What was told before does not hold any more; who is hidden stays so, and has the whole month again when the hold
     * ends.
     * @param guarda null takes the hold off
     */
    async setGuarda(
      empresaId: number,
      id: number,
      guarda: { readonly motivo: string; readonly usuarioId: number } | null,
      agora: Date,
    ): Promise<void> {
      await update(empresaId, [id])
        .set({
          guardaLegal: guarda?.motivo ?? null,
          guardaLegalEm: guarda === null ? null : agora,
          guardaLegalPor: guarda?.usuarioId ?? null,
          retencaoAvisadaEm: null,
          ocultaEm: sql<Date | null>`case when oculta_em is not null then ${agora}::timestamptz end`,
        })
        .execute()
    },
  }
}

/** Mails that told of days which are not so any more: what waits or failed is taken back. */
const takeBack = (db: Kysely<Database>, empresaId: number, ids: readonly number[]) =>
  db
    .updateTable('mensagem')
    .set({ estado: 'cancelada', alteradaEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('talentoId', 'in', ids)
    .where('tipo', '=', 'retencao')
    .where((eb) =>
      eb.or([
        mayBeStopped('mensagem'),
        eb('estado', '=', 'erro').and('entregueDesde', 'is', null).and('erro', '!=', MAIL_UNCERTAIN),
      ]),
    )
    .execute()

/** What happened with them while this waited is seen: the next statement begins when they are held. */
const holdTalentos = (db: Kysely<Database>, empresaId: number, ids: readonly number[]) =>
  sql`
    select from talento where empresa_id = ${empresaId} and id = any(${ids}::bigint[]) order by id for update
  `.execute(db)
