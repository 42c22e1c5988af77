import { dirname } from 'node:path'
import { types } from 'node:util'
import { BackupError } from './backup-format'

/** What the system says of a backup's file → one sentence, with what to do. */
const SENTENCES: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `A pasta ${dirname(file)} não existe: crie-a, ou informe outro lugar.`,
  ENOTDIR: (file) => `${dirname(file)} não é uma pasta: informe outro lugar.`,
  EEXIST: (file) => `${dirname(file)} não é uma pasta: informe outro lugar.`,
  EISDIR: (file) => `${file} é uma pasta: informe o nome de um arquivo.`,
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: notOurs,
  ENOSPC: full,
  EDQUOT: full,
}

function notOurs(file: string): string {
  return `${file} não pode ser lido ou escrito por este usuário: dê a ele o direito, ou informe outro lugar.`
}

function full(file: string): string {
  return `O disco de ${dirname(file)} está cheio: libere espaço e tente de novo; os backups que já estavam lá estão inteiros.`
}

/** The fault in a person's words; whatever is no fault of the file itself stays as it is. */
export function toFileFault(error: unknown, file: string): unknown {
  // The database's failures have codes too, but come from no call of the system.
  if (!(types.isNativeError(error) && 'syscall' in error && 'code' in error)) return error
  const sentence = SENTENCES[String(error.code)]
  return sentence === undefined ? error : new BackupError(sentence(file), { cause: error })
}
