import { countOf } from '@seleta/regras/plural'

/** What the board says and shows, in one table. Screen-reader sentences word for word: design.md section 4. */

export interface Lugar {
  readonly nome: string
  readonly etapa: string
  /** 1-based. */
  readonly posicao: number
  readonly total: number
}

export const falas = {
  lift: ({ nome, etapa, posicao, total }: Lugar) =>
    `${nome} selecionado para mover. Etapa ${etapa}, posição ${posicao} de ${total}. Use as setas; espaço solta, Esc cancela.`,
  over: ({ etapa, posicao, total }: Omit<Lugar, 'nome'>) => `Etapa ${etapa}, posição ${posicao} de ${total}.`,
  drop: ({ nome, etapa, posicao, total }: Lugar) =>
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

export const avisos = {
  moved: (nome: string, etapa: string) => `${nome} agora em ${etapa}.`,
  /** Two recruiters moved one person: whose move won (product 46). */
  wonOver: (nome: string, antes: string, agora: string) =>
    `Outra pessoa tinha movido ${nome} para ${antes}. Vale o seu movimento: ${agora}.`,
  lostTo: (nome: string, etapa: string, autor: string | null) =>
    `${autor ?? 'Outra pessoa'} moveu ${nome} para ${etapa} depois de você.`,
  notMoved: (nome: string) => `Não foi possível mover ${nome}`,
  etapaCriada: 'Kanban adicionado!',
  etapaIncompleta: 'Erro: verifique os dados e tente novamente.',
  notificacaoSalva: 'Mensagem de notificação salva.',
  etapaSalva: (nome: string) => `Etapa “${nome}” salva.`,
  etapaNaoMovida: (nome: string) => `Não foi possível mover a etapa “${nome}”`,
  etapaRestaurada: (nome: string) => `Etapa “${nome}” de volta.`,
  etapaRemovida: (nome: string) => `Etapa “${nome}” removida.`,
  removalFailed: 'erro ao excluir kanban',
} as const

/** '32 anos · Campinas – SP'; what is unknown is left out. */
export function idadeAndLocal(idade: number | null, localizacao: string): string {
  return [idade === null ? '' : countOf(idade, 'ano', 'anos'), localizacao]
    .filter((part) => part !== '')
    .join(' · ')
}

/** '1 pessoa', '12 pessoas', '1.200 pessoas'. */
export function pessoas(count: number): string {
  return countOf(count, 'pessoa', 'pessoas')
}
