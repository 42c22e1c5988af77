import { capacidades } from '@seleta/contract/capacidades'
import { SITUACOES_UNDER_WAY } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { pendentesDe } from '../../../database/sql/avaliacao'
import { isColega, seesPessoasDe } from '../../../database/sql/colega'
import { isNova } from '../../../database/sql/inscricao-waits'
import type { Papel } from '@seleta/contract/papeis'

/** Whose digest is due, and what it may tell. */
export interface Destinatario {
  readonly id: number
  readonly nome: string
  readonly email: string
  readonly papel: Papel
  /** All of it; else only the mentions. */
  readonly querTudo: boolean
  readonly querMencoes: boolean
  readonly desde: Date
}

/** So many people of a campaign. */
export interface PessoasDaCampanha {
  readonly id: number
  readonly nome: string
  readonly total: number
}

export interface Conteudo {
  readonly mencoes: number
  readonly equipes: number
  /** Campaigns in which somebody left people with them. */
  readonly donos: number
  readonly novas: readonly PessoasDaCampanha[]
  /** People whom they are asked to judge and have not. */
  readonly pendentes: readonly PessoasDaCampanha[]
}

/** Whose digest of a day has not come yet, of those who want one. Expects `usuario` as u. */
const isDue = (hoje: string) => sql<boolean>`((u.resumo_dia is null or u.resumo_dia < ${hoje})
  and (u.resumo_diario or u.mencao_email = 'RESUMO'))`

/** Campaigns that are told by name. */
const NAMED = 20

/** What a digest tells (product 74), and who has had today's. */
export function createResumoRepository(db: Kysely<Database>) {
  return {
    /** Companies of which somebody may have a digest to come today. */
    async listEmpresas(hoje: string): Promise<number[]> {
      const { rows } = await sql<{ empresaId: number }>`
        select distinct u.empresa_id from usuario u where ${isColega} and ${isDue(hoje)} order by 1
      `.execute(db)
      return rows.map(({ empresaId }) => empresaId)
    },

    /** Their ids, in one company. */
    async listDue(empresaId: number, hoje: string): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select u.id from usuario u where u.empresa_id = ${empresaId} and ${isColega} and ${isDue(hoje)} order by u.id
      `.execute(db)
      return rows.map(({ id }) => id)
    },

    /**
     * Takes today's turn of somebody, once over all processes: whoever comes second finds the day written.
     * @param agora until when this digest tells
     * @returns null when somebody else has taken it, or nobody wants it any more
     */
    async take(empresaId: number, id: number, hoje: string, agora: Date): Promise<Destinatario | null> {
      const { rows } = await sql<Destinatario>`
        with antes as (
          select u.id, u.resumo_desde from usuario u
          where u.empresa_id = ${empresaId} and u.id = ${id} and ${isColega} and ${isDue(hoje)}
          for update
        )
        update usuario u set resumo_dia = ${hoje}, resumo_desde = ${agora}::timestamptz from antes a
        where u.id = a.id
        returning u.id, u.nome, u.email, u.papel, u.resumo_diario as quer_tudo, u.mencao_email = 'RESUMO' as quer_mencoes,
          greatest(coalesce(a.resumo_desde, '-infinity'), ${agora}::timestamptz - interval '7 days') as desde
      `.execute(db)
      return rows[0] ?? null
    },

    /**
     * A notice that is to leave by e-mail, once: whoever comes second finds that it left.
     * @returns null when it left, was taken back, or is for somebody who is no longer here, sees the person no more, or
     * wants no mail of it any more
     */
    async takeAviso(empresaId: number, id: number) {
      const { rows } = await sql<{
        usuarioId: number
        nome: string
        email: string
        campanha: string | null
        link: string
      }>`
        update aviso a set enviado_em = now() from usuario u
        where a.empresa_id = ${empresaId} and a.id = ${id} and a.enviado_em is null
          and u.empresa_id = ${empresaId} and u.id = a.usuario_id and ${isColega} and u.mencao_email = 'AGORA'
          and ${seesPessoasDe(sql`a.campanha_id`)}
        returning u.id as usuario_id, u.nome, u.email, coalesce(a.link, '') as link,
          (select c.nome from campanha c where c.empresa_id = ${empresaId} and c.id = a.campanha_id) as campanha
      `.execute(db)
      return rows[0] ?? null
    },

    /**
     * What is theirs since then: notices that nobody has read, and applications nobody has seen in campaigns of their
     * teams; and what waits for their judgment, since whenever.
     */
    async read(empresaId: number, { id, desde, papel }: Destinatario): Promise<Conteudo> {
      const readsPessoas = capacidades.pessoas.some((one) => one === papel)
      const { rows } = await sql<Omit<Conteudo, 'novas' | 'pendentes'>>`
        select count(*) filter (where a.tipo = 'mencao') as mencoes,
          count(*) filter (where a.tipo = 'equipe') as equipes,
          count(distinct a.campanha_id) filter (where a.tipo = 'dono') as donos
        from aviso a join usuario u on u.empresa_id = a.empresa_id and u.id = a.usuario_id
          left join talento t on t.id = a.talento_id
        where a.empresa_id = ${empresaId} and a.usuario_id = ${id} and a.criado_em > ${desde} and t.oculta_em is null
          and not exists (select from aviso_lido l where l.aviso_id = a.id and l.usuario_id = ${id})
          and ${seesPessoasDe(sql`a.campanha_id`)}
      `.execute(db)
      const novas = readsPessoas ? await this.listUnseen(empresaId, id, desde) : []
      const [counts = { mencoes: 0, equipes: 0, donos: 0 }] = rows
      const pendentes = readsPessoas ? await this.countPendentes(empresaId, id) : []
      return { ...counts, novas, pendentes }
    },

    /** Whom they are asked to judge, by the one rule of it; most first. */
    async countPendentes(empresaId: number, usuarioId: number): Promise<PessoasDaCampanha[]> {
      const { rows } = await sql<PessoasDaCampanha>`
        select c.id, c.nome, count(*) as total ${pendentesDe(empresaId, { usuarioId, linkId: null })}
        group by c.id, c.nome order by total desc, c.id limit ${NAMED}
      `.execute(db)
      return rows
    },

    /** By campaign of one's teams, most first. */
    async listUnseen(empresaId: number, usuarioId: number, desde: Date): Promise<PessoasDaCampanha[]> {
      const { rows } = await sql<PessoasDaCampanha>`
        select c.id, c.nome, count(*) as total
        from campanha_equipe q
        join campanha c on c.empresa_id = q.empresa_id and c.id = q.campanha_id and c.excluida_em is null
          and c.situacao = any(${[...SITUACOES_UNDER_WAY]}::text[])
        join inscricao i on i.empresa_id = ${empresaId} and i.campanha_id = c.id and i.criada_em > ${desde} and ${isNova}
        where q.empresa_id = ${empresaId} and q.usuario_id = ${usuarioId}
        group by c.id, c.nome order by total desc, c.id limit ${NAMED}
      `.execute(db)
      return rows
    },
  }
}
