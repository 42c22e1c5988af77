import { Client } from 'pg'
import type { Caller } from '../calls/caller'

/** A campaign of the demo company whose board has six stages and as many people as a figure asks for. */
export interface BoardCampanha {
  readonly id: number
  /** Its stages in order. */
  readonly etapas: readonly { readonly id: number; readonly nome: string }[]
  readonly pessoas: number
}

/**
 * Empties the boards of the first campaigns and fills them with people of their own, evenly over the stages.
 * @param sizes people of each board
 */
export async function fillBoards(
  caller: Caller,
  databaseUrl: string,
  sizes: readonly number[],
): Promise<BoardCampanha[]> {
  const { data } = await caller('filterCampanhas', {
    query: { page: 0, size: sizes.length },
    body: { filtros: [{ path: 'campanha.situacao', value: 'PUBLICADA' }], orders: [] },
  })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const boards: BoardCampanha[] = []
    for (const [n, pessoas] of sizes.entries()) {
      const id = data[n]?.id ?? 0
      await client.query('delete from inscricao where campanha_id = $1', [id])
      await client.query(FILL, [id, pessoas, n])
      const etapas = (await caller('getKanban', { params: { campanhaId: id } })).data
      boards.push({ id, pessoas, etapas: etapas.map((etapa) => ({ id: etapa.id, nome: etapa.nome })) })
    }
    await client.query('analyze inscricao, talento, etapa')
    return boards
  } finally {
    await client.end()
  }
}

const FILL = `
  with board as (
    select empresa_id, array_agg(id order by ordem) as etapas from etapa
    where campanha_id = $1 and removida_em is null group by empresa_id
  ), pessoas as (
    insert into talento (empresa_id, nome, email, nascimento, cidade_id, telefone)
    select empresa_id, (array['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio'])[1 + n % 6] || ' da Silva ' || n,
      'board-' || $3::int || '-' || n || '@example.com', date '1970-01-01' + n % 12000,
      (select id from cidade order by id offset n % 50 limit 1), '119' || lpad(n::text, 8, '0')
    from board, generate_series(1, $2::int) n
    returning id, empresa_id
  )
  insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao, aderencia, na_etapa_desde)
  select p.empresa_id, $1, p.id, etapas[1 + (row_number() over (order by p.id)) % array_length(etapas, 1)], p.id,
    p.id % 101, now() - make_interval(days => (p.id % 20)::int)
  from pessoas p, board`
