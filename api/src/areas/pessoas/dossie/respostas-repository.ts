import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

export interface RespostaRow {
  /** Null where the question was asked and left blank. */
  readonly id: number | null
  readonly campanhaId: number
  readonly campanha: string
  readonly tipo: 'SIM_NAO' | 'MULTIPLA' | 'ABERTA' | 'VIDEO'
  readonly titulo: string
  readonly opcoes: readonly { readonly id: string; readonly title: string }[]
  readonly duracao: number | null
  readonly valor: unknown
  readonly correta: boolean | null
  readonly arquivoId: number | null
  readonly criadaEm: Date
}

/** What an application was asked and is judged by. Expects `pergunta` as q and `inscricao` as i. */
const wasAsked = sql<boolean>`q.tipo <> 'VIDEO' and q.efeito in ('ELIMINAR', 'SINALIZAR') and q.criada_em <= i.criada_em
  and (q.removida_em is null or q.removida_em > i.criada_em)`

/** Whoever a recruiter entered was asked nothing. Expects `inscricao` as i. */
const cameByTheForm = sql<boolean>`(exists (select from declaracao d where d.inscricao_id = i.id and d.fez_inscricao)
  or exists (select from resposta r where r.empresa_id = i.empresa_id and r.inscricao_id = i.id))`

/** What a person answered in their applications, newest application first (product 25). */
export function createRespostasRepository(db: Kysely<Database>) {
  return {
    /** Questions that are judged and were left blank stand among the answers (audit W5). */
    async list(empresaId: number, talentoId: number): Promise<RespostaRow[]> {
      const { rows } = await sql<RespostaRow>`
        with inscritas as (
          select i.*, p.nome as campanha from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
          where i.empresa_id = ${empresaId} and i.talento_id = ${talentoId}
        )
        select r.id, i.campanha_id, i.campanha, q.tipo, q.titulo, q.opcoes, q.duracao, r.valor, r.correta, r.arquivo_id,
          coalesce(r.criada_em, i.criada_em) as criada_em
        from inscritas i
          join pergunta q on q.empresa_id = i.empresa_id and q.campanha_id = i.campanha_id
          left join resposta r on r.empresa_id = i.empresa_id and r.inscricao_id = i.id and r.pergunta_id = q.id
        where r.id is not null or (${wasAsked} and ${cameByTheForm} and not exists (
          select from resposta a join pergunta v on v.id = a.pergunta_id
          where a.empresa_id = i.empresa_id and a.inscricao_id = i.id and v.chave = q.chave))
        order by i.id desc, q.ordem, q.id
        limit 500
      `.execute(db)
      return rows
    },

    /** The id of a video answer's recorded file. */
    async findVideoId(empresaId: number, id: number): Promise<number | null> {
      const row = await db
        .selectFrom('resposta as r')
        .innerJoin('pergunta as q', 'q.id', 'r.perguntaId')
        .select('r.arquivoId')
        .where('r.empresaId', '=', empresaId)
        .where('r.id', '=', id)
        .where('q.tipo', '=', 'VIDEO')
        .executeTakeFirst()
      return row?.arquivoId ?? null
    },
  }
}
