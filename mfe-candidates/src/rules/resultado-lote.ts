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
export const SEM_RESPOSTA = 'sem-resposta'

/** What became of one person of a move, as far as that is known. */
export type Movida = Omit<LoteMovimento, 'resultado'> & {
  readonly resultado: LoteMovimento['resultado'] | typeof SEM_RESPOSTA
}

type Fim = Pick<ResultadoOfPessoa, 'resultado' | 'isGood'>

const MOVIMENTO: Readonly<Record<string, Fim | undefined>> = {
  adicionada: { resultado: 'Adição feita', isGood: true },
  movida: { resultado: 'Mudança feita', isGood: true },
  'ja-estava': { resultado: 'Já estava lá', isGood: true },
  'nao-movida': { resultado: 'Não mudou', isGood: false },
  [SEM_RESPOSTA]: { resultado: 'Sem resposta', isGood: false },
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
