import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findEnglishLogs } from './log-rules.mjs'

const logging = (call, path = 'api/src/areas/empresa/a.ts') => [{ path, text: call }]

for (const said of [
  'backup written',
  'the backup lacks files that are damaged or missing in the store',
  'request completed',
  'incoming request',
  'listening at',
  'error',
  'job failed',
  'could not send mail',
  'disk is low',
  'retrying in',
  'done',
  'mail queue stalled',
  'database is away',
])
  test(`a log that says «${said}» is caught`, () => {
    assert.equal(findEnglishLogs(logging(`app.log.info({ file }, '${said}')`)).length, 1)
  })

test('it is caught wherever the words stand in the call, and at every level', () => {
  for (const call of [
    "log.warn('backup written')",
    "request.log.error({ err: error }, count > 1 ? 'arquivos' : 'backup written')",
    'app.log.fatal(`backup of ${name} written`)',
    "request.log[isAlways ? 'debug' : 'info'](line, 'backup written')",
  ])
    assert.equal(findEnglishLogs(logging(call)).length, 1, call)
})

test('Portuguese words, fields, names of settings and other calls pass', () => {
  for (const call of [
    "app.log.info({ file }, 'backup escrito')",
    "app.log.error({ event: 'voltaPelaEmpresa', missing }, 'arquivos que não conferem com o hash ficaram no banco')",
    'app.log.info(`reenvio coordenado: ${count} voltam a sair (${why})`)',
    "app.log.warn('sem SMTP_URL o e-mail está desligado: as mensagens esperam na fila')",
    "app.log.warn('os trabalhos de saveAcesso não começaram')",
    "request.log.warn(entry, 'entrada recusada: e-mail ou senha errados')",
    "console.log('backup written')",
    "say.info('backup written')",
  ])
    assert.deepEqual(findEnglishLogs(logging(call)), [], call)
  assert.deepEqual(
    findEnglishLogs(logging("app.log.info('backup written')", 'api/src/plugins/a.spec.ts')),
    [],
  )
})
