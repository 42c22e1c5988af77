import type { Snapshot } from './snapshot-repository'
import type { Telling } from './tellings-repository'

/* What a sending told that its person has confirmed, in whichever order they confirmed several (decision 108). */

/** Whether it told what had been sent before another that was told already: it only fills gaps. */
export const isOlder = ({ envioId }: Pick<Telling, 'envioId'>, newest: number): boolean =>
  envioId !== null && envioId < newest

/**
 * The file that came with it takes the place of an older one, unless it only fills gaps.
 * @param snapshot the person after it, but for the file
 */
export function withFile(
  { antes, depois, envioCurriculoId }: Telling,
  snapshot: Snapshot,
  isFilling = false,
): Snapshot {
  const isOwn = depois['curriculoId'] !== antes['curriculoId']
  const came = envioCurriculoId ?? (isOwn ? depois['curriculoId'] : null) ?? null
  const isKept = isFilling && (snapshot['curriculoId'] ?? null) !== null
  return came === null || isKept ? snapshot : { ...snapshot, curriculoId: came }
}
