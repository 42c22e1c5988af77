import type { LoteMovimento } from '@seleta/contract/lote'

/** What became of one person of a bulk action. */
export interface ResultadoOfPessoa {
  readonly identificador: string
  readonly nome: string
  readonly isGood: boolean
  /** One or two words. */
  readonly resultado: string
  /** Why not; empty when it went well. */
  readonly motivo: string
}

/** Nobody has said what became of them. */
export const UNANSWERED = 'sem-resposta'

/** They were moved, and have been moved on since: a call whose answer was lost is told of later. */
const ADIANTE = 'adiante'

/** What became of one person of a move, as far as that is known. */
export type Movida = Omit<LoteMovimento, 'resultado'> & {
  readonly resultado: LoteMovimento['resultado'] | typeof UNANSWERED | typeof ADIANTE
}

/** @param kanbanId where the move has put them */
export const asTheyStand = (pessoa: LoteMovimento, kanbanId: number): Movida =>
  ['adicionada', 'movida'].includes(pessoa.resultado) && pessoa.etapaId !== kanbanId
    ? { ...pessoa, resultado: ADIANTE }
    : pessoa

type Fim = Pick<ResultadoOfPessoa, 'resultado' | 'isGood'>

const MOVIMENTO: Readonly<Record<string, Fim | undefined>> = {
  adicionada: { resultado: 'Adição feita', isGood: true },
  movida: { resultado: 'Mudança feita', isGood: true },
  'ja-estava': { resultado: 'Já estava lá', isGood: true },
  'nao-movida': { resultado: 'Não mudou', isGood: false },
  [ADIANTE]: { resultado: 'Já seguiu adiante', isGood: true },
  [UNANSWERED]: { resultado: 'Sem resposta', isGood: false },
} satisfies Record<Movida['resultado'], Fim>

/** What only a newer server knows is shown as it came, to be looked at. */
const unheard = (resultado: string): Fim => ({ resultado, isGood: false })

/** What became of each person, in words. */
export const movimentoInWords = (pessoa: Movida): ResultadoOfPessoa => ({
  ...(MOVIMENTO[pessoa.resultado] ?? unheard(pessoa.resultado)),
  identificador: pessoa.identificador,
  nome: pessoa.nome,
  motivo: pessoa.motivo,
})
