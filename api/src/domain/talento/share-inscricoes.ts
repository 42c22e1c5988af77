import type { DroppedInscricao, Voltando } from './unida'
import { joinsAround, together, type FusaoDePe } from './fusoes-de-pe-repository'
import { compareStanding, isRetirada } from './which-stands'

/* Who has which application when two who were one are two again (decision 108). */

export interface Standing {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
}

/** What one of the two has in a campaign. */
export interface Share {
  /** The application that stands. */
  readonly id: number
  readonly talentoId: number
  /** Which one had stood for it; itself when it did. */
  readonly ficaId: number
  /** When it comes back: itself, and then those for which it stands. */
  readonly back: readonly DroppedInscricao[]
  /** Sendings that make it again when they are its own, unless it stands for others too. */
  readonly fezInscricao: readonly number[]
  /** When it comes back: when what waited to be said of it was taken back. */
  readonly canceladasEm: string | null
}

/** One that stands for one of the two, and what came back by it. */
export type Voltou = Pick<Share, 'id' | 'ficaId' | 'canceladasEm'>

interface Kept {
  readonly host: FusaoDePe
  readonly dropped: DroppedInscricao
  /** Whose it was before all joins, and who that is now. */
  readonly donaId: number
  readonly agoraId: number
}

/**
 * Shares those that had given way among the two, each with whoever has its person: where one does not stand, one of
 * theirs comes back, and the others stay kept with a join that stands, in `fusoes`.
 * @param fusao the join that is taken back
 */
export function shareInscricoes(
  fusao: FusaoDePe,
  fusoes: readonly FusaoDePe[],
  standing: readonly Standing[],
  voltando: Voltando,
): Share[] {
  const all = keptIn(fusao, fusoes, voltando)
  const shares: Share[] = []
  const left: Kept[] = []
  for (const ofCampanha of Map.groupBy(all, ({ dropped }) => dropped.inscricao.campanha_id).values()) {
    const campanhaId = ofCampanha[0]?.dropped.inscricao.campanha_id
    const inCampanha = standing.filter((one) => one.campanhaId === campanhaId)
    const fezInscricao = together(ofCampanha.flatMap(({ dropped }) => dropped.fezInscricao ?? []))
    for (const talentoId of Object.values(voltando)) {
      const theirs = ofCampanha.filter(({ agoraId }) => agoraId === talentoId)
      const stands = inCampanha.find((one) => one.talentoId === talentoId)
      const back = stands === undefined ? firstOf(theirs) : undefined
      const id = stands?.id ?? back?.dropped.inscricao.id
      if (id === undefined) continue
      const others = theirs.filter((one) => one !== back)
      if (back !== undefined) standsWith(fusoes, back)
      shares.push({
        id,
        talentoId,
        ficaId: stands?.id ?? inCampanha[0]?.id ?? back?.dropped.ficaId ?? id,
        back: back === undefined ? [] : [back, ...others].map(({ dropped }) => dropped),
        fezInscricao: others.length === 0 ? fezInscricao : [],
        canceladasEm: back?.dropped.canceladasEm ?? null,
      })
      left.push(...others.map((one) => ({ ...one, dropped: behind(one, id, ofCampanha, fezInscricao) })))
    }
  }
  for (const one of fusoes) keep(one, left, fusao, fusoes)
  return shares
}

function keptIn(fusao: FusaoDePe, fusoes: readonly FusaoDePe[], { ficaId, voltaId }: Voltando): Kept[] {
  const oldestFirst = [fusao, ...fusoes].toSorted((a, b) => a.id - b.id)
  return oldestFirst.flatMap((host) =>
    host.unida.largadas.map((one) => {
      // What it had lent was given back before.
      const dropped = { ...one, emprestadas: null }
      const { id, talento_id } = dropped.inscricao
      const by = oldestFirst.find(({ unida }) => unida.linhas['inscricao']?.includes(id))
      const donaId = by?.unida.talento.id ?? talento_id
      const around = joinsAround(fusoes, donaId)[0]?.talentoId
      return { host, dropped, donaId, agoraId: donaId === voltaId ? voltaId : (around ?? ficaId) }
    }),
  )
}

/**
 * Which of somebody's stands: one that gave way to none of theirs, and of several the one that would have stood when they
 * became one.
 */
function firstOf(theirs: readonly Kept[]): Kept | undefined {
  const rank = ({ host, dropped }: Kept) =>
    [
      !theirs.some((one) => one.dropped.inscricao.id === dropped.ficaId),
      !isRetirada(dropped),
      // A newcomer's stands last (decision 129).
      host.unida.vinda === undefined,
    ]
      .map(Number)
      .join('')
  return theirs.toSorted((a, b) => rank(b).localeCompare(rank(a)) || compareStanding(a.dropped, b.dropped))[0]
}

/** It goes with its person when the joins around them are taken back. */
function standsWith(fusoes: readonly FusaoDePe[], { donaId, dropped }: Kept): void {
  for (const around of joinsAround(fusoes, donaId)) {
    const { linhas } = around.unida
    const inscricao = together(linhas['inscricao'], [dropped.inscricao.id])
    around.unida = { ...around.unida, linhas: { ...linhas, inscricao } }
  }
}

/** One that is still behind another: with what was written for both, when the one it had given way to is gone. */
function behind(
  { dropped, agoraId }: Kept,
  standsId: number,
  ofCampanha: readonly Kept[],
  fezInscricao: readonly number[],
): DroppedInscricao {
  const former = ofCampanha.find((one) => one.dropped.inscricao.id === dropped.ficaId)
  if (former?.agoraId === agoraId) return { ...dropped, fezInscricao }
  const gone = former?.dropped
  return {
    ...dropped,
    fezInscricao,
    ficaId: standsId,
    mensagens: together(dropped.mensagens, gone?.mensagens),
    eventos: together(dropped.eventos, gone?.eventos),
    declaracoes: together(dropped.declaracoes, gone?.declaracoes),
    daEtapa: [...(dropped.daEtapa ?? []), ...(gone?.daEtapa ?? [])],
  }
}

/** Those that had been kept with the join that is taken back are kept with one that stands around their person. */
function keep(one: FusaoDePe, left: readonly Kept[], fusao: FusaoDePe, fusoes: readonly FusaoDePe[]): void {
  const isHost = ({ host, donaId, agoraId }: Kept) =>
    host === fusao || host.talentoId !== agoraId
      ? (joinsAround(fusoes, donaId)[0] ?? fusoes.findLast(({ talentoId }) => talentoId === agoraId)) === one
      : host === one
  one.unida = { ...one.unida, largadas: left.filter(isHost).map(({ dropped }) => dropped) }
}
