import type { LoteMensagem, LoteMovimento } from '@seleta/contract/lote'

/** What became of one person of a bulk action. */
export interface ResultadoOfPessoa {
  readonly identificador: string
  readonly nome: string
  readonly isBom: boolean
  /** One or two words. */
  readonly resultado: string
  /** Why not; empty when it went well. */
  readonly motivo: string
}

type Fim = Pick<ResultadoOfPessoa, 'resultado' | 'isBom'>

const MOVIMENTO: Readonly<Record<string, Fim | undefined>> = {
  adicionada: { resultado: 'Adição feita', isBom: true },
  movida: { resultado: 'Mudança feita', isBom: true },
  'ja-estava': { resultado: 'Já estava lá', isBom: true },
  'nao-movida': { resultado: 'Não mudou', isBom: false },
} satisfies Record<LoteMovimento['resultado'], Fim>

const MENSAGEM: Readonly<Record<string, Fim | undefined>> = {
  'na-fila': { resultado: 'Na fila', isBom: true },
  'sem-canal': { resultado: 'Sem canal', isBom: false },
  'nao-enviada': { resultado: 'Não enviada', isBom: false },
} satisfies Record<LoteMensagem['resultado'], Fim>

/** What only a newer server knows is shown as it came, to be looked at. */
const unheard = (resultado: string): Fim => ({ resultado, isBom: false })

/** What became of each person, in words. */
export const movimentoInWords = (pessoa: LoteMovimento): ResultadoOfPessoa => ({
  ...(MOVIMENTO[pessoa.resultado] ?? unheard(pessoa.resultado)),
  identificador: pessoa.identificador,
  nome: pessoa.nome,
  motivo: pessoa.motivo,
})

export const mensagemInWords = (pessoa: LoteMensagem): ResultadoOfPessoa => ({
  ...(MENSAGEM[pessoa.resultado] ?? unheard(pessoa.resultado)),
  identificador: pessoa.identificador,
  nome: pessoa.nome,
  motivo: pessoa.motivo,
})
