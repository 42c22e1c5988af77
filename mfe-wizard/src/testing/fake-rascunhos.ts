import type { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import { CallError, appStore } from '@seleta/api-client'
import type { CallErrorKind } from '@seleta/api-client'
import { createLocalCopies } from '../queries/rascunho/local-copy'
import type { LocalCopies } from '../queries/rascunho/local-copy'
import type { PassoSegmento } from '@seleta/shell'
import { newUuid } from '@seleta/regras/new-uuid'
import { createRascunhoController } from '../queries/rascunho/rascunho-controller'
import type { RascunhoServer } from '../queries/rascunho/rascunho-server'

/** A server, a browser and a clock in memory, for tests of the controller. */

export interface FakeServer extends RascunhoServer {
  readonly stored: Map<number, Campanha>
  readonly calls: string[]
  /** The next call (of this name) fails; with `isDone` its work was done and only the answer was lost. */
  readonly failNext: (kind: CallErrorKind, isDone?: boolean, name?: string) => void
  /** The next call waits until the answer of this is called. */
  readonly holdNext: () => () => void
}

export function createFakeServer(): FakeServer {
  const stored = new Map<number, Campanha>()
  const byKey = new Map<string, Campanha>()
  const calls: string[] = []
  const failures: { kind: CallErrorKind; isDone: boolean; name: string }[] = []
  const holds: Promise<void>[] = []
  let lastId = 0

  async function work(name: string, act: () => Campanha): Promise<Campanha> {
    calls.push(name)
    await holds.shift()
    const at = failures.findIndex((candidate) => name.startsWith(candidate.name))
    const [failure] = at < 0 ? [] : failures.splice(at, 1)
    if (failure === undefined) return act()
    if (failure.isDone) act()
    throw new CallError({ kind: failure.kind, operation: 'saveRascunho' })
  }
  function once(key: string, act: () => Campanha): Campanha {
    const answer = byKey.get(key) ?? act()
    byKey.set(key, answer)
    return answer
  }
  function put(id: number, body: CampanhaRascunho, extra: Partial<Campanha>): Campanha {
    const former = stored.get(id)
    const campanha: Campanha = {
      ...body,
      id,
      situacao: former?.situacao ?? 'RASCUNHO',
      versao: (former?.versao ?? 0) + 1,
      ultimoPasso: former?.ultimoPasso ?? 'detalhes',
      alteradaEm: '2026-11-20T12:00:00.000Z',
      qtdTalentos: 0,
      publicacoes: [],
      ...extra,
    }
    stored.set(id, campanha)
    return campanha
  }
  function assertVersion(id: number, versao: number): void {
    const former = stored.get(id)
    if (former === undefined) throw new CallError({ kind: 'not-found', operation: 'saveRascunho' })
    if (former.versao !== versao) throw new CallError({ kind: 'conflict', operation: 'saveRascunho' })
  }

  return {
    stored,
    calls,
    failNext: (kind, isDone = false, name = '') => void failures.push({ kind, isDone, name }),
    holdNext: () => {
      let release = () => {}
      holds.push(new Promise((resolve) => (release = resolve)))
      return () => release()
    },
    read: (id) =>
      work(`read ${id}`, () => {
        const campanha = stored.get(id)
        if (campanha === undefined) throw new CallError({ kind: 'not-found', operation: 'getCampanha' })
        return campanha
      }),
    create: ({ campanha, ultimoPasso }, key) =>
      work('create', () => once(key, () => put(++lastId, campanha, { ultimoPasso }))),
    save: (id, { versao, campanha, ultimoPasso }) =>
      work(`save ${id}`, () => {
        assertVersion(id, versao)
        return put(id, campanha, { ultimoPasso })
      }),
    update: (id, { versao, ...campanha }) =>
      work(`update ${id}`, () => {
        assertVersion(id, versao)
        return put(id, campanha, {})
      }),
    publish: ({ rascunhoId, ...campanha }, key) =>
      work('publish', () =>
        once(key, () => put(rascunhoId ?? ++lastId, campanha, { situacao: 'PUBLICADA' })),
      ),
  }
}

/** Storage as a browser has it: its keys are its own enumerable properties. */
export function createFakeStorage(): Storage {
  return Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
    {},
  ) as Storage
}

/** One browser: its local storage is shared by its tabs, and it knows which of them are open. */
export function createFakeTab(
  local: Storage,
  tab: Storage = createFakeStorage(),
  living: Set<string> = new Set(),
): LocalCopies {
  return createLocalCopies({
    local: () => local,
    tab: () => tab,
    newId: newUuid,
    tabs: { announce: (id) => void living.add(id), list: async () => living },
  })
}

/** A controller on these, with a clock that the test turns. */
export function createFakeDesk(server: FakeServer, copies: LocalCopies = createFakeTab(createFakeStorage())) {
  const planned = new Map<number, { ms: number; run: () => void }>()
  let count = 0
  let minute = 0
  const controller = createRascunhoController({
    store: appStore,
    server,
    copies,
    now: () => new Date(Date.UTC(2026, 10, 20, 14, ++minute)).toISOString(),
    newChave: newUuid,
    schedule: (ms, run) => {
      const id = ++count
      planned.set(id, { ms, run })
      return () => planned.delete(id)
    },
  })
  /** Of the one usuário that these tests know, unless it says another. */
  const openAt = (passo: PassoSegmento, campanhaId: number | null = null, usuarioId = 1) =>
    controller.open({ campanhaId, passo, usuarioId })
  const type = (nome: string) => controller.edit((campanha) => ({ ...campanha, nome }))
  /** The planned time has come; answers when everything that follows is done. */
  const tick = async (): Promise<void> => {
    const due = [...planned.values()]
    planned.clear()
    for (const { run } of due) run()
    await quiet()
  }
  return {
    ...controller,
    copies,
    openAt,
    type,
    tick,
    /** A draft with id 1 on the server and on screen. */
    async openStored(nome = 'Auxiliar'): Promise<void> {
      await openAt('detalhes')
      type(nome)
      await tick()
    },
    /** Milliseconds of what is planned, in order. */
    planned: () => [...planned.values()].map(({ ms }) => ms),
  }
}

/** Everything that needs no clock has happened. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
