import { appStore } from '@seleta/api-client'
import type { Campanha } from '@seleta/contract/campanhas'
import type { PassoSegmento } from '@seleta/shell'
import type { FakeServer } from '../../testing/fake-rascunhos'
import { createFakeDesk, createFakeServer, quiet } from '../../testing/fake-rascunhos'
import { isReadOnly } from '../../rules/rascunho/rascunho-state'
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

  describe('that somebody ends meanwhile', () => {
    const endElsewhere = (more: Partial<Campanha> = {}) => {
      const campanha = server.stored.get(1)
      if (campanha === undefined) throw new Error('no campaign')
      server.stored.set(1, { ...campanha, ...more, situacao: 'ENCERRADA' })
    }

    test.each([
      ['', {}],
      [', and had changed before', { nome: 'Delas', versao: 9 }],
    ])('says so, keeps what was typed and asks nothing%s', async (_, more) => {
      type('Nova')
      endElsewhere(more)
      server.failNext('conflict', false, 'update')
      await desk.save()
      const { saving, campanha } = appStore.get(activeAtom)
      expect([saving.kind, campanha.nome, isReadOnly(appStore.get(activeAtom))]).toEqual([
        'ended',
        'Nova',
        true,
      ])
      desk.forget()
      await openAt('detalhes', 1)
      expect(appStore.get(activeAtom)).toMatchObject({
        saving: { kind: 'ended' },
        campanha: { nome: 'Nova' },
      })
      await desk.save()
      expect(server.calls.filter((call) => call === 'update 1')).toHaveLength(1)
    })

    test('is left as it is, and what was typed becomes a draft of its own when somebody says so', async () => {
      type('Nova')
      endElsewhere()
      server.failNext('conflict', false, 'update')
      await desk.save()
      await desk.detach()
      expect([nomeOf(1), nomeOf(2), server.stored.get(2)?.situacao]).toEqual(['Auxiliar', 'Nova', 'RASCUNHO'])
    })
  })

  test('is not changed by opening another one', async () => {
    type('Nova')
    await openAt('detalhes')
    await quiet()
    expect(nomeOf(1)).toBe('Auxiliar')
  })
})
