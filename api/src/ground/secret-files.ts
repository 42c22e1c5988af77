import { readFileSync } from 'node:fs'
import { SettingsError } from './settings-error.ts'

const SECRET = ['BACKUP_KEY', 'SECRETS_KEY', 'DATABASE_PASSWORD']

type Env = Record<string, string | undefined>

/**
 * Settings that stand in files, as containers hand secrets over: `DATABASE_PASSWORD_FILE=/run/secrets/senha` is
 * `DATABASE_PASSWORD` with the text of that file, the line's end left out.
 * @param names the settings there are
 * An empty file is a setting that is not there, but for what others rely on to be secret.
 * @throws SettingsError for a file that cannot be read, an empty one of a secret, and a setting that is given both ways
 */
export function withSecretFiles(env: Env, names: readonly string[]): Env {
  const whole = { ...env }
  for (const name of names) {
    const file = env[`${name}_FILE`]?.trim() ?? ''
    if (file === '') continue
    if ((env[name] ?? '').trim() !== '')
      throw new SettingsError(`Configuração inválida. ${name}: informe o valor ou ${name}_FILE, não os dois.`)
    whole[name] = readText(file, name)
  }
  return whole
}

function readText(file: string, name: string): string {
  const refuse = (words: string) => new SettingsError(`Configuração inválida. ${name}_FILE: ${words}.`)
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {
    throw refuse(`não foi possível ler o arquivo ${file}`)
  }
  // A backup in the clear is not what an empty key asks for.
  if (text === '' && SECRET.includes(name)) throw refuse(`o arquivo ${file} está vazio`)
  return text
}
