import type { CanalMensagem } from './canais'

/** Where a message stands, and what can be done with it there: server and screens ask the same. No zod here. */

export const ESTADOS_MENSAGEM = ['pendente', 'enviando', 'enviada', 'erro', 'cancelada', 'sem_canal'] as const
export type EstadoMensagem = (typeof ESTADOS_MENSAGEM)[number]

/** Those of a message that may still be taken back: what is being sent or was sent stays. */
export const WAITING = ['pendente', 'sem_canal'] as const satisfies readonly EstadoMensagem[]
export const isWaiting = (estado: string): estado is (typeof WAITING)[number] =>
  WAITING.some((waiting) => waiting === estado)

/** Those of a message that never arrived. */
export const UNDELIVERED = ['erro', 'sem_canal'] as const satisfies readonly EstadoMensagem[]
export const isUndelivered = (estado: string): boolean => UNDELIVERED.some((one) => one === estado)

/** Those of a message that may go back into the queue: what never arrived, and what was taken back. */
export const RETURNABLE = [...UNDELIVERED, 'cancelada'] as const satisfies readonly EstadoMensagem[]
export const canReturn = (estado: string): boolean => RETURNABLE.some((one) => one === estado)

interface Mensagem {
  readonly canal: CanalMensagem
  readonly estado: EstadoMensagem
}

/** What waits for a recruiter's hand is in no queue that empties itself. */
export const FOR_HAND = { canal: 'WHATSAPP', estado: 'pendente' } as const satisfies Mensagem
export const isForHand = ({ canal, estado }: Mensagem): boolean =>
  canal === FOR_HAND.canal && estado === FOR_HAND.estado
