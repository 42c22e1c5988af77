import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { writeWhole } from '../releases/registry-file.mjs'
import { distFolder, repository } from '../repository.mjs'
import { licencePage, readLicences, withOtherSystems } from './licences.mjs'
import { buildSbom } from './sbom.mjs'

const readLock = () => readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')

/** Writes dist/sbom.json. It is an artefact of the build and is never served. */
export function writeSbom() {
  const text = readLock()
  const lock = parse(text)
  const sbom = buildSbom(lock, text, withOtherSystems(lock, readLicences(repository)))
  writeWhole(join(distFolder, 'sbom.json'), `${JSON.stringify(sbom, null, 1)}\n`)
}

/** Writes docs/licencas.md anew: `npm run check -- licences`. */
export function writeLicencePage() {
  writeFileSync(
    join(repository, 'docs/licencas.md'),
    licencePage(parse(readLock()), readLicences(repository)),
  )
}
