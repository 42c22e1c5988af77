import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { knownAddresses, toMap } from './build/known-addresses.mjs'

/** `node scripts/write-pages.mjs FILE`: the addresses that are pages, as the gateway's map reads them. */
const [file = ''] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, toMap(knownAddresses()))
