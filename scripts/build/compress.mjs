import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFilesIn } from './list-files-in.mjs'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const compressible = /\.(js|css|html|json|svg)$/
/** What a release changes: a compressed copy beside it would be what browsers get (findings, section 10). Nobody gets sbom.json. */
const changing = /[\\/](?:registry|registry-baked|host|pages|sbom)\.json$/
const AT_ONCE = 4

/** Writes `.br` and `.gz` beside each text file that has none or an older one. */
export async function compressFolder(folder) {
  const waiting = listFilesIn(folder).filter(
    (file) => compressible.test(file) && !changing.test(file) && isStale(file),
  )
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = readFileSync(file)
      const [br, gzipped] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        gz(content, { level: 9 }),
      ])
      writeCopy(`${file}.br`, br)
      writeCopy(`${file}.gz`, gzipped)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** A disk that is full in between leaves no half copy: browsers would be given it. */
function writeCopy(copy, bytes) {
  writeFileSync(`${copy}.new`, bytes)
  renameSync(`${copy}.new`, copy)
}

function isStale(file) {
  const { mtimeMs } = statSync(file)
  return ['.br', '.gz'].some(
    (ending) => !existsSync(file + ending) || statSync(file + ending).mtimeMs < mtimeMs,
  )
}
