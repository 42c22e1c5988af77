import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { startEmbedded } from '../../../api/src/database/embedded/start-embedded'
import { IMENSO, SERVING, shrink } from './empresas'
import { surroundEmpresa } from './seed-imenso'

/**
 * `surround --pasta DATA_DIR --fator 0..1`: see bench/surround.mjs. 0 leaves the measured company alone.
 * `surround --pasta DATA_DIR --memoria 1GB` serves the folder instead, with so much for its shared buffers, until its
 * input ends.
 */
const { values } = parseArgs({
  options: {
    pasta: { type: 'string' },
    fator: { type: 'string', default: '1' },
    memoria: { type: 'string' },
  },
})
const fator = Number(values.fator)
if (values.pasta === undefined || !(fator >= 0 && fator <= 1)) {
  console.error('Uso: surround --pasta DATA_DIR [--fator 0..1 | --memoria 1GB]')
  process.exit(1)
}
if (values.memoria !== undefined) await serve(values.pasta, values.memoria)

/** As an operator sets up a PostgreSQL of that size (docs/operacao.md). */
async function serve(folder: string, memoria: string): Promise<never> {
  const running = await startEmbedded(folder, () => {}, {
    shared_buffers: memoria,
    effective_cache_size: '8GB',
    work_mem: '16MB',
  })
  console.log(SERVING)
  process.stdin.resume()
  await new Promise((resolve) => process.stdin.once('end', resolve))
  await running.stop()
  process.exit(0)
}

/** For loading only: what is lost by a power cut is made again. */
const LOADING = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  wal_compression: 'off',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  autovacuum: 'off',
}
const server = await startEmbedded(values.pasta, console.log, LOADING)
const pool = new Pool({ ...server.connection, options: '-c statement_timeout=0' })
pool.on('error', () => {})
await pool.query("delete from empresa where slug = 'volume-outra'")
if (fator > 0) await surroundEmpresa(server.connection, shrink(IMENSO, fator), console.log)
else await pool.query('vacuum (analyze, parallel 0)')
await pool.end()
await server.stop()
process.exit(0)
