import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { remotes, repository } from '../repository.mjs'
import {
  findComposeFaults,
  findDockerfileFaults,
  findNotAlone,
  findProductionFaults,
  findSettingFaults,
} from './compose-rules.mjs'

/** Each rule of the containers' files has seen the fault it guards against. */
const folder = mkdtempSync(join(tmpdir(), 'seleta-context-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('a missing Dockerfile, a foreign image, a service without health check or with rights beyond are caught', () => {
  const text = `services:
  a: { build: { context: ., dockerfile: gone/Dockerfile } }
  b: { image: 'alpine:3', privileged: true, volumes: ['/var/run/docker.sock:/x'] }
  c: { image: 'postgres:18', user: '0', healthcheck: { test: ['CMD', 'pg_isready'] } }`
  const faults = findComposeFaults(repository, text)
  for (const expected of [
    'a: gone/Dockerfile is not there',
    'b: alpine:3 is not an agreed base image',
    'b: a long-running service without a health check',
    'b: can write its own file system',
    'b: asks for rights',
    'b: holds the engine’s socket',
    'c: pg_isready without -h answers too early',
    'c: runs as root, or as a name that nobody can check',
    'c: keeps capabilities',
    'c: has no limit of memory',
  ])
    assert.ok(faults.includes(expected), expected)
})

test('production with the demo, with a password in the clear or with the catcher of mail is caught', () => {
  const api = {
    environment: {
      NODE_ENV: 'production',
      DEMO: 'off',
      SMTP_URL: '',
      SMTP_URL_FILE: '/run/secrets/smtp_url',
    },
    secrets: [{ source: 'database_password' }],
  }
  const read = { services: { api, db: { environment: {} } } }
  assert.deepEqual(findProductionFaults(read), [])
  api.environment.DEMO = 'on'
  api.environment.SMTP_URL = 'smtp://eu:senha@correio'
  read.services.mail = {}
  assert.equal(findProductionFaults(read).length, 3)
})

test('a Dockerfile that copies what is not there is caught', () => {
  writeFileSync(join(folder, 'here.txt'), '')
  const good =
    'FROM node:24-slim AS sources\nCOPY here.txt /x\nFROM scratch AS b\nCOPY --from=sources /src/here.txt /y'
  assert.deepEqual(findDockerfileFaults(folder, good), [])
  const bad =
    '# syntax=docker/dockerfile:1\nFROM debian:12 AS sources\nCOPY gone.txt /x\nCOPY --from=other /x /y\nCOPY --from=sources /src/${AREA} /z'
  assert.equal(findDockerfileFaults(folder, bad, 'sources', { AREA: 'mfe-none' }).length, 5)
})

test('a copy for which the engine would read a whole image is caught', () => {
  const from = 'FROM node:24-slim AS made\nRUN node x\nFROM scratch AS b\nCOPY --from=made '
  assert.deepEqual(findDockerfileFaults(folder, `${from}/out/files /x`), [])
  assert.equal(findDockerfileFaults(folder, `${from}/out /x`).length, 1)
})

test('a command that is told for one area and brings the host along is caught', () => {
  assert.deepEqual(findNotAlone('`docker compose up -d --build --no-deps mfe-kanban`', remotes), [])
  assert.deepEqual(findNotAlone('then `docker compose up -d --scale api=3`', remotes), [])
  assert.deepEqual(findNotAlone('`docker compose run --rm mfe-kanban rollback` goes back', remotes), [
    'docker compose run --rm mfe-kanban rollback',
  ])
})

test('a setting that is not told, or that does nothing in a container, is caught', () => {
  const texts = {
    readme:
      '## Settings\n\n| `PORT`, `LOG_LEVEL` | info | x |\n| `BACKUP_KEY`, other `OTEL_…` | — | `NODE_ENV` |\n\n## After',
    code: '  LOG_LEVEL: optional(z.string()),\n  BACKUP_KEY: sealing,\n  PORT: whole(0, 1),',
    demo: "services: { api: { environment: { LOG_LEVEL: '${LOG_LEVEL:-info}', BACKUP_KEY: '${BACKUP_KEY:-}' } } }",
    production: "services: { api: { environment: { BACKUP_KEY: '', BACKUP_KEY_FILE: /run/secrets/x } } }",
    example: 'LOG_LEVEL=info\n# BACKUP_KEY=',
  }
  assert.deepEqual(findSettingFaults(texts), [])
  const fixed = 'services: { api: { environment: { LOG_LEVEL: info } } }'
  const plant = (fault) => findSettingFaults({ ...texts, ...fault })
  assert.deepEqual(plant({ code: '  NEW_ONE: flag,' }), ['NEW_ONE: not in the table of README.md'])
  assert.deepEqual(plant({ demo: fixed }), [
    'LOG_LEVEL: not given to the api',
    'BACKUP_KEY: not given to the api',
  ])
  assert.deepEqual(plant({ production: fixed }), ['LOG_LEVEL: not given to the api in production'])
  assert.deepEqual(plant({ example: 'LOG_LEVEL=info' }), ['BACKUP_KEY: not in .env.example'])
})

test('what the documents call the folder of secrets is not kept by git', () => {
  const lines = readFileSync(join(repository, '.gitignore'), 'utf8').split('\n')
  assert.match(readFileSync(join(repository, 'docs/operacao.md'), 'utf8'), /^mkdir -m 700 secrets$/m)
  assert.ok(lines.includes('/secrets/'))
})
