import { tellNotMoved } from '@seleta/contract/tell-movimento'
import { labelOf, mensagemParts } from '@seleta/regras/mensagem-variables'
import { countOf } from '@seleta/regras/plural'

/** What the board says and shows, in one table. Screen-reader sentences word for word: design.md section 4. */

export interface Place {
  readonly nome: string
  readonly etapa: string
  /** 1-based. */
  readonly posicao: number
  readonly total: number
}

export const speech = {
  lift: ({ nome, etapa, posicao, total }: Place) =>
    `${nome} selecionado para mover. Etapa ${etapa}, posição ${posicao} de ${total}. Use as setas; espaço solta, Esc cancela.`,
  over: ({ etapa, posicao, total }: Omit<Place, 'nome'>) => `Etapa ${etapa}, posição ${posicao} de ${total}.`,
  drop: ({ nome, etapa, posicao, total }: Place) =>
    `${nome} agora está em ${etapa}, posição ${posicao} de ${total}.`,
  cancel: (nome: string, etapa: string) => `Movimento cancelado. ${nome} continua em ${etapa}.`,
  undone: (nome: string, etapa: string) => `Desfeito. ${nome} voltou para ${etapa}.`,
  liftEtapa: (nome: string, posicao: number, total: number) =>
    `Etapa ${nome} selecionada para mover, posição ${posicao} de ${total}. Use as setas; espaço solta, Esc cancela.`,
  overEtapa: (posicao: number, total: number) => `Posição ${posicao} de ${total}.`,
  dropEtapa: (nome: string, posicao: number, total: number) =>
    `Etapa ${nome} agora na posição ${posicao} de ${total}.`,
  cancelEtapa: (nome: string, posicao: number, total: number) =>
    `Movimento cancelado. Etapa ${nome} continua na posição ${posicao} de ${total}.`,
  notSaved: (nome: string) => `Não foi possível salvar o movimento de ${nome}.`,
} as const

/** The button of a stage's menu and the menu. */
export const optionsOf = (etapa: string): string => `Opções da etapa ${etapa}`

/**
 * Somebody else has changed a stage since what is written about it was begun.
 * @param mensagem what its message is now; null: it is another field alone
 * @param isSilent nobody is told there any more
 */
export function etapaOvertaken(mensagem: string | null, isSilent: boolean): string {
  const seen = mensagemParts(mensagem ?? '').map((part) =>
    part.kind === 'variable' ? labelOf(part.variable) : part.text,
  )
  const now = mensagem === null ? '' : ` A mensagem salva agora: “${seen.join('')}”`
  return `Esta etapa mudou depois que você começou. ${isSilent ? 'Agora ela não avisa ninguém. ' : ''}Salvar põe o que está aqui no lugar.${now}`
}

/** The button and the dialog that it opens. */
export const KEEP_MODELO = 'Guardar etapas como modelo'

export const toasts = {
  /** Two recruiters moved one person: whose move won (product 46). */
  wonOver: (nome: string, antes: string, latest: string) =>
    `Outra pessoa tinha movido ${nome} para ${antes}. Vale o seu movimento: ${latest}.`,
  /** The person left the process by themselves (audit B3). */
  desistiu: (nome: string) => `${nome} desistiu da vaga.`,
  notMoved: tellNotMoved,
  etapaCreated: 'Kanban adicionado!',
  etapaIncomplete: 'Erro: verifique os dados e tente novamente.',
  notificacaoSaved: 'Mensagem de notificação salva.',
  etapaSaved: (nome: string) => `Etapa “${nome}” salva.`,
  etapaNotMoved: (nome: string) => `Não foi possível mover a etapa “${nome}”`,
  etapaRestored: (nome: string) => `Etapa “${nome}” de volta.`,
  etapaRemoved: (nome: string) => `Etapa “${nome}” removida.`,
} as const

/** '1 pessoa', '12 pessoas', '1.200 pessoas'. */
export function pessoas(count: number): string {
  return countOf(count, 'pessoa', 'pessoas')
}
