import type { AvaliacaoLink } from '@seleta/contract/avaliacao-links'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { LINK_STATE, type LinkState } from './link-refusal'

type LinkRow = Omit<AvaliacaoLink, 'criadoEm' | 'expiraEm' | 'usadoEm'> & {
  readonly criadoEm: Date
  readonly expiraEm: Date
  readonly usadoEm: Date | null
}

/** Expects `avaliacao_link` as l. */
const situacaoDoLink = sql<AvaliacaoLink['situacao']>`case when l.revogado_em is not null then 'ENCERRADO'
  when l.expira_em <= now() then 'EXPIRADO' else 'ABERTO' end`

/** A link as whoever opens it finds it. */
export interface FoundLink extends LinkState {
  readonly id: number
  readonly empresaId: number
  readonly nome: string
  readonly empresa: string
  readonly campanhaId: number
  readonly campanha: string
  readonly expiraEm: Date
}

interface NewLink {
  readonly campanhaId: number
  readonly nome: string
  readonly email: string
  readonly tokenHash: Buffer
  readonly criadoPor: number
  readonly dias: number
}

/** Links by which somebody without an account judges, and the sessions that they open (product 72, decision 188). */
export function createAvaliacaoLinksRepository(db: Kysely<Database>) {
  const list = async (empresaId: number, where: RawBuilder<unknown>): Promise<LinkRow[]> => {
    const { rows } = await sql<LinkRow>`
      select l.id, l.nome, l.email, u.nome as criado_por, l.criado_em, l.expira_em, l.aberto_em as usado_em,
        ${situacaoDoLink} as situacao,
        (select count(*) from avaliacao a where a.empresa_id = l.empresa_id and a.link_id = l.id
          and a.substituida_em is null) as enviadas
      from avaliacao_link l join usuario u on u.empresa_id = l.empresa_id and u.id = l.criado_por
      where l.empresa_id = ${empresaId} and ${where}
      order by l.id desc limit 200
    `.execute(db)
    return rows
  }

  return {
    /** The newest first. */
    list: (empresaId: number, campanhaId: number) => list(empresaId, sql`l.campanha_id = ${campanhaId}`),

    async find(empresaId: number, id: number): Promise<LinkRow | undefined> {
      return (await list(empresaId, sql`l.id = ${id}`))[0]
    },

    async countOpen(empresaId: number, campanhaId: number): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from avaliacao_link l where l.empresa_id = ${empresaId} and l.campanha_id = ${campanhaId}
          and ${situacaoDoLink} = 'ABERTO'
      `.execute(db)
      return rows[0]?.total ?? 0
    },

    async insert(
      empresaId: number,
      { campanhaId, nome, email, tokenHash, criadoPor, dias }: NewLink,
    ): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into avaliacao_link (empresa_id, campanha_id, nome, email, token_hash, criado_por, expira_em)
        values (${empresaId}, ${campanhaId}, ${nome}, ${email}, ${tokenHash}, ${criadoPor}, now() + make_interval(days => ${dias}))
        returning id
      `.execute(db)
      return rows[0]?.id ?? 0
    },

    /** @returns false when the campaign has no such link; one that was ended stays so */
    async end(empresaId: number, campanhaId: number, id: number): Promise<boolean> {
      const { rows } = await sql<{ id: number }>`
        update avaliacao_link set revogado_em = coalesce(revogado_em, now())
        where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and id = ${id} returning id
      `.execute(db)
      return rows.length > 0
    },

    /** Of whatever company: nobody is signed in yet. */
    async findByToken(tokenHash: Buffer): Promise<FoundLink | undefined> {
      const { rows } = await sql<FoundLink>`
        select l.id, l.empresa_id, l.nome, m.nome as empresa, c.id as campanha_id, c.nome as campanha, l.expira_em,
          ${sql.raw(LINK_STATE)}
        from avaliacao_link l
          join campanha c on c.empresa_id = l.empresa_id and c.id = l.campanha_id
          join empresa m on m.id = l.empresa_id
        where l.token_hash = ${tokenHash}
      `.execute(db)
      return rows[0]
    },

    /** Opens a session of so many hours, never longer than its link; those of the link that are over go. */
    async openSessao(empresaId: number, linkId: number, tokenHash: Buffer, horas: number): Promise<void> {
      await sql`
        delete from avaliacao_sessao where empresa_id = ${empresaId} and link_id = ${linkId} and expira_em <= now()
      `.execute(db)
      await sql`
        insert into avaliacao_sessao (token_hash, empresa_id, link_id, expira_em)
        select ${tokenHash}, l.empresa_id, l.id, least(l.expira_em, now() + make_interval(hours => ${horas}))
        from avaliacao_link l where l.empresa_id = ${empresaId} and l.id = ${linkId}
      `.execute(db)
      await sql`
        update avaliacao_link set aberto_em = now() where empresa_id = ${empresaId} and id = ${linkId}
      `.execute(db)
    },
  }
}
