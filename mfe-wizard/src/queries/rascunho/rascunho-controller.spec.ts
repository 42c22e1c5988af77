import { appStore } from '@seleta/api-client'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { FakeServer } from '../../testing/fake-rascunhos'
import { createFakeDesk, createFakeServer, quiet } from '../../testing/fake-rascunhos'
import { activeAtom, frozenAtom, openingAtom, workAtom } from './rascunho-atoms'
import { UnansweredPublish } from './settle-publish'

let server: FakeServer
let desk: ReturnType<typeof createFakeDesk>

const state = () => appStore.get(activeAtom)
const nomeOf = (id: number) => server.stored.get(id)?.nome

beforeEach(() => {
  server = createFakeServer()
  desk = createFakeDesk(server)
})
afterEach(() => desk.forget())

describe('a new draft', () => {
  test('is not made on the server before something is written', async () => {
    await desk.openAt('detalhes')
    await desk.save()
    expect(server.calls).toEqual([])
  })

  test('is made two seconds after the first change, and saved from then on', async () => {
    await desk.openAt('detalhes')
    desk.type('A')
    desk.type('Au')
    expect(desk.planned()).toEqual([2000])
    await desk.tick()
    expect(server.calls).toEqual(['create'])
    expect(state().origin).toEqual({ kind: 'rascunho', id: 1, versao: 1 })
    desk.type('Auxiliar')
    await desk.tick()
    expect(server.calls).toEqual(['create', 'save 1'])
    expect(nomeOf(1)).toBe('Auxiliar')
  })

  test('stays one draft when the answer of its creation was lost, and what came after follows', async () => {
    await desk.openAt('detalhes')
    desk.type('A')
    server.failNext('timeout', true)
    await desk.tick()
    desk.type('Auxiliar')
    await desk.tick()
    await desk.tick()
    expect([...server.stored.keys()]).toEqual([1])
    expect(nomeOf(1)).toBe('Auxiliar')
    expect(state().saving.kind).toBe('saved')
  })
})

describe('saving', () => {
  test('keeps what is written while a save is on its way, and sends it after', async () => {
    await desk.openStored()
    desk.type('B')
    const release = server.holdNext()
    await desk.tick()
    desk.type('BC')
    release()
    await quiet()
    expect(state().campanha.nome).toBe('BC')
    expect(state().saving.kind).toBe('dirty')
    await desk.tick()
    expect(nomeOf(1)).toBe('BC')
  })

  test('is tried again by itself after 5, 15 and 30 seconds while the api is down, and loses nothing', async () => {
    await desk.openStored()
    desk.type('B')
    for (const wait of [5000, 15_000, 30_000, 30_000]) {
      server.failNext('server')
      await desk.tick()
      expect(state().saving.kind).toBe('failed')
      expect(desk.planned()).toEqual([wait])
    }
    await desk.tick()
    expect(nomeOf(1)).toBe('B')
  })

  test('is not tried again by itself when the server refused what was written', async () => {
    await desk.openStored()
    desk.type('B')
    server.failNext('invalid')
    await desk.tick()
    expect(desk.planned()).toEqual([])
    expect(state().campanha.nome).toBe('B')
  })

  test('tells the server the step that opens next', async () => {
    await desk.openStored()
    desk.goOn('localizacao')
    await quiet()
    expect(server.stored.get(1)?.ultimoPasso).toBe('localizacao')
    expect(state().left).toEqual(['detalhes'])
  })

  test('of a draft that is gone makes a new one when the person says so', async () => {
    await desk.openStored()
    server.stored.clear()
    desk.type('B')
    await desk.tick()
    expect(state().saving.kind).toBe('failed')
    await desk.detach()
    expect(nomeOf(2)).toBe('B')
  })
})

