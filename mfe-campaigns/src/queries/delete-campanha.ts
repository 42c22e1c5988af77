import { CallError, change, isUnanswered, request } from '@seleta/api-client'
import { createLostDeletions } from '@seleta/campanha/lost-deletions'
import type { Around } from '@seleta/campanha/change-campanha'
import { tell } from '@seleta/campanha/change-campanha'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { DIAS_TO_RESTORE } from '@seleta/contract/limits'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { countOf, plural } from '@seleta/regras/plural'

/** The list, from which campaigns are deleted and to which they come back. */
export interface AroundList extends Around {
  /** Offers to take a deletion back on the page itself, beside the toast. */
  readonly offerRestore: (campanha: CampanhaItem) => void
  /** It is back. */
  readonly onRestored: (campanhaId: number) => void
}

type Restoring = Pick<AroundList, 'host' | 'onRestored'>

const LIST = 'campanhas'

const lost = createLostDeletions<CampanhaItem>()

/** Asks by name, deletes, and offers to take it back in the toast and on the page (product 15). */
export async function deleteCampanha(campanha: CampanhaItem, around: AroundList): Promise<void> {
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
    lost.note(LIST, campanha, error)
    return tell(around, error, aboutExcluida(campanha.id))
  }
  offerExcluida(campanha, around)
}

/** Says that a campaign is deleted; for two minutes it can be there again by the host. */
function offerExcluida(campanha: CampanhaItem, around: AroundList): void {
  lost.forget(campanha.id)
  around.host.undo.offer({
    about: aboutExcluida(campanha.id),
    text: 'Campanha deletada.',
    until: undoUntil(now()),
    run: () => restore(campanha, around),
  })
  around.offerRestore(campanha)
}

/**
 * Offers what was deleted without an answer, and is gone. The list is narrowed and has pages: what it does not show is
 * asked for by itself.
 * @param known what the list shows now
 */
export async function offerGone(known: readonly CampanhaItem[], around: AroundList): Promise<void> {
  for (const campanha of lost.listGone(LIST, known)) {
    const stands = await isStanding(campanha.id)
    if (stands === true) lost.forget(campanha.id)
    // Meanwhile it may have been offered, or the session may have ended.
    if (stands === false && lost.listGone(LIST, known).includes(campanha)) offerExcluida(campanha, around)
  }
}

/** Whether it stands; null where nobody says so. */
async function isStanding(id: number): Promise<boolean | null> {
  try {
    await request('getCampanha', { params: { id } })
    return true
  } catch (error) {
    return isMissing(error) ? false : null
  }
}

const isMissing = (error: unknown) => error instanceof CallError && error.kind === 'not-found'

/** Names what is said of a campaign that was deleted. */
export const aboutExcluida = (campanhaId: number) => `campanha-excluida-${campanhaId}`

/** @throws CallError when it is not back */
async function restore({ id }: Pick<CampanhaItem, 'id'>, around: Restoring): Promise<void> {
  try {
    await change('restoreCampanha', { params: { id } })
  } catch (error) {
    // It may be back without an answer, or by the try before, which had none.
    const isBack = (isUnanswered(error) || isMissing(error)) && (await isStanding(id)) === true
    if (!isBack) throw error
  }
  tellRestored(id, around)
}

/** Says that it is there again. */
export function tellRestored(id: number, { host, onRestored }: Restoring): void {
  lost.forget(id)
  host.notify({ text: 'Campanha restaurada.', tone: 'success' })
  onRestored(id)
}

/** By the page itself, which offers it for longer than the host does. */
export async function restoreCampanha(campanha: Pick<CampanhaItem, 'id'>, around: Restoring): Promise<void> {
  try {
    await restore(campanha, around)
    around.host.undo.withdraw(aboutExcluida(campanha.id))
  } catch (error) {
    tell(around, error)
  }
}

/** Deleting writes to nobody (product 15): who has had no answer reads on their page that it is over. */
function pessoasOf({ qtdTalentos, situacao }: CampanhaItem): string {
  if (qtdTalentos === 0) return 'Ninguém se inscreveu nela.'
  const deixam = `${countOf(qtdTalentos, 'pessoa candidata deixa', 'pessoas candidatas deixam')} de aparecer nela`
  if (situacao === 'ENCERRADA') return `${deixam}.`
  return `${deixam} e ${plural(qtdTalentos, 'lê', 'leem')} que o processo foi encerrado, sem receber mensagem: para responder a quem falta, encerre a campanha antes.`
}
