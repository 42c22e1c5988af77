import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../ground/settings'
import { checkBeforeStart } from './before-start'
import { readAddress, tellAddress } from './running-address'

const folder = mkdtempSync(join(tmpdir(), 'seleta-antes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const check = (env: Record<string, string>) =>
  checkBeforeStart(readSettings({ DATA_DIR: join(folder, 'dados'), PORT: '0', ...env }))

test('a start on a free port and a folder that can be made is let through', async () => {
  await expect(check({})).resolves.toBeUndefined()
})

test('a folder that cannot be made, one with no pages, a port in use and an address of another machine are one sentence each', async () => {
  const file = join(folder, 'arquivo')
  writeFileSync(file, '')
  await expect(check({ DATA_DIR: join(file, 'dados') })).rejects.toThrow(
    /^Não foi possível criar a pasta de dados/,
  )
  await expect(check({ STATIC_DIR: join(folder, 'nada') })).rejects.toThrow(
    `A pasta ${join(folder, 'nada')} não tem as páginas do produto: construa com npm run build, ou informe outra em STATIC_DIR.`,
  )
  await expect(check({ HOST: '203.0.113.7' })).rejects.toThrow(
    'O endereço 203.0.113.7 não é desta máquina: informe outro em HOST.',
  )
  const other = createServer()
  const port = await new Promise<number>((open) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      open(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  await expect(check({ PORT: String(port) })).rejects.toThrow(
    `A porta ${port} já está em uso: informe outra em PORT.`,
  )
  await expect(check({ METRICS_PORT: String(port) })).rejects.toThrow(
    `A porta ${port} já está em uso: informe outra em METRICS_PORT.`,
  )
  await new Promise((closed) => other.close(closed))
})

test('a command beside a running product learns its address, and none from one that ended', () => {
  expect(readAddress(folder)).toBeNull()
  const forget = tellAddress(folder, 'http://localhost:4123')
  expect(readAddress(folder)).toBe('http://localhost:4123')
  writeFileSync(join(folder, 'endereco'), '999999999 http://localhost:4124\n')
  expect(readAddress(folder)).toBeNull()
  forget()
  expect(readAddress(folder)).toBeNull()
})

test('a product whose address cannot be written down goes on, and leaves', () => {
  const place = join(folder, 'endereco')
  mkdirSync(place)
  const forget = tellAddress(folder, 'http://localhost:4127')
  expect(readAddress(folder)).toBeNull()
  forget()
  rmSync(place, { recursive: true })
})

test('a second product on the same folder leaves the first one its address when it goes', () => {
  // This process's parent runs as long as it does.
  writeFileSync(join(folder, 'endereco'), `${process.ppid} http://localhost:4125\n`)
  const forget = tellAddress(folder, 'http://localhost:4126')
  forget()
  expect(readAddress(folder)).toBe('http://localhost:4125')
})
