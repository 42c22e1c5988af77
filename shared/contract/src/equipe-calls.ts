import { z } from 'zod'
import { EquipeBody, MembroDaEquipe } from './equipe'
import { dataOf, IdParams } from './wire'

/** The schemas of the calls about who works on a campaign: of `calls.ts`, which has all. */

const equipe = dataOf(z.array(MembroDaEquipe))

export const equipeCalls = {
  getEquipe: { params: IdParams, answer: equipe },
  saveEquipe: { params: IdParams, body: EquipeBody, answer: equipe },
} as const
