import { z } from 'zod'

/** Where the applications of a campaign are (product 62): each is in one part, and the parts are all of them. */
export const NumerosDaCampanha = z
  .object({
    inscricoes: z.number().int(),
    /** In a stage of the board, but for those whom an answer took out. */
    noQuadro: z.number().int(),
    /** Taking part, and in no stage. */
    semEtapa: z.number().int(),
    /** Taken out by an answer (product 25). */
    eliminadas: z.number().int(),
    /** Left by themselves. */
    desistentes: z.number().int(),
    /** Of those on the board and in no stage: by the form or a recruiter, and by automated origins. */
    candidatos: z.number().int(),
    candidatosRobo: z.number().int(),
    /** All who stand on the board, those whom an answer took out too. */
    selecao: z.number().int(),
  })
  .meta({ id: 'NumerosDaCampanha' })
export type NumerosDaCampanha = z.infer<typeof NumerosDaCampanha>
