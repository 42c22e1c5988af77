import type { Kysely } from 'kysely'
import { forEverybody, forWhoAsks } from '../../database/empresa-lock/empresa-lock'
import type { Database } from '../../database/schema'
import { TooManyError } from '../../ground/domain-error'
import type { Acesso, Sessao } from '../../ground/autor'
import { shareInFlight } from '../../ground/share-in-flight'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import type { BoardChanges } from './board-changes'
import { createBoardChangesRepository } from './board-changes-repository'
import { createBoardHub } from './board-hub'
import { createBoardPlacesRepository } from './board-places-repository'

/** Boards that one session may have open at a time, at all processes together (decision 130). */
const MAX_PER_SESSAO = 12

/** A board that is open for somebody. */
export interface Reader {
  readonly sessao: Sessao
  readonly campanhaId: number
}

/** A board goes on while its session lives, in the role that it was opened in, and the campaign is in its reach. */
const holds = ({ sessao, campanhaId }: Reader, now: Acesso | undefined): boolean =>
  now !== undefined &&
  now.papel === sessao.papel &&
  (now.campanhas === null || now.campanhas.includes(campanhaId))

/** What could not be done behind the open boards; nobody is told but the log. */
export interface BoardFaults {
  readonly news: (error: unknown) => void
  readonly places: (error: unknown) => void
}

/** What the open boards of this process read, and the places that they hold (product 46, decisions 110 and 130). */
export function createBoardLive(db: Kysely<Database>, onFault: BoardFaults) {
  const repository = createBoardChangesRepository(db)
  const places = createBoardPlacesRepository(db, MAX_PER_SESSAO)
  // One process asks for the boards of all companies, whoever opened the first.
  const hub = createBoardHub((desde) => forEverybody(() => repository.readNews(desde)), onFault.news)
  const findAcessos = (readers: readonly Reader[]) =>
    forEverybody(() => repository.findAcessos(readers.map(({ sessao }) => sessao)))
  let isClosing = false

  return {
    /** Calls `wake` after each change of a campaign, and now and then without one; answers a function that stops. */
    subscribe: (campanhaId: number, wake: () => void) => hub.subscribe(campanhaId, forWhoAsks(wake)),

    /**
     * Takes a place for one more open board.
     * @returns how to give it back
     * @throws TooManyError when the session has too many boards open
     */
    async takePlace({ id }: Sessao): Promise<() => void> {
      const lugar = await places.take(id)
      if (lugar === null) throw new TooManyError(30)
      return () => {
        // A process that ends gives all of its places back at once.
        if (!isClosing) places.leave(id, lugar).catch(onFault.places)
      }
    },

    /**
     * Entry of the log where a board begins that was not told where.
     * @throws NotFoundError when the company has no such campaign
     */
    async findStart(empresaId: number, campanhaId: number): Promise<number> {
      const latest = await repository.findLatest(empresaId, campanhaId)
      if (latest === null) throw campanhaNotFound()
      return latest
    },

    /** Says that this process goes on, and keeps its places. */
    holdPlaces: (): Promise<void> => places.hold().catch(onFault.places),

    /** Of open boards those that may still be told of changes; null when it cannot be known now. */
    async filterValid<T extends Reader>(readers: readonly T[]): Promise<ReadonlySet<T> | null> {
      const acessos = await findAcessos(readers).catch(() => null)
      return acessos && new Set(readers.filter((reader) => holds(reader, acessos.get(reader.sessao.id))))
    },

    /**
     * Boards of one campaign stand at the same entry of the log most of the time: what they ask in one look of the hub
     * is asked once. Never across looks: a reading that began before a change must not answer whoever was woken by it.
     * @returns null when nothing changed
     */
    readChanges: shareInFlight(
      ({ empresaId }: Sessao, campanhaId: number, depois: number) =>
        [hub.look(), empresaId, campanhaId, depois].join('/'),
      ({ empresaId }, campanhaId, depois): Promise<BoardChanges | null> =>
        repository.read(empresaId, campanhaId, depois),
    ),

    isValid: shareInFlight(
      ({ sessao, campanhaId }: Reader) => [hub.look(), sessao.id, sessao.papel, campanhaId].join('/'),
      async (reader) => holds(reader, (await findAcessos([reader])).get(reader.sessao.id)),
    ),

    /** No board is told anything more. */
    stop(): void {
      hub.stop()
      isClosing = true
    },

    /** After `stop`: this process is at no board any more. */
    leaveAll: (): Promise<void> => places.leaveAll().catch(onFault.places),
  }
}

export type BoardLive = ReturnType<typeof createBoardLive>
