import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import { waitWithoutLimit } from '../../database/wait-without-limit'
import { beneficios } from './data/beneficios'
import { listSinonimos } from './data/busca'
import { listCidadesData } from './data/cidades'
import { cursos } from './data/cursos'
import { funcoes } from './data/funcoes/funcoes'
import { testes } from './data/testes'
import { tiposContratacao } from './data/tipos-contratacao'

/** A catalogue table and its rows; the rows' keys are the columns, `id` first. */
interface Load {
  readonly table: string
  /** Column definitions as `jsonb_to_recordset` wants them. */
  readonly colunas: Readonly<Record<string, string>>
  readonly linhas: readonly object[]
}

/**
 * Writes the catalogues of spec sections 3 and 9 that all companies share. Safe at every start and from several
 * processes at once: rows are matched by their stable ids, only what differs is written, nothing is removed.
 * @returns rows inserted or changed, over all tables
 */
export async function loadCatalogos(db: Kysely<Database>): Promise<number> {
  const loads = await listLoads()
  return db.transaction().execute(async (trx) => {
    let total = 0
    // Another process that starts may be writing the same rows: this one waits for it.
    await waitWithoutLimit(trx, () =>
      sql`select pg_advisory_xact_lock(hashtext('seleta catalogos'))`.execute(trx),
    )
    for (const load of loads) total += await writeLoad(trx, load)
    return total
  })
}

async function listLoads(): Promise<Load[]> {
  const cidades = await listCidadesData()
  return [
    {
      table: 'cidade',
      colunas: {
        codigo: 'text',
        nome: 'text',
        uf: 'text',
        capital: 'boolean',
        latitude: 'double precision',
        longitude: 'double precision',
        populacao: 'integer',
      },
      linhas: cidades.map(({ isCapital, ...cidade }) => ({ ...cidade, capital: isCapital })),
    },
    {
      table: 'funcao',
      colunas: { descricao: 'text', sinonimos: 'text[]' },
      linhas: funcoes.map((f) => ({ ...f, sinonimos: listSinonimos(f) })),
    },
    { table: 'curso', colunas: { nome: 'text' }, linhas: cursos },
    { table: 'beneficio', colunas: { descricao: 'text' }, linhas: beneficios },
    {
      table: 'tipo_contratacao',
      colunas: { descricao: 'text' },
      linhas: tiposContratacao,
    },
    {
      table: 'teste',
      colunas: { nome: 'text', grupo: 'text', ordem: 'smallint' },
      linhas: testes.map((teste, ordem) => ({ ...teste, ordem })),
    },
  ]
}

async function writeLoad(db: Kysely<Database>, { table, colunas, linhas }: Load): Promise<number> {
  const names = Object.keys(colunas)
  const list = sql.raw(names.join(', '))
  const types = sql.raw(
    Object.entries(colunas)
      .map(([nome, tipo]) => `${nome} ${tipo}`)
      .join(', '),
  )
  const former = sql.raw(names.map((nome) => `t.${nome}`).join(', '))
  const incoming = sql.raw(names.map((nome) => `excluded.${nome}`).join(', '))
  const changes = sql.raw(names.map((nome) => `${nome} = excluded.${nome}`).join(', '))
  const result = await sql`
    insert into ${sql.raw(table)} as t (id, ${list})
    select id, ${list} from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as r (id bigint, ${types})
    on conflict (id) do update set ${changes}
    where (${former}) is distinct from (${incoming})
  `.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
