import { appStore } from '@seleta/api-client'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { FakeServer } from '../../testing/fake-rascunhos'
import { createFakeDesk, createFakeServer, quiet } from '../../testing/fake-rascunhos'
import { activeAtom } from './rascunho-atoms'

/** Whose version the server has: our own, though nobody answered, or somebody else's. */

let server: FakeServer
let desk: ReturnType<typeof createFakeDesk>

const state = () => appStore.get(activeAtom)
const nomeOf = (id: number) => server.stored.get(id)?.nome

/** The page goes while a call is on its way: the server does its work, and nobody hears the answer. */
async function reload(release: () => void): Promise<void> {
  desk.forget()
  release()
  await quiet()
  desk = createFakeDesk(server, desk.copies)
}

beforeEach(() => {
  server = createFakeServer()
  desk = createFakeDesk(server)
})
afterEach(() => desk.forget())

describe('two tabs on one draft', () => {
  const saveElsewhere = (nome: string) =>
    server.save(1, {
      versao: server.stored.get(1)?.versao ?? 0,
      campanha: { ...createDefaultRascunho(), nome },
      ultimoPasso: 'detalhes',
    })

  test('never overwrite each other: the second one is told', async () => {
    await desk.openStored()
    await saveElsewhere('Delas')
    desk.type('Minha')
    await desk.tick()
    const { saving } = state()
    expect(saving.kind === 'conflict' && saving.theirs.nome).toBe('Delas')
    expect(nomeOf(1)).toBe('Delas')
    desk.type('Minha de novo')
    expect(desk.planned()).toEqual([])
  })

  test('go on with this screen when the person says so', async () => {
    await desk.openStored()
    await saveElsewhere('Delas')
    desk.type('Minha')
    await desk.tick()
    await desk.resolveWithMine()
    expect(nomeOf(1)).toBe('Minha')
    expect(state().saving.kind).toBe('saved')
  })

  test('go on with the saved version when the person says so', async () => {
    await desk.openStored()
    await saveElsewhere('Delas')
    desk.type('Minha')
    await desk.tick()
    desk.resolveWithTheirs()
    expect(state().campanha.nome).toBe('Delas')
    expect(state().saving.kind).toBe('saved')
  })

  test('a save whose answer was lost is no conflict with itself', async () => {
    await desk.openStored()
    desk.type('B')
    server.failNext('timeout', true)
    await desk.tick()
    await desk.tick()
    expect(state().saving.kind).toBe('saved')
    expect(nomeOf(1)).toBe('B')
  })

  test('nor is one after whose lost answer more was typed', async () => {
    await desk.openStored()
    desk.type('B')
    server.failNext('timeout', true)
    await desk.tick()
    desk.type('BC')
    await desk.tick()
    expect(state().saving.kind).toBe('dirty')
    await desk.tick()
    expect(state().saving.kind).toBe('saved')
    expect(nomeOf(1)).toBe('BC')
  })

  test('nor one that was on its way when the page was loaded again', async () => {
    await desk.openStored()
    desk.type('B')
    const release = server.holdNext()
    await desk.tick()
    desk.type('BC')
    await reload(release)
    await desk.openAt('detalhes', 1)
    expect(nomeOf(1)).toBe('B')
    expect(state().campanha.nome).toBe('BC')
    await desk.tick()
    expect(state().saving.kind).toBe('saved')
    expect(nomeOf(1)).toBe('BC')
  })

  test('what somebody else saved meanwhile is one, after a reload too', async () => {
    await desk.openStored()
    desk.type('B')
    const release = server.holdNext()
    await desk.tick()
    desk.type('BC')
    await reload(release)
    await saveElsewhere('Delas')
    await desk.openAt('detalhes', 1)
    expect(state().saving.kind).toBe('conflict')
  })
})

describe('a new draft', () => {
  test('stays one draft when the page was loaded again while its creation was on its way', async () => {
    await desk.openAt('detalhes')
    desk.type('A')
    const release = server.holdNext()
    await desk.tick()
    desk.type('Auxiliar')
    await reload(release)
    await desk.openAt('localizacao')
    expect(state().campanha.nome).toBe('Auxiliar')
    await desk.tick()
    await desk.tick()
    expect([...server.stored.keys()]).toEqual([1])
    expect(nomeOf(1)).toBe('Auxiliar')
  })
})
