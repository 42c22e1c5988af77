import type { Campanha } from '@seleta/contract/campanhas'
import { isPublicada } from '@seleta/contract/limits'
import { CallError } from '@seleta/api-client'
import { fromCampanha, isSameRequest } from '../../rules/rascunho/rascunho-mapper'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'
import { idOf } from '../../rules/rascunho/rascunho-state'
import type { RascunhoServer } from './rascunho-server'

/** A publish of which nobody has said what became of it; its cause is what the call threw. */
export class UnansweredPublish extends Error {
  override readonly name = 'UnansweredPublish'
}

/**
 * Asks what became of a publish that had no good answer.
 * @param failure what it threw
 * @returns the campaign, where it went through
 * @throws the failure where the server itself has failed and still has the draft, else UnansweredPublish: it may be on
 * its way
 */
export async function settlePublish(
  server: Pick<RascunhoServer, 'read'>,
  { origin, campanha }: RascunhoState,
  failure: unknown,
): Promise<Campanha> {
  const id = idOf(origin)
  const theirs = id === null ? null : await server.read(id).catch(() => null)
  if (theirs === null) throw new UnansweredPublish(undefined, { cause: failure })
  const isThere =
    origin.kind === 'campanha' ? isSameRequest(fromCampanha(theirs), campanha) : isPublicada(theirs.situacao)
  if (isThere) return theirs
  throw failure instanceof CallError && failure.kind === 'server'
    ? failure
    : new UnansweredPublish(undefined, { cause: failure })
}
