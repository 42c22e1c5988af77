import { appStore } from '@seleta/api-client'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { PassoSegmento } from '@seleta/shell'
import type { FakeServer } from '../../testing/fake-rascunhos'
import {
  createFakeDesk,
  createFakeServer,
  createFakeStorage,
  createFakeTab,
} from '../../testing/fake-rascunhos'
import { activeAtom } from './rascunho-atoms'

const EU = 1
let server: FakeServer
let desk: ReturnType<typeof createFakeDesk>

const state = () => appStore.get(activeAtom)
const nomeOf = (id: number) => server.stored.get(id)?.nome

beforeEach(() => {
  server = createFakeServer()
  desk = createFakeDesk(server)
})
afterEach(() => desk.forget())

describe('the copy in the browser', () => {
  const local = createFakeStorage()
  const tab = createFakeStorage()

  /** The page is loaded again: memory is gone, storage is not. */
  async function reload(passo: PassoSegmento, campanhaId: number | null, usuarioId = EU) {
    desk.forget()
    desk = createFakeDesk(server, createFakeTab(local, tab))
    await desk.openAt(passo, campanhaId, usuarioId)
  }
  beforeEach(() => {
    for (const storage of [local, tab]) for (const key of Object.keys(storage)) storage.removeItem(key)
    desk = createFakeDesk(server, createFakeTab(local, tab))
  })

  test('brings back what was typed less than two seconds before a reload', async () => {
    await desk.openAt('detalhes')
    desk.type('Auxiliar')
    await reload('detalhes', null)
    expect(state().campanha.nome).toBe('Auxiliar')
    await desk.tick()
    expect(nomeOf(1)).toBe('Auxiliar')
  })

  test('brings back unsent changes of a stored draft and sends them', async () => {
    await desk.openStored()
    desk.type('B')
    await reload('salario', 1)
    expect(state().campanha.nome).toBe('B')
    await desk.tick()
    expect(nomeOf(1)).toBe('B')
  })

  test('survives a session that dies while saving', async () => {
    await desk.openStored()
    desk.type('B')
    server.failNext('unauthorized')
    await desk.tick()
    await reload('questoes-provas', 1)
    expect(state().campanha.nome).toBe('B')
  })

  test('is nobody else’s', async () => {
    await desk.openAt('detalhes')
    desk.type('Segredo')
    await reload('detalhes', null, 2)
    expect(state().campanha.nome).toBe('')
    expect(await desk.listOrphans()).toEqual([])
  })

  test('is gone when the server has everything', async () => {
    await desk.openStored()
    expect(Object.keys(local)).toEqual([])
  })

  test('meets a newer version of the server as a conflict', async () => {
    await desk.openStored()
    desk.type('Minha')
    await server.save(1, {
      versao: 1,
      campanha: { ...createDefaultRascunho(), nome: 'Delas' },
      ultimoPasso: 'detalhes',
    })
    await reload('detalhes', 1)
    expect(state().saving.kind).toBe('conflict')
    expect(state().campanha.nome).toBe('Minha')
  })

  test('keeps a half-typed date', async () => {
    await desk.openAt('detalhes')
    desk.setTyped('fechamento', '31/02')
    await reload('detalhes', null)
    expect(state().typed).toEqual({ fechamento: '31/02' })
  })

  test('of another tab, closed before it was sent, is offered', async () => {
    await desk.openAt('detalhes')
    desk.type('Da outra aba')
    desk.forget()
    desk = createFakeDesk(server, createFakeTab(local))
    await desk.openAt('detalhes')
    expect(state().campanha.nome).toBe('')
    const [orphan] = await desk.listOrphans()
    expect(orphan?.campanha.nome).toBe('Da outra aba')
    if (orphan !== undefined) desk.resume(orphan)
    expect(state().campanha.nome).toBe('Da outra aba')
  })

  test('of a tab that is still open is left to that tab', async () => {
    const living = new Set<string>()
    desk = createFakeDesk(server, createFakeTab(local, createFakeStorage(), living))
    await desk.openStored()
    desk.type('Minha')
    // The other tab has a memory of its own: here only what it shares, the storage, is there.
    const unsent = Object.entries(local)
    desk.forget()
    desk = createFakeDesk(server, createFakeTab(local, createFakeStorage(), living))
    await desk.openAt('detalhes', 1)
    expect(state().campanha.nome).toBe('Auxiliar')
    expect(Object.entries(local)).toEqual(unsent)
  })

  test('of a stored draft, left by a closed tab, is taken over', async () => {
    await desk.openStored()
    desk.type('Minha')
    desk.forget()
    desk = createFakeDesk(server, createFakeTab(local))
    await desk.openAt('detalhes', 1)
    expect(state().campanha.nome).toBe('Minha')
    await desk.tick()
    expect(nomeOf(1)).toBe('Minha')
    expect(Object.keys(local)).toEqual([])
  })

  test('that cannot be written costs nothing but itself', async () => {
    const broken = () => {
      throw new DOMException('QuotaExceededError')
    }
    desk = createFakeDesk(
      server,
      createFakeTab(Object.assign(createFakeStorage(), { setItem: broken }) as Storage),
    )
    await desk.openStored()
    expect(nomeOf(1)).toBe('Auxiliar')
  })
})
