import { NO_SEMELHANCAS, type DroppedSemelhanca } from './unida'
import { joinsAround, together, type FusaoDePe } from './fusoes-de-pe-repository'

/* Which pairs stand when two who were one are two again (decision 108). */

export type Side = 'talento_id' | 'outro_id'

interface Kept {
  readonly host: FusaoDePe
  /** As it was written. */
  readonly par: DroppedSemelhanca
  /** Of whom it is now; null: somebody is gone. */
  readonly agora: { readonly talento_id: number; readonly outro_id: number } | null
}

interface Present {
  /** Who stands, of those in pairs that are kept. */
  readonly pessoas: ReadonlySet<number>
  readonly pares: readonly DroppedSemelhanca[]
}

/**
 * Pairs that were kept and stand again, as far as no other stands for them; those that do not stay kept with a join that
 * stands, in `fusoes`.
 * @param fusao the join that is taken back
 * @param fusoes those that stand, of the two and of all beside them, oldest first
 */
export function shareSemelhancas(
  fusao: FusaoDePe,
  fusoes: readonly FusaoDePe[],
  { pessoas, pares }: Present,
): DroppedSemelhanca[] {
  const taken = new Set(pares.map(({ talento_id, outro_id }) => keyOf(talento_id, outro_id)))
  const left: Kept[] = []
  const back: DroppedSemelhanca[] = []
  for (const kept of keptIn(fusao, fusoes, pessoas)) {
    const { par, agora } = kept
    const key = agora === null ? '' : keyOf(agora.talento_id, agora.outro_id)
    if (agora === null || agora.talento_id === agora.outro_id || taken.has(key)) left.push(kept)
    else {
      taken.add(key)
      back.push({ ...par, ...agora })
      for (const around of joinsAround(fusoes, par.talento_id)) note(around, 'mais', par.id)
      for (const around of joinsAround(fusoes, par.outro_id)) note(around, 'menos', par.id)
    }
  }
  for (const one of fusoes) {
    const semelhancas = one.unida.semelhancas ?? NO_SEMELHANCAS
    const largadas = left.filter((kept) => hostOf(kept, fusao, fusoes) === one).map(({ par }) => par)
    one.unida = { ...one.unida, semelhancas: { ...semelhancas, largadas } }
  }
  return back
}

/** Those of whoever stands themselves come first. */
function keptIn(fusao: FusaoDePe, fusoes: readonly FusaoDePe[], pessoas: ReadonlySet<number>): Kept[] {
  const whoIs = (id: number) => (pessoas.has(id) ? id : joinsAround(fusoes, id)[0]?.talentoId)
  const all = [fusao, ...fusoes].flatMap((host) =>
    (host.unida.semelhancas?.largadas ?? []).map((par) => {
      const [talento_id, outro_id] = [whoIs(par.talento_id), whoIs(par.outro_id)]
      const agora = talento_id === undefined || outro_id === undefined ? null : { talento_id, outro_id }
      return { host, par, agora }
    }),
  )
  const stand = ({ par }: Kept) => Number(pessoas.has(par.talento_id)) + Number(pessoas.has(par.outro_id))
  return all.toSorted((a, b) => stand(b) - stand(a) || a.par.id - b.par.id)
}

/** Where it is kept, or a join that stands around somebody of the pair. */
const hostOf = ({ host, par, agora }: Kept, fusao: FusaoDePe, fusoes: readonly FusaoDePe[]) =>
  host === fusao ||
  (agora !== null && host.talentoId !== agora.talento_id && host.talentoId !== agora.outro_id)
    ? (joinsAround(fusoes, par.talento_id)[0] ??
      joinsAround(fusoes, par.outro_id)[0] ??
      fusoes.find(({ talentoId }) => talentoId === agora?.talento_id || talentoId === agora?.outro_id))
    : host

function note(fusao: FusaoDePe, moved: 'mais' | 'menos', id: number): void {
  const semelhancas = fusao.unida.semelhancas ?? NO_SEMELHANCAS
  fusao.unida = {
    ...fusao.unida,
    semelhancas: { ...semelhancas, [moved]: together(semelhancas[moved], [id]) },
  }
}

const keyOf = (some: number, other: number) => `${Math.min(some, other)} ${Math.max(some, other)}`
