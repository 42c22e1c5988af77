import { CONTA_LINK_HOURS } from '@seleta/contract/prazos'
import { PAPEIS, type Papel } from '@seleta/contract/papeis'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'
import { createFirstUsuario } from '../areas/empresa/first-usuario'
import { CommandError } from '../command-line/command-error'
import { refuseNoDatabase } from '../command-line/existing-database'
import { readArguments } from '../command-line/read-arguments'
import { runCommand } from '../command-line/run-command'
import { readAddress } from '../command-line/running-address'

const USAGE = `Uso: npm run create-user -- --email E-MAIL --nome NOME --empresa EMPRESA [--papel ${PAPEIS.join('|')}]`

const isPapel = (text: string): text is Papel => PAPEIS.some((papel) => papel === text)

const OPTIONS = {
  email: { type: 'string' },
  nome: { type: 'string' },
  empresa: { type: 'string' },
  papel: { type: 'string', default: 'ADMINISTRADOR' },
} as const

/** The first colleague of a company: no password is known to anybody, a one-use link sets it (architecture.md). */
await runCommand(async ({ settings, args, say }) => {
  const { email, nome, empresa, papel: typed } = readArguments(args, USAGE, OPTIONS, 0).values
  const papel = typed.toUpperCase()
  if (email === undefined || nome === undefined || empresa === undefined || !isPapel(papel))
    throw new CommandError(USAGE)
  refuseNoDatabase(settings)
  const database = await openRunningOrOwn(settings, say)
  try {
    await migrateDatabase(database.db)
    const address = readAddress(settings.dataDir) ?? settings.publicUrl
    const made = await createFirstUsuario(database.db, { email, nome, empresa, papel }, address)
    say(
      made.isAgain
        ? `A conta já existia na empresa ${made.empresa}, sem senha: o link anterior não vale mais.`
        : `Conta criada na empresa ${made.empresa}, que ${made.isNew ? 'é nova' : 'já existia'}.`,
    )
    say(`Escolha a senha neste endereço, que vale uma vez e por ${CONTA_LINK_HOURS} horas:`)
    say(made.link)
  } finally {
    await database.close()
  }
})
