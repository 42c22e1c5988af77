import { z } from 'zod'
import { Atividade, AtividadeQuery } from './atividade'
import { TriagemAsCegas, TriagemAsCegasBody } from './as-cegas'
import { Dono, SetDonoAnswer, SetDonoBody } from './donos'
import { EquipeBody, MembroDaEquipe } from './equipe'
import { dataOf, IdParams } from './wire'

/** The schemas of the calls about who works on a campaign: of `calls.ts`, which has all. */

const triagem = dataOf(TriagemAsCegas)
const equipe = dataOf(z.array(MembroDaEquipe))

export const equipeCalls = {
  getEquipe: { params: IdParams, answer: equipe },
  getTriagemCega: { params: IdParams, answer: triagem },
  saveTriagemCega: { params: IdParams, body: TriagemAsCegasBody, answer: triagem },
  saveEquipe: { params: IdParams, body: EquipeBody, answer: equipe },
  listDonos: { params: IdParams, answer: dataOf(z.array(Dono)) },
  setDono: { body: SetDonoBody, answer: dataOf(SetDonoAnswer) },
  listAtividade: { params: IdParams, query: AtividadeQuery, answer: dataOf(Atividade) },
} as const
