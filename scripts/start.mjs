import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { askFirst } from './ask-first.mjs'
import { sentenceOf, throwIfUnbuiltAndForeign } from './foreign-clone.mjs'
import { install } from './install.mjs'
import { devPorts } from '../shared/build/src/areas.mjs'
import { passSignals } from './pass-signals.mjs'
import apiProcess from './api-process.json' with { type: 'json' }
import { distFolder, repository } from './repository.mjs'

/** `npm start`: from a bare clone to the running product (architecture.md, 'Two commands'). */
const begun = Date.now()
const say = (text) => console.log(text)

try {
  // Said before the data folder is made.
  throwIfUnbuiltAndForeign()
  await askFirst(process.env)
  say('Conferindo dependências…')
  if (await install()) say('Dependências instaladas.')
  // Only now: the build needs what was installed.
  const { build } = await import('./build.mjs')
  const built = await build({ onProgress: say })
  say(
    built.length === 0
      ? 'Nada mudou desde a última construção.'
      : `Construído em ${Math.round((Date.now() - begun) / 1000)} s.`,
  )
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}

/** On this machine alone a tab may take areas from their dev servers (docs/decisions/134-areas-from-elsewhere.md). */
const isHereAlone = process.env.NODE_ENV !== 'production' && process.env.PUBLIC_URL === undefined
const origins = Object.values(devPorts).map((port) => `http://localhost:${port}`)

const api = spawn(process.execPath, [...apiProcess.flags, join(repository, 'api/dist/main.mjs')], {
  cwd: repository,
  stdio: 'inherit',
  env: {
    ...apiProcess.env,
    DEMO: 'on',
    AREA_ORIGINS: isHereAlone ? origins.join(' ') : '',
    ...process.env,
    STATIC_DIR: distFolder,
  },
})
passSignals(api)
api.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
