import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { makeFolder } from '../database/embedded/cluster-home.ts'
import type { Settings } from '../ground/settings'
import { SettingsError } from '../ground/settings-error.ts'

type Asked = Pick<Settings, 'dataDir' | 'staticDir' | 'host' | 'port' | 'metricsPort'>

/**
 * What a start would find out late is asked first: the folders and the ports (audit O4). One sentence each.
 * `scripts/ask-first.mjs` reads this file before anything is installed: imports down from here name their files whole.
 */
export async function checkBeforeStart(settings: Asked): Promise<void> {
  const { dataDir, staticDir, host, port, metricsPort } = settings
  if (staticDir !== null) checkFrontEnd(resolve(staticDir))
  checkFolder(resolve(dataDir))
  await checkPort(port, host, 'PORT')
  if (metricsPort !== null) await checkPort(metricsPort, host, 'METRICS_PORT')
}

/** @throws SettingsError when this user cannot write there */
function checkFolder(folder: string): void {
  makeFolder(folder)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new SettingsError(
      `A pasta ${folder} não pode ser escrita por este usuário: dê a ele o direito, ou informe outra em DATA_DIR.`,
    )
  }
}

/** @throws SettingsError when no pages lie there: everybody would meet «Não encontrado.» */
function checkFrontEnd(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new SettingsError(
      `A pasta ${folder} não tem as páginas do produto: construa com npm run build, ou informe outra em STATIC_DIR.`,
    )
}

type PortSetting = 'PORT' | 'METRICS_PORT'

/** Opens the port for a moment. @throws SettingsError when it is taken or not ours */
async function checkPort(port: number, host: string, setting: PortSetting): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((open, refuse) => {
      probe.once('error', refuse)
      probe.listen({ port, host }, open)
    })
  } catch (error) {
    throw toPortError(error, port, host, setting)
  }
  await new Promise((closed) => probe.close(closed))
}

/** Why a port could not be opened, in words; any other failure as it is. */
export function toPortError(
  error: unknown,
  port: number,
  host: string,
  setting: PortSetting = 'PORT',
): unknown {
  if (isOneOf(error, ['EADDRINUSE']))
    return new SettingsError(`A porta ${port} já está em uso: informe outra em ${setting}.`)
  if (isOneOf(error, ['EACCES']))
    return new SettingsError(
      `A porta ${port} não pode ser aberta por este usuário: informe outra em ${setting}.`,
    )
  if (isOneOf(error, ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']))
    return new SettingsError(`O endereço ${host} não é desta máquina: informe outro em HOST.`)
  return error
}

const isOneOf = (error: unknown, codes: readonly string[]) =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
