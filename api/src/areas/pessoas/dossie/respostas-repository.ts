import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

export interface RespostaRow {
  readonly id: number
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

/** What a person answered in their applications, newest application first (product 25). */
export function createRespostasRepository(db: Kysely<Database>) {
  return {
    async list(empresaId: number, talentoId: number): Promise<RespostaRow[]> {
      const { rows } = await sql<RespostaRow>`
        select r.id, p.id as campanha_id, p.nome as campanha, q.tipo, q.titulo, q.opcoes, q.duracao, r.valor,
          r.correta, r.arquivo_id, r.criada_em
        from resposta r
          join inscricao i on i.id = r.inscricao_id
          join pergunta q on q.id = r.pergunta_id
          join campanha p on p.id = i.campanha_id and p.excluida_em is null
        where r.empresa_id = ${empresaId} and i.empresa_id = ${empresaId} and i.talento_id = ${talentoId}
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
