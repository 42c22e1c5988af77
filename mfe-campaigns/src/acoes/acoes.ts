import type { CallResult, QueryClient } from '@seleta/api-client'
import { invalidateCalls, request, wordsFor } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { paths } from '@seleta/shell'
import type { HostServices } from '@seleta/shell'
import { nameOf } from '../lista/campanha-words'

/** What can be done to a campaign from its row: each action states all its consequences. Toasts: spec sections 2 and 7. */
interface Around {
  readonly client: QueryClient
  readonly host: HostServices
  readonly navigate: (to: string) => void
  /** Shows the link in a dialog when the clipboard refuses. */
  readonly showLink: (link: string) => void
}

const changed = ['filterCampanhas', 'countCampanhas', 'countTalentosDasCampanhas', 'getCampanha'] as const

export async function copyLink(campanha: CampanhaItem, { host, showLink }: Around): Promise<void> {
  const link = window.location.origin + paths.campanhaPublica(campanha.id)
  try {
    await navigator.clipboard.writeText(link)
    host.notify({ text: 'copiado com sucesso', tone: 'success' })
  } catch {
    host.notify({ text: 'erro ao copiar url', tone: 'error' })
    showLink(link)
  }
}

export async function pauseCampanha({ id }: CampanhaItem, around: Around): Promise<void> {
  await change(around, () => request('pauseCampanha', { params: { id } }), 'Campanha pausada.')
}

export async function resumeCampanha({ id }: CampanhaItem, around: Around): Promise<void> {
  await change(around, () => request('resumeCampanha', { params: { id } }), 'Campanha retomada.')
}

export async function encerrarCampanha(
  { id }: CampanhaItem,
  around: Around,
  enviarEncerramento: boolean,
): Promise<void> {
  await change(
    around,
    () => request('closeCampanha', { params: { id }, body: { enviarEncerramento } }),
    'Campanha Encerrada',
  )
}

export async function deleteCampanha(campanha: CampanhaItem, around: Around): Promise<void> {
  const isSure = await around.host.confirm({
    title: `Excluir “${nameOf(campanha)}”?`,
    text: `${peopleOf(campanha)} Você pode restaurar em até 30 dias.`,
    confirmLabel: 'Excluir campanha',
    cancelLabel: 'Manter campanha',
    tone: 'danger',
  })
  if (!isSure) return
  const params = { id: campanha.id }
  await change(around, () => request('deleteCampanha', { params }), 'Campanha deletada.', {
    label: 'Desfazer',
    run: () => void change(around, () => request('restoreCampanha', { params }), 'Campanha restaurada.'),
  })
}

export async function duplicateCampanha({ id }: CampanhaItem, around: Around): Promise<void> {
  const copy = await change<CallResult<'duplicateCampanha'>>(
    around,
    () => request('duplicateCampanha', { params: { id } }),
    'Campanha duplicada como rascunho.',
  )
  if (copy !== undefined) around.navigate(paths.passo('detalhes', copy.id))
}

function peopleOf({ qtdTalentos }: CampanhaItem): string {
  if (qtdTalentos === 0) return 'Ninguém se inscreveu nela.'
  return qtdTalentos === 1
    ? '1 pessoa candidata deixa de aparecer nela.'
    : `${qtdTalentos} pessoas candidatas deixam de aparecer nela.`
}

async function change<T>(
  { client, host }: Around,
  call: () => Promise<T>,
  done: string,
  action?: { label: string; run: () => void },
): Promise<T | undefined> {
  try {
    const answer = await call()
    host.notify({ text: done, tone: 'success', ...(action === undefined ? {} : { action }) })
    return answer
  } catch (error) {
    host.notify({ text: wordsFor(error), tone: 'error' })
    return undefined
  } finally {
    await invalidateCalls(client, changed)
  }
}

export type { Around }
