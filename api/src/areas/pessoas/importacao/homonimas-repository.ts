import type { Mapeamento } from '@seleta/contract/importacoes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Chaves } from '../../../domain/talento/pessoa'

/** A row that nobody has brought in yet, as it was read; or one that is in, by the keys that its person has. */
type Homonima =
  | { readonly valores: readonly string[]; readonly chaves: null }
  | { readonly valores: null; readonly chaves: Chaves }

/** As names are compared: a cell may hold more than one space, and the apostrophe of our own export. */
const folded = (nome: RawBuilder<unknown>) =>
  sql`public.f_busca(regexp_replace(ltrim(${nome}, ''''), '[[:space:]]+', ' ', 'g'))`

/** Rows of a file by the names in them. */
export function createHomonimasRepository(db: Kysely<Database>) {
  return {
    /** Rows of an import that can come in, or have, under one of these names. */
    async list(
      empresaId: number,
      { id, mapeamento }: { readonly id: number; readonly mapeamento: Mapeamento },
      nomes: readonly string[],
    ): Promise<Homonima[]> {
      const cell = (campo: 'nome' | 'sobrenome') => sql`btrim(l.valores->>${mapeamento[campo] ?? null}::int)`
      const { rows } = await sql<Homonima>`
        with n as (select array(select ${folded(sql`u.nome`)} from unnest(${nomes}::text[]) u (nome)) as nomes)
        select case when t.id is null then l.valores end as valores,
          case when t.id is not null then jsonb_build_object('nome', l.nome, 'email', t.email, 'telefone', t.telefone,
            'cpf', t.cpf, 'referencia', null) end as chaves
        from n, importacao_linha l left join talento t on t.empresa_id = l.empresa_id and t.id = l.talento_id
          and l.situacao in ('criada', 'unida')
        where l.empresa_id = ${empresaId} and l.importacao_id = ${id} and case
          when l.situacao in ('lida', 'nova', 'unir') then ${folded(cell('nome'))} = any(n.nomes)
            or ${folded(sql`concat_ws(' ', ${cell('nome')}, ${cell('sobrenome')})`)} = any(n.nomes)
          else t.id is not null and ${folded(sql`l.nome`)} = any(n.nomes) end
        order by l.numero
      `.execute(db)
      return rows
    },
  }
}