describe('opening', () => {
  test('a bare step goes on with the draft of this tab', async () => {
    await desk.openStored()
    desk.forget()
    await desk.openAt('localizacao')
    expect(state().campanha.nome).toBe('Auxiliar')
  })

  test('the first step without an id begins another campaign', async () => {
    await desk.openStored()
    await desk.openAt('detalhes')
    expect(state().campanha.nome).toBe('')
    expect(state().origin.kind).toBe('novo')
  })

  test('an unknown id says so', async () => {
    await desk.openAt('detalhes', 99)
    expect(appStore.get(openingAtom).kind).toBe('failed')
  })

  test('another draft sends what is unsent of the former one', async () => {
    await desk.openStored()
    desk.type('B')
    await desk.openAt('detalhes')
    await quiet()
    expect(nomeOf(1)).toBe('B')
    expect(state().campanha.nome).toBe('')
  })

  test('another draft while a save is on its way keeps what was typed after it', async () => {
    await desk.openStored()
    desk.type('B')
    const release = server.holdNext()
    await desk.tick()
    desk.type('BC')
    await desk.openAt('detalhes')
    release()
    await quiet()
    expect(nomeOf(1)).toBe('B')
    await desk.openAt('detalhes', 1)
    expect(state().campanha.nome).toBe('BC')
    expect(state().saving.kind).toBe('dirty')
  })
})

describe('publishing', () => {
  test('freezes the working copy, resets the draft, and gives it back when the page is left', async () => {
    await desk.openStored()
    desk.freeze()
    expect(appStore.get(workAtom).campanha).toEqual(createDefaultRascunho())
    expect(appStore.get(frozenAtom)?.campanha.nome).toBe('Auxiliar')
    desk.thaw()
    expect(appStore.get(workAtom).campanha.nome).toBe('Auxiliar')
  })

  test('ends the draft only when it was accepted', async () => {
    await desk.openStored()
    desk.freeze()
    server.failNext('server')
    await expect(desk.publish()).rejects.toThrow()
    expect(state().campanha.nome).toBe('Auxiliar')
    const published = await desk.publish()
    expect(published?.situacao).toBe('PUBLICADA')
    expect(state().campanha).toEqual(createDefaultRascunho())
    expect(appStore.get(frozenAtom)).toBeNull()
  })

  test('again after a lost answer makes one campaign', async () => {
    await desk.openStored()
    desk.freeze()
    server.failNext('timeout', true, 'publish')
    server.failNext('offline', false, 'read')
    await expect(desk.publish()).rejects.toThrow(UnansweredPublish)
    const published = await desk.publish()
    expect(published?.id).toBe(1)
    expect([...server.stored.values()].map(({ situacao }) => situacao)).toEqual(['PUBLICADA'])
    expect(server.calls.filter((name) => name === 'save 1')).toHaveLength(1)
  })

  test('whose answer was lost is asked about, and is as if it had been answered', async () => {
    await desk.openStored()
    server.failNext('timeout', true, 'publish')
    expect((await desk.publish())?.situacao).toBe('PUBLICADA')
    expect(state().campanha).toEqual(createDefaultRascunho())
  })

  test.each([
    ['timeout', 'UnansweredPublish'],
    ['server', 'CallError'],
  ] as const)('that did not go through for now (%s) keeps the draft', async (kind, name) => {
    await desk.openStored()
    server.failNext(kind, false, 'publish')
    await expect(desk.publish()).rejects.toMatchObject({ name })
    expect(state().campanha.nome).toBe('Auxiliar')
  })

  test('of a draft that was never sent makes one campaign, also when its answer was lost', async () => {
    await desk.openAt('detalhes')
    desk.type('Direto')
    server.failNext('timeout', true)
    await expect(desk.publish()).rejects.toThrow()
    await desk.publish()
    expect([...server.stored.values()].map(({ nome }) => nome)).toEqual(['Direto'])
  })

  test('meets a newer version instead of overwriting it', async () => {
    await desk.openStored()
    await server.save(1, {
      versao: 1,
      campanha: { ...createDefaultRascunho(), nome: 'Delas' },
      ultimoPasso: 'detalhes',
    })
    expect(await desk.publish()).toBeNull()
    expect(state().saving.kind).toBe('conflict')
    expect(server.calls).not.toContain('publish')
  })
})
