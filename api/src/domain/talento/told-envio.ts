import type { Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* What a sending told that its person has confirmed, in whichever order they confirmed several (decision 108). */

/** Of somebody's tellings, one after the other: which sending is the latest. */
export interface EnvioOrder {
  /** @returns whether it told after a later sending, and only filled gaps; `inside`: of who went by it */
  readonly meet: (one: Telling, inside: EnvioOrder | undefined) => boolean
  /** As `meet`, among those who tell still. */
  readonly tell: (one: Telling, inside: EnvioOrder | undefined) => boolean
  readonly met: () => number
  readonly told: () => number
}

export function openOrder(): EnvioOrder {
  let [met, told] = [0, 0]
  return {
    meet: ({ envioId }, inside) => {
      const former = met
      met = Math.max(met, envioId ?? 0, inside?.met() ?? 0)
      return envioId !== null && envioId < former
    },
    tell: ({ envioId }, inside) => {
      const former = told
      told = Math.max(told, envioId ?? 0, inside?.told() ?? 0)
      return envioId !== null && envioId < former
    },
    met: () => met,
    told: () => told,
  }
}

/**
 * The file that came with it takes the place of an older one, unless it only fills gaps.
 * @param is the person before it
 */
export function withFile(
  { antes, depois, envioCurriculoId }: Telling,
  is: Snapshot,
  isFilling: boolean,
): Snapshot {
  const isOwn = depois['curriculoId'] !== antes['curriculoId']
  const came = envioCurriculoId ?? (isOwn ? depois['curriculoId'] : null) ?? null
  const isKept = isFilling && (is['curriculoId'] ?? null) !== null
  return came === null || isKept ? is : { ...is, curriculoId: came }
}
