import type { CallInput } from '@seleta/contract/calls'

/** How people are put into a stage. */
export interface HowToMove {
  /** False: the message of the stage is not written (product 60). */
  readonly avisar: boolean
  /** Why the process ends by it; null or absent: nobody says (product 68). */
  readonly motivoId?: number | null | undefined
}

/** As the wire takes it: what is as always is not said. */
export const howToSay = ({ avisar, motivoId }: HowToMove) => ({
  ...(!avisar && { avisar }),
  ...(motivoId != null && { motivoId }),
})

/** A move of one person as the wire takes it. */
export function moveInput(
  params: CallInput<'moveTalento'>['params'],
  how: HowToMove,
): CallInput<'moveTalento'> {
  const query = howToSay(how)
  return Object.keys(query).length === 0 ? { params } : { params, query }
}
