import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** Most applications that one message names. */
const MAX = 10

/** Who may have lost a link, by how they said that they are reached. */
export function createRecuperarLinkRepository(db: Kysely<Database>) {
  return {
    /** People on record with an e-mail, hidden ones too, with their applications, newest first. */
    async listByEmail(empresaId: number, email: string) {
      const pessoas = await db
        .selectFrom('talento')
        .select(['id as talentoId', 'identificador', 'nome', 'ocultaEm'])
        .where('empresaId', '=', empresaId)
        .where('email', '=', email)
        .execute()
      if (pessoas.length === 0) return []
      const inscricoes = await db
        .selectFrom('inscricao as i')
        .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
        .select(['i.talentoId', 'i.identificador', 'p.nome as vaga'])
        .where('i.empresaId', '=', empresaId)
        .where(
          'i.talentoId',
          'in',
          pessoas.map(({ talentoId }) => talentoId),
        )
        .where('p.excluidaEm', 'is', null)
        .orderBy('i.id', 'desc')
        .limit(MAX)
        .execute()
      return pessoas.map((pessoa) => ({
        ...pessoa,
        inscricoes: inscricoes.filter(({ talentoId }) => talentoId === pessoa.talentoId),
      }))
    },

    /** The mailbox of an address as mails that anybody can have sent there are counted by it, however it is written. */
    async countedAs(email: string): Promise<string> {
      const { rows } = await sql<{ caixa: string }>`select public.f_caixa_contada(${email}) as caixa`.execute(
        db,
      )
      return rows[0]?.caixa ?? email
    },

    /** What was sent with a phone, by who is in sight and has it still, newest first. */
    listEnviosByTelefone: (empresaId: number, telefone: string) =>
      db
        .selectFrom('talento as t')
        .innerJoin('declaracao as d', 'd.talentoId', 't.id')
        .innerJoin('inscricao as i', 'i.id', 'd.inscricaoId')
        .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
        .select([
          'd.identificador',
          'd.talentoId',
          'd.inscricaoId',
          'i.campanhaId',
          'p.nome as vaga',
          sql<string>`coalesce(d.pessoa->>'nome', '')`.as('nome'),
        ])
        .where('t.empresaId', '=', empresaId)
        .where('t.telefone', '=', telefone)
        .where('t.ocultaEm', 'is', null)
        .where('d.estado', 'in', ['recebida', 'confirmada'])
        .where(sql<boolean>`d.pessoa->>'telefone' = ${telefone}`)
        .where('p.excluidaEm', 'is', null)
        .orderBy('d.id', 'desc')
        .limit(MAX)
        .execute(),

    /** Whether a request by this phone waits for a recruiter's hand already. */
    async isWaiting(empresaId: number, talentoId: number, telefone: string): Promise<boolean> {
      const row = await db
        .selectFrom('mensagem')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('talentoId', '=', talentoId)
        .where('tipo', '=', 'link')
        .where('canal', '=', 'WHATSAPP')
        .where('destinatario', '=', telefone)
        .where('estado', '=', 'pendente')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
