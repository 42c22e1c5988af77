import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConflictError } from '../domain-error'
import type { Settings } from '../settings'

/**
 * Seals what the database keeps and nobody who has a copy of it shall read: secrets of second factors and of companies'
 * own sign-in (decision 189). The key is SECRETS_KEY; without it a file of the data folder that is made on first use. A
 * server whose database stands elsewhere may be one of several: its key comes from BACKUP_KEY, or it has none.
 */
export interface Cofre {
  /** @param dono what it belongs to, such as 'segundo-fator:7': sealed text opens for it alone */
  readonly seal: (text: string, dono: string) => Buffer
  /** @throws ConflictError when this key does not open it */
  readonly open: (sealed: Buffer, dono: string) => string
}

type Given = Pick<Settings, 'secretsKey' | 'databaseUrl' | 'dataDir' | 'backup'>

const FILE = 'secrets.key'
/** Shorter is a file that was cut off. */
const LEAST = 43
const [IV, TAG] = [12, 16]

/**
 * The key is looked for when something is sealed or opened, not before.
 * @throws ConflictError while the installation has no key
 */
export function createCofre(settings: Given): Cofre {
  let kept: Buffer | undefined
  const key = () => (kept ??= deriveKey(settings))
  return {
    seal: (text, dono) => {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(dono))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open: (sealed, dono) => {
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, IV))
      decipher.setAAD(Buffer.from(dono)).setAuthTag(sealed.subarray(IV, IV + TAG))
      try {
        return decipher.update(sealed.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new ConflictError(
          'Este servidor não abre mais o segredo guardado: a chave dele mudou. Use um código de recuperação ou fale com quem cuida do servidor.',
          'chave_do_servidor',
        )
      }
    },
  }
}

function deriveKey({ secretsKey, databaseUrl, dataDir, backup }: Given): Buffer {
  const given = secretsKey ?? (databaseUrl === null ? readOrMake(dataDir) : backup.key)
  if (given === null)
    throw new ConflictError(
      'Este servidor ainda não tem onde guardar segredos. Peça a quem cuida dele para informar SECRETS_KEY.',
      'sem_chave_do_servidor',
    )
  return Buffer.from(hkdfSync('sha256', given, '', 'seleta/segredos', 32))
}

/** Whoever comes first makes it; nobody else on the machine reads it. */
function readOrMake(dataDir: string): string {
  const file = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch {
    // It is there; where it is not, reading says what is wrong.
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < LEAST) throw new Error(`${file} holds no key`)
  return key
}
