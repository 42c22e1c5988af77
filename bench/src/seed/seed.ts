import { parseArgs } from 'node:util'
import { seedVolume } from './seed-volume'
import { isTamanho } from './sizes'

/**
 * The volume seed alone: `seed --banco postgres://… --tamanho grande|pequeno|minusculo`, on a database that the api has
 * started on once. A Unix socket is `postgres:///nome?host=/pasta`.
 */
const { values } = parseArgs({
  options: { banco: { type: 'string' }, tamanho: { type: 'string', default: 'grande' } },
})
const banco = values.banco ?? process.env['DATABASE_URL']
const { tamanho } = values
if (banco === undefined || !isTamanho(tamanho)) {
  console.error('Uso: seed --banco postgres://… --tamanho grande|pequeno|minusculo')
  process.exit(1)
}
const seeded = await seedVolume({ connectionString: banco }, { tamanho, report: (line) => console.log(line) })
console.log(JSON.stringify(seeded))
