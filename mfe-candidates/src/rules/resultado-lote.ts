import type { LoteMensagem, LoteMovimento } from '@seleta/contract/lote'

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

const MOVIMENTO = {
  adicionada: { resultado: 'Adição feita', isGood: true },
  movida: { resultado: 'Mudança feita', isGood: true },
  'ja-estava': { resultado: 'Já estava lá', isGood: true },
  'nao-movida': { resultado: 'Não mudou', isGood: false },
} as const

const MENSAGEM = {
  'na-fila': { resultado: 'Na fila', isGood: true },
  'sem-canal': { resultado: 'Sem canal', isGood: false },
  'nao-enviada': { resultado: 'Não enviada', isGood: false },
} as const

/** What became of each person, in words. */
export const movimentoInWords = (pessoa: LoteMovimento): ResultadoOfPessoa => ({
  ...MOVIMENTO[pessoa.resultado],
  identificador: pessoa.identificador,
  nome: pessoa.nome,
  motivo: pessoa.motivo,
})

export const mensagemInWords = (pessoa: LoteMensagem): ResultadoOfPessoa => ({
  ...MENSAGEM[pessoa.resultado],
  identificador: pessoa.identificador,
  nome: pessoa.nome,
  motivo: pessoa.motivo,
})
