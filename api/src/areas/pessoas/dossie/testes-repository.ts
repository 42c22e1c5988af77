import type { TesteDoTalento } from '@seleta/contract/dossie'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

export interface NewResultado {
  readonly testeId: number
  readonly resultado: number
  readonly data: string
  readonly link: string | null
  readonly arquivoId: number | null
}

/** Results of tests, entered by hand (product 27). */
export function createTestesRepository(db: Kysely<Database>) {
  return {
    /**
     * The tests that the person's campaigns ask for, and those that have a result, in the catalogue's order.
     * A campaign holds its choice as `vaga.campanhaTestes` of its content.
     */
    async list(empresaId: number, talentoId: number): Promise<TesteDoTalento[]> {
      const { rows } = await sql<TesteDoTalento>`
        with pedidos as (
          select (item->>'idTeste')::bigint as teste_id, p.nome
          from inscricao i
            join campanha p on p.id = i.campanha_id and p.excluida_em is null
            cross join lateral jsonb_array_elements(coalesce(p.conteudo->'vaga'->'campanhaTestes', '[]')) item
          where i.empresa_id = ${empresaId} and i.talento_id = ${talentoId}
        )
        select x.id as teste_id, x.nome, x.grupo,
          coalesce((select array_agg(distinct d.nome order by d.nome) from pedidos d where d.teste_id = x.id), '{}')
            as campanhas,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', r.id, 'resultado', r.resultado, 'data', r.data,
              'link', coalesce(r.link, ''), 'temArquivo', r.arquivo_id is not null, 'quem', coalesce(u.nome, ''))
              order by r.data desc, r.id desc)
            from resultado_teste r left join usuario u on u.id = r.usuario_id
            where r.empresa_id = ${empresaId} and r.talento_id = ${talentoId} and r.teste_id = x.id), '[]')
            as resultados
        from teste x
        where x.id in (select teste_id from pedidos)
          or x.id in (select teste_id from resultado_teste
            where empresa_id = ${empresaId} and talento_id = ${talentoId})
        order by x.grupo desc, x.ordem, x.id
      `.execute(db)
      return rows
    },

    async hasTeste(id: number): Promise<boolean> {
      return (await db.selectFrom('teste').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    },

    insert: (empresaId: number, talentoId: number, usuarioId: number, resultado: NewResultado) =>
      db
        .insertInto('resultadoTeste')
        .values({ ...resultado, empresaId, talentoId, usuarioId })
        .returning('id')
        .executeTakeFirstOrThrow(),

    /** The name of the colleague who entered it. */
    async readWho(empresaId: number, usuarioId: number): Promise<string> {
      const { nome } = await db
        .selectFrom('usuario')
        .select('nome')
        .where('empresaId', '=', empresaId)
        .where('id', '=', usuarioId)
        .executeTakeFirstOrThrow()
      return nome
    },

    /** Takes the result away, and its file with it; answers whether there was one. */
    async remove(empresaId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('resultadoTeste')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** The id of the result's file; null without one. */
    async findArquivoId(empresaId: number, id: number): Promise<number | null> {
      const row = await db
        .selectFrom('resultadoTeste as r')
        .select('r.arquivoId')
        .where('r.empresaId', '=', empresaId)
        .where('r.id', '=', id)
        .executeTakeFirst()
      return row?.arquivoId ?? null
    },
  }
}
