import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { today } from '../../database/hoje'
import type { Database } from '../../database/schema'
import type { Aderencia } from './aderencia'
import type { PerfilRow } from './perfil'

/** Whose scores are meant: everybody in one campaign, or one person in all of theirs. */
export type Target =
  | { readonly campanhaId: number }
  | { readonly talentoId: number }
  | { readonly inscricaoId: number }
  | { readonly inscricaoIds: readonly number[] }

export interface InscricaoPerfil {
  inscricaoId: number
  campanhaId: number
  perfil: PerfilRow
}

/** Reads what the score needs and writes what it says. */
export function createAderenciaRepository(db: Kysely<Database>) {
  return {
    /** Profiles in id order, after one id, so that a large campaign is worked through in parts. */
    async listPerfis(
      empresaId: number,
      alvo: Target,
      after: number,
      limite: number,
    ): Promise<InscricaoPerfil[]> {
      const { rows } = await sql<InscricaoPerfil>`
        select i.id as inscricao_id, i.campanha_id, json_build_object(
          'cidade', case when c.id is null then null else json_build_object('id', c.id, 'nome', c.nome, 'uf', c.uf) end,
          'formacao', t.formacao,
          'funcoes', array(select f.descricao from funcao f where f.id = any(t.funcao_ids) order by f.id),
          'tempoExperiencia', t.tempo_experiencia,
          'idiomas', t.idiomas,
          'habilidades', t.habilidades,
          'sobre', t.sobre,
          'experiencias', (select coalesce(json_agg(json_build_object(
              'funcao', x.funcao, 'atribuicoes', x.atribuicoes,
              'meses', extract(year from g.tempo)::int * 12 + extract(month from g.tempo)::int
            ) order by x.ordem, x.id), '[]')
            from experiencia x
              cross join lateral (select age(coalesce(x.data_final, case when x.atual then ${today} end), x.data_inicial)) g (tempo)
            where x.talento_id = t.id),
          'formacoes', (select coalesce(json_agg(json_build_object('nivel', a.nivel, 'curso', a.curso)
              order by a.ordem, a.id), '[]') from formacao_academica a where a.talento_id = t.id),
          'respostas', (select coalesce(json_agg(json_build_object('chave', p.chave, 'valor', r.valor)), '[]')
            from resposta r join pergunta p on p.id = r.pergunta_id where r.inscricao_id = i.id)
        ) as perfil
        from inscricao i join talento t on t.id = i.talento_id left join cidade c on c.id = t.cidade_id
        where i.empresa_id = ${empresaId} and ${isTarget(alvo)} and i.id > ${after}
        order by i.id limit ${limite}
      `.execute(db)
      return rows
    },

    /** Other names of functions, by id. */
    async listSinonimos(funcaoIds: readonly number[]): Promise<Map<number, string[]>> {
      if (funcaoIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('funcao')
        .select(['id', 'sinonimos'])
        .where('id', 'in', funcaoIds)
        .execute()
      return new Map(rows.map((row) => [row.id, row.sinonimos]))
    },

    async saveAll(
      empresaId: number,
      scores: readonly { inscricaoId: number; aderencia: Aderencia }[],
    ): Promise<void> {
      if (scores.length === 0) return
      await sql`
        update inscricao i set aderencia = n.pontos, aderencia_detalhe = n.linhas::jsonb
        from unnest(
          ${scores.map((s) => s.inscricaoId)}::bigint[],
          ${scores.map((s) => s.aderencia.pontos)}::smallint[],
          ${scores.map((s) => JSON.stringify(s.aderencia.linhas))}::text[]
        ) as n (id, pontos, linhas)
        where i.id = n.id and i.empresa_id = ${empresaId}
      `.execute(db)
    },
  }
}

function isTarget(alvo: Target): RawBuilder<SqlBool> {
  if ('campanhaId' in alvo) return sql<SqlBool>`i.campanha_id = ${alvo.campanhaId}`
  if ('talentoId' in alvo) return sql<SqlBool>`i.talento_id = ${alvo.talentoId}`
  if ('inscricaoIds' in alvo) return sql<SqlBool>`i.id = any(${alvo.inscricaoIds}::bigint[])`
  return sql<SqlBool>`i.id = ${alvo.inscricaoId}`
}
