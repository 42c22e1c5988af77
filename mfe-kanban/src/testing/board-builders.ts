import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { buildCartao, buildEtapa, identificadorOf } from '@seleta/testing/builders'

/** The person of this number. */
export const cartaoOf = (id: number, over: Partial<Cartao> = {}): Cartao =>
  buildCartao({ id, identificador: identificadorOf(id), nome: `Pessoa ${id}`, ...over })

/** A stage that shows these people, with `unloaded` more that the page has not asked for yet. */
export const etapaOf = (id: number, pessoas: readonly number[], unloaded = 0): Etapa =>
  buildEtapa({
    id,
    nome: `Etapa ${id}`,
    ordem: id,
    talentos: pessoas.map((pessoa) => cartaoOf(pessoa)),
    qtdTalentos: pessoas.length + unloaded,
  })

/** '1:[5 6]2' reads: stage 1 shows people 5 and 6 and counts 2. */
export const draw = (board: readonly Etapa[]): string =>
  board.map((e) => `${e.id}:[${e.talentos.map((c) => c.id).join(' ')}]${e.qtdTalentos}`).join(' ')
