import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchReleases } from './releases'

const folder = mkdtempSync(join(tmpdir(), 'seleta-releases-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('of what browsers tell, only releases that the product has or had are known', () => {
  const isKnown = watchReleases(folder)
  const one = (versao: string, area = 'mfe-kanban') => isKnown({ area, versao })
  expect(one('inventada')).toBe(true)

  const entry = { current: { version: 'b' }, history: [{ version: 'b' }, { version: 'a' }] }
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: { 'mfe-kanban': entry } }))
  expect(['a', 'b', ''].map((versao) => one(versao))).toEqual([true, true, true])
  expect([one('inventada'), one('a', 'mfe-outra'), one('', 'mfe-outra')]).toEqual([false, false, false])
})

it('without a folder that is served all are known', () => {
  expect(watchReleases(null)({ area: 'mfe-kanban', versao: 'a' })).toBe(true)
})
