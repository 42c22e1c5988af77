import { appStore } from '@seleta/api-client'
import type { PassoSegmento } from '@seleta/shell'
import type { FakeServer } from '../../testing/fake-rascunhos'
import { createFakeDesk, createFakeServer, quiet } from '../../testing/fake-rascunhos'
import { activeAtom } from './rascunho-atoms'

const EU = 1
let server: FakeServer
let desk: ReturnType<typeof createFakeDesk>

const openAt = (passo: PassoSegmento, campanhaId: number | null = null) =>
  desk.open({ campanhaId, passo, usuarioId: EU })
const type = (nome: string) => desk.edit((campanha) => ({ ...campanha, nome }))
const nomeOf = (id: number) => server.stored.get(id)?.nome

/** A campaign with id 1, published, on screen. */
beforeEach(async () => {
  server = createFakeServer()
  desk = createFakeDesk(server)
  await openAt('detalhes')
  type('Auxiliar')
  await desk.tick()
  await desk.publish()
  await openAt('detalhes', 1)
})
afterEach(() => desk.forget())

describe('a published campaign', () => {
  test('is not changed before somebody says so, and its changes survive a reload', async () => {
    type('Nova')
    expect(desk.planned()).toEqual([])
    desk.forget()
    await openAt('detalhes', 1)
    expect(appStore.get(activeAtom).campanha.nome).toBe('Nova')
    expect(nomeOf(1)).toBe('Auxiliar')
  })

  test('is changed by Save', async () => {
    type('Nova')
    await desk.save()
    expect(server.calls.at(-1)).toBe('update 1')
    expect(nomeOf(1)).toBe('Nova')
    expect(server.stored.get(1)?.situacao).toBe('PUBLICADA')
  })

  test('is not changed by opening another one', async () => {
    type('Nova')
    await openAt('detalhes')
    await quiet()
    expect(nomeOf(1)).toBe('Auxiliar')
  })
})
