import { damaged, foreignCluster, openToOthers } from './create-cluster'
import { fullDisk, noSpace } from './full-disk'
import { otherInstance } from './other-instance'

const EXPLANATIONS: readonly [RegExp, (pgdata: string, log: string) => string][] = [
  [/lock file "postmaster\.pid" already exists/, otherInstance],
  [/No space left on device|Disk quota exceeded/, noSpace],
  [/could not (create|remove|write|open) lock file "\/|could not create (any )?Unix/, noDoor],
  [
    /pre-existing shared memory block/,
    (pgdata) => `O banco em ${pgdata} ainda está fechando: tente de novo em alguns segundos.`,
  ],
  [/has invalid permissions/, openToOthers],
  [/Permission denied|has wrong ownership|Read-only file system/, foreignCluster],
  [
    /could not map anonymous shared memory|Cannot allocate memory/,
    () =>
      'Não há memória para o PostgreSQL embutido (cerca de 200 MB): libere memória, ou informe DATABASE_URL.',
  ],
]

/** What only a cluster says whose own files are missing or broken: whoever reads that it is gives it up. */
const DAMAGE =
  /(?:FATAL:|PANIC:|postgres:|find the database system).*(?:checkpoint record|control file|checksum|corrupt|invalid (?:page|magic|data)|could not (?:open|read|access|stat) |does not exist|is not a (?:valid|database)|configuration file|incompatible with server)/i

/** The data have not been looked at yet: the way to them could not be opened. */
function noDoor(pgdata: string, log: string): string {
  return `O PostgreSQL não conseguiu abrir o socket do banco em ${pgdata} e disse: «${lastWords(log)}».`
}

/** Nothing says that the data are broken. */
function unknown(pgdata: string, log: string): string {
  const words = lastWords(log)
  const said = words === '' ? 'parou sem dizer por quê' : `disse: «${words}»`
  return `O PostgreSQL não abriu o banco em ${pgdata} e ${said}. Os dados ficaram como estavam: tente de novo.`
}

function lastWords(log: string): string {
  const lines = log.trim().split('\n')
  const last = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? ''
  return last.replace(/^.*?[A-Z]+:\s+/, '')
}

/** One sentence for what a refusing server wrote. */
export function explain(log: string, pgdata: string): string {
  const found = EXPLANATIONS.find(([pattern]) => pattern.test(log))
  // A full disk takes not even the sentence that it is full.
  if (found !== undefined) return found[1](pgdata, log)
  return fullDisk(pgdata, false) ?? (DAMAGE.test(log) ? damaged(pgdata) : unknown(pgdata, log))
}
