import { CONTA_LINK_HOURS } from '@seleta/contract/prazos'
import { PAPEIS, type Papel } from '@seleta/contract/papeis'
import { parseArgs } from 'node:util'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'
import { createFirstUsuario } from '../areas/empresa/first-usuario'
import { CommandError } from '../command-line/command-error'
import { runCommand } from '../command-line/run-command'
import { readAddress } from '../command-line/running-address'

const USAGE = `Uso: npm run create-user -- --email E-MAIL --nome NOME --empresa EMPRESA [--papel ${PAPEIS.join('|')}]`

const isPapel = (text: string): text is Papel => PAPEIS.some((papel) => papel === text)

/** The first colleague of a company: no password is known to anybody, a one-use link sets it (architecture.md). */
await runCommand(async ({ settings, args, say }) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      email: { type: 'string' },
      nome: { type: 'string' },
      empresa: { type: 'string' },
      papel: { type: 'string', default: 'ADMINISTRADOR' },
    },
  })
  const { email, nome, empresa } = values
  const papel = String(values.papel).toUpperCase()
  if (
    typeof email !== 'string' ||
    typeof nome !== 'string' ||
    typeof empresa !== 'string' ||
    !isPapel(papel)
  ) {
    throw new CommandError(USAGE)
  }
  const database = await openRunningOrOwn(settings, say)
  try {
    await migrateDatabase(database.db)
    const address = readAddress(settings.dataDir) ?? settings.publicUrl
    const link = await createFirstUsuario(database.db, { email, nome, empresa, papel }, address)
    say(`Conta criada. Escolha a senha neste endereço, que vale uma vez e por ${CONTA_LINK_HOURS} horas:`)
    say(link)
  } finally {
    await database.close()
  }
})
