import { LINK_COPIED, LINK_NOT_COPIED } from '@seleta/contract/screen-words'
import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import {
  appStore,
  canRetry,
  change,
  type ChangeState,
  request,
  sessionAtom,
  touch,
  useChange,
  wordsFor,
} from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { paths } from '@seleta/shell'
import type { HostServices } from '@seleta/shell'
import { publicLink } from '../public-link'

/** What can be done to campaigns: each action states all its consequences. Toasts: spec sections 2 and 7. */
interface Around {
  readonly host: HostServices
  readonly navigate: (to: string) => void
  /** Shows links in a dialog when the clipboard refuses. */
  readonly showLinks: (links: readonly string[]) => void
}

type Named = Pick<CampanhaItem, 'id' | 'nome'>

/** Copies the public addresses, one per line. */
export async function copyLinks(campanhas: readonly Named[], around: Around): Promise<void> {
  const { host, showLinks } = around
  const links = campanhas.map(({ id }) => publicLink(id))
  try {
    await navigator.clipboard.writeText(links.join('\n'))
    host.notify({ text: LINK_COPIED, tone: 'success' })
  } catch {
    host.notify({ text: LINK_NOT_COPIED, tone: 'error' })
    showLinks(links)
  }
}

export async function pauseCampanha({ id }: Named, around: Around): Promise<void> {
  await tellOutcome(around, change('pauseCampanha', { params: { id } }), 'Campanha pausada.')
}

export async function resumeCampanha({ id }: Named, around: Around): Promise<void> {
  await tellOutcome(around, change('resumeCampanha', { params: { id } }), 'Campanha retomada.')
}

/**
 * Ends campaigns one after the other.
 * @param enviarEncerramento tell everybody who has not heard their outcome (product 15)
 * @returns the ids that were ended
 */
export async function encerrarCampanhas(
  campanhas: readonly Named[],
  around: Around,
  enviarEncerramento: boolean,
): Promise<number[]> {
  const ended: number[] = []
  const left: number[] = []
  let failure: unknown = null
  for (const { id } of campanhas) {
    try {
      // One at a time: each may queue many messages.
      const input = { params: { id }, body: { enviarEncerramento } }
      await change('closeCampanha', input, { isTouchedLater: true })
      ended.push(id)
    } catch (error) {
      if (canRetry(error) && (await isEncerrada(id))) ended.push(id)
      else {
        failure = error
        left.push(id)
      }
    }
  }
  if (ended.length > 0)
    around.host.notify({ about: aboutEnding(ended), text: endedWords(ended.length), tone: 'success' })
  if (failure !== null) tell(around, failure, aboutEnding(left))
  await touch('closeCampanha')
  return ended
}

/** Names what is said of ending these: tried again, the later word takes the place of the one before. */
const aboutEnding = (ids: readonly number[]) => `encerramento-${ids.join('-')}`

/** Whether it has ended all the same, though nobody has answered so. */
async function isEncerrada(id: number): Promise<boolean> {
  try {
    return (await request('getCampanha', { params: { id } })).situacao === 'ENCERRADA'
  } catch {
    return false
  }
}

/** A new draft with the same content, opened in the wizard (product 19). */
export function useDuplicateCampanha(
  { id }: Named,
  around: Pick<Around, 'host' | 'navigate'>,
): ChangeState<'duplicateCampanha'> {
  return useChange('duplicateCampanha', (send) => send({ params: { id } }), {
    onceAs: String(id),
    onSuccess: (copy) => {
      around.host.notify({ text: 'Campanha duplicada como rascunho.', tone: 'success' })
      around.navigate(paths.passo('detalhes', copy.id))
    },
    onError: (error) => tell(around, error),
  })
}

const endedWords = (count: number) =>
  plural(count, 'Campanha Encerrada', `${formatInteger(count)} campanhas encerradas.`)

async function tellOutcome(
  around: Pick<Around, 'host'>,
  call: Promise<unknown>,
  done: string,
): Promise<void> {
  try {
    await call
    around.host.notify({ text: done, tone: 'success' })
  } catch (error) {
    tell(around, error)
  }
}

/** Nothing when the session ended with the failure: the sign-in screen, which the person then sees, says it. */
export function tell({ host }: Pick<Around, 'host'>, error: unknown, about?: string): void {
  if (!appStore.get(sessionAtom).isAuth) return
  host.notify({ ...(about !== undefined && { about }), text: wordsFor(error), tone: 'error' })
}

export type { Around }
