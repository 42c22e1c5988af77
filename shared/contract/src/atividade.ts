import { z } from 'zod'
import { Id, Identificador, Moment } from './wire'

/** Who did what in a campaign (product 74), newest first. */

export const AtividadeQuery = z.object({
  /** Only what lies before this one: the next part. */
  antes: Id.optional(),
  /** Only what this colleague did. */
  usuario: Id.optional(),
})
export type AtividadeQuery = z.output<typeof AtividadeQuery>

export const AtividadeItem = z
  .object({
    id: Id,
    /** A sentence: «Rui Reis moveu Ana Alves para Entrevista». */
    texto: z.string(),
    criadaEm: Moment,
    /** Whom it is about, where they can still be opened. */
    identificador: Identificador.nullable(),
  })
  .meta({ id: 'AtividadeItem' })
export type AtividadeItem = z.infer<typeof AtividadeItem>

export const Atividade = z.object({
  itens: z.array(AtividadeItem),
  /** What `antes` of the next part is; null behind the last one. */
  antes: Id.nullable(),
})
export type Atividade = z.infer<typeof Atividade>
