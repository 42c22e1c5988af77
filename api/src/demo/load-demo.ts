import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema'
import { takeLimitsOff } from '../database/wait-without-limit'
import { writeDueAvisos } from '../areas/avisos/avisos-sources-repository'
import { hashSenha } from '../areas/empresa/senha-hash'
import { buildDemo, type Demo } from './build-demo'
import { type EmpresaData, empresaDemo, empresaOutra, SENHA_DEMO } from './empresas/empresas-demo'
import { insertCampanhas } from './rows/campanhas-rows'
import { insertCurriculos } from './rows/curriculos-rows'
import { insertFichas } from './rows/fichas-rows'
import { insertEquipe } from './rows/equipe-rows'
import { insertEventos } from './rows/eventos-rows'
import { type Ids, idAt, readMotivos, reserveAllIds } from './rows/ids'
import { insertLinhas } from './rows/insert-rows'
import { insertMensagens } from './rows/mensagens-rows'
import { insertPessoas } from './rows/pessoas-rows'
import { insertProcesso } from './rows/processo-rows'
import { loadLugares } from './lugares/lugares'
import { DAY } from './draw/tempo'

/** The demo is asked for where its known password would be a hole. */
export class DemoRefusedError extends Error {
  override name = 'DemoRefusedError'
}

export interface DemoOptions {
  /** Address behind {{link}} in messages. */
  readonly publicUrl?: string
  /** Usually `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/**
 * Writes the demo company and a second, small one (architecture.md, 'Two commands') in one transaction: people,
 * campaigns in every state, applications and what happened to them in the last 90 days. The same moment writes the
 * same rows. Catalogues have to be loaded. A database that has a company already, demo or not, is left as it is.
 * @param now every date is relative to it
 * @returns whether anything was written
 * @throws DemoRefusedError in production
 */
export async function loadDemo(
  db: Kysely<Database>,
  now: Date,
  { publicUrl = 'http://localhost:3000', env = process.env }: DemoOptions = {},
): Promise<boolean> {
  if (env['NODE_ENV'] === 'production') throw new DemoRefusedError('The demo is not loaded in production.')
  return db.transaction().execute(async (trx) => {
    // Two processes on one empty database: the second waits, however long the first takes, and finds what it wrote.
    await takeLimitsOff(trx)
    await sql`select pg_advisory_xact_lock(hashtext('seleta demo'))`.execute(trx)
    if (await hasEmpresa(trx)) return false
    const lugares = await loadLugares()
    const hashes = {
      senha: await hashSenha(SENHA_DEMO),
      ninguem: await hashSenha(randomBytes(24).toString('hex')),
    }
    for (const dado of [empresaDemo, empresaOutra])
      await insertDemo(trx, buildDemo(dado, now.getTime(), lugares), hashes, publicUrl)
    return true
  })
}

/** A company that is at work never gets neighbours whose password everybody knows. */
async function hasEmpresa(trx: Kysely<Database>): Promise<boolean> {
  const row = await trx.selectFrom('empresa').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Whether this database holds the demo company. */
export async function hasDemo(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('empresa')
    .select('id')
    .where('slug', '=', empresaDemo.slug)
    .where('demo', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Password hashes: the demo's, and one that nobody has the password of. */
interface Hashes {
  readonly senha: string
  readonly ninguem: string
}

async function insertDemo(
  trx: Kysely<Database>,
  demo: Demo,
  hashes: Hashes,
  publicUrl: string,
): Promise<void> {
  const reserved = await reserveAllIds(trx, demo)
  await insertEmpresa(trx, demo.dado, demo.now, reserved, hashes)
  const ids = { ...reserved, motivos: await readMotivos(trx, reserved.empresa) }
  await insertCampanhas(trx, demo, ids)
  await insertEquipe(trx, demo.dado, ids, {
    senha: hashes.senha,
    desde: new Date(demo.now - IDADE_DA_EMPRESA),
  })
  await insertPessoas(trx, demo, ids)
  await insertCurriculos(trx, demo, ids)
  await insertProcesso(trx, demo, ids)
  await insertMensagens(trx, demo, ids, publicUrl)
  await insertEventos(trx, demo, ids)
  if (demo.dado.porPapel.length > 0) await insertFichas(trx, ids)
  await insertFiltros(trx, demo.dado, ids)
  await writeDueAvisos(trx, ids.empresa)
  await markLidos(trx, demo.now, ids)
}

/** Filters under a name, so that the list of them has something to show. */
async function insertFiltros(trx: Kysely<Database>, { filtros }: EmpresaData, ids: Ids): Promise<void> {
  await insertLinhas(
    trx,
    'filtroSalvo',
    filtros.map((filtro) => ({ ...filtro, empresaId: ids.empresa, usuarioId: idAt(ids.usuarios, 0) })),
  )
}

/** The bell says what is new; what happened before yesterday has been seen. */
async function markLidos(trx: Kysely<Database>, now: number, ids: Ids): Promise<void> {
  await sql`
    insert into aviso_lido (aviso_id, usuario_id)
    select id, ${idAt(ids.usuarios, 0)} from aviso
    where empresa_id = ${ids.empresa} and tipo <> 'fechamento' and criado_em < ${new Date(now - LIDO_ANTES)}
  `.execute(trx)
}

const LIDO_ANTES = 1.5 * DAY
const IDADE_DA_EMPRESA = 400 * DAY

async function insertEmpresa(
  trx: Kysely<Database>,
  dado: EmpresaData,
  now: number,
  ids: Omit<Ids, 'motivos'>,
  { senha, ninguem }: Hashes,
): Promise<void> {
  const criadaEm = new Date(now - IDADE_DA_EMPRESA)
  await insertLinhas(trx, 'empresa', [
    {
      id: ids.empresa,
      nome: dado.nome,
      slug: dado.slug,
      cnpj: dado.cnpj,
      sobre: dado.sobre,
      remetenteNome: dado.nome,
      remetenteEmail: `vagas.${dado.slug}@example.com`,
      retencaoMeses: 24,
      demo: true,
      criadaEm,
    },
  ])
  await insertLinhas(
    trx,
    'usuario',
    dado.usuarios.map(({ nome, email, telefone }, index) => ({
      id: idAt(ids.usuarios, index),
      empresaId: ids.empresa,
      nome,
      email,
      telefone,
      senhaHash: index === 0 ? senha : ninguem,
      papel: index === 0 ? ('ADMINISTRADOR' as const) : ('RECRUTADOR' as const),
      criadoEm: criadaEm,
    })),
  )
  await insertLinhas(
    trx,
    'vagaModelo',
    dado.modelos.map((modelo, index) => ({
      empresaId: ids.empresa,
      ...modelo,
      criadoEm: new Date(now - (80 - index * 20) * DAY),
    })),
  )
}
