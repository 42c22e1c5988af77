import { z } from 'zod'
import { Cartao } from './kanban'
import { Id } from './wire'

/** What an open board is told while others work on it: `followKanban`, one JSON text per server-sent event. */

export const FollowKanbanQuery = z.object({
  /**
   * `ultimoEvento` of the board as it was read: what came after it is told first. A message holds where things stand
   * now, so hearing one twice changes nothing. `Last-Event-ID` wins over it; without either the stream begins now.
   */
  depois: z.coerce.number().int().min(0).optional(),
})

/** Somebody whose place changed, as things stand now. */
export const PessoaOnBoard = z.object({
  cartao: Cartao,
  /** Null: in no stage, not on the board. */
  etapaId: Id.nullable(),
  /** Stage before; null for somebody who has just come, or who stood in none. */
  deEtapaId: Id.nullable(),
  /** They have just come into the campaign. */
  isChegada: z.boolean().optional(),
  /** Why they are in the campaign no more; null: they are in it, absent: a server of before does not say. */
  saida: z.enum(['desistiu', 'outra']).nullable().optional(),
  /** Who did it; null: the person themselves, or the product. */
  autor: z.object({ id: Id, nome: z.string() }).nullable(),
})
export type PessoaOnBoard = z.infer<typeof PessoaOnBoard>

export const KanbanEvento = z
  .discriminatedUnion('tipo', [
    /** The stream is open: from here on nothing is missed. */
    z.object({ tipo: z.literal('inicio') }),
    z.object({ tipo: z.literal('pessoas'), pessoas: z.array(PessoaOnBoard) }),
    /** Stages, or more people than are worth listing, changed: read the board again. */
    z.object({ tipo: z.literal('recarregar') }),
  ])
  .meta({ id: 'KanbanEvento' })
export type KanbanEvento = z.infer<typeof KanbanEvento>
