import { DIAS_TO_RESTORE } from '@seleta/contract/limits'
import { LINK_COPIED, LINK_NOT_COPIED } from '@seleta/contract/screen-words'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { formatInteger } from '@seleta/regras/numbers'
import { countOf, plural } from '@seleta/regras/plural'
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
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { publicLink } from '../public-link'

/** What can be done to campaigns: each action states all its consequences. Toasts: spec sections 2 and 7. */
interface Around {
  readonly host: HostServices
  readonly navigate: (to: string) => void
  /** Shows links in a dialog when the clipboard refuses. */
  readonly showLinks: (links: readonly string[]) => void
  /** Offers to take a deletion back on the page itself, beside the toast. */
  readonly offerRestore: (campanha: CampanhaItem) => void
  /** It is back. */
  readonly onRestored: (campanhaId: number) => void
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

/** Asks by name, deletes, and offers to take it back in the toast and on the page (product 15). */
export async function deleteCampanha(campanha: CampanhaItem, around: Around): Promise<void> {
  const isSure = await around.host.confirm({
    title: `Excluir “${campanhaTitle(campanha)}”?`,
    text: `${pessoasOf(campanha)} Você pode restaurar em até ${DIAS_TO_RESTORE} dias.`,
    confirmLabel: 'Excluir campanha',
    cancelLabel: 'Manter campanha',
    tone: 'danger',
  })
  if (!isSure) return
  try {
    await change('deleteCampanha', { params: { id: campanha.id } })
  } catch (error) {
    return tell(around, error)
  }
  around.host.undo.offer({
    about: aboutExcluida(campanha.id),
    text: 'Campanha deletada.',
    until: undoUntil(now()),
    run: () => restore(campanha, around),
  })
  around.offerRestore(campanha)
}

/** Names what is said of a campaign that was deleted. */
export const aboutExcluida = (campanhaId: number) => `campanha-excluida-${campanhaId}`

export const RESTORED = 'Campanha restaurada.'

/** @throws CallError when it is not back */
async function restore({ id }: Named, { host, onRestored }: Pick<Around, 'host' | 'onRestored'>) {
  await change('restoreCampanha', { params: { id } })
  host.notify({ text: RESTORED, tone: 'success' })
  onRestored(id)
}

/** By the page itself, which offers it for longer than the host does. */
export async function restoreCampanha(
  campanha: Named,
  around: Pick<Around, 'host' | 'onRestored'>,
): Promise<void> {
  try {
    await restore(campanha, around)
    around.host.undo.withdraw(aboutExcluida(campanha.id))
  } catch (error) {
    tell(around, error)
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

/** Deleting writes to nobody (product 15): who has had no answer reads on their page that it is over. */
function pessoasOf({ qtdTalentos, situacao }: CampanhaItem): string {
  if (qtdTalentos === 0) return 'Ninguém se inscreveu nela.'
  const deixam = `${countOf(qtdTalentos, 'pessoa candidata deixa', 'pessoas candidatas deixam')} de aparecer nela`
  if (situacao === 'ENCERRADA') return `${deixam}.`
  return `${deixam} e ${plural(qtdTalentos, 'lê', 'leem')} que o processo foi encerrado, sem receber mensagem: para responder a quem falta, encerre a campanha antes.`
}

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
function tell({ host }: Pick<Around, 'host'>, error: unknown, about?: string): void {
  if (!appStore.get(sessionAtom).isAuth) return
  host.notify({ ...(about !== undefined && { about }), text: wordsFor(error), tone: 'error' })
}

export type { Around }
