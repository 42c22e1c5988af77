import type { CallInput } from '@seleta/contract/calls'

/** How somebody is put into a stage. */
export interface HowToMove {
  /** False: the message of the stage is not written (product 60). */
  readonly avisar: boolean
  /** Why the process ends by it; null or absent: nobody says (product 68). */
  readonly motivoId?: number | null | undefined
}

/** A move as the wire takes it: what is as always is not said. */
export const moveInput = (
  params: CallInput<'moveTalento'>['params'],
  { avisar, motivoId }: HowToMove,
): CallInput<'moveTalento'> => {
  const query = { ...(!avisar && { avisar }), ...(motivoId != null && { motivoId }) }
  return Object.keys(query).length === 0 ? { params } : { params, query }
}
