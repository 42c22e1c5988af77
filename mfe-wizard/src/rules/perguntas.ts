import { vocabulary } from '@seleta/regras/vocabulary'
import type { Pergunta } from '@seleta/contract/perguntas'

/** Screening questions as the wizard makes and moves them. Product 25. */

export type TipoPergunta = Pergunta['tipo']

interface PerguntaMaker {
  /** When it is made. */
  readonly now: Date
  readonly newId: () => string
}

/** An empty question of a kind; one with a right answer eliminates until told otherwise, and starts with two options. */
export function createPergunta(tipo: TipoPergunta, { now, newId }: PerguntaMaker): Pergunta {
  const common = {
    id: newId(),
    title: '',
    obrigatoria: false,
    efeito: hasRightAnswer(tipo) ? ('ELIMINAR' as const) : ('SINALIZAR' as const),
    criadaEm: now.toISOString(),
  }
  switch (tipo) {
    case 'SIM_NAO':
      return { ...common, tipo, simCorreta: true, naoCorreta: false }
    case 'MULTIPLA':
      return { ...common, tipo, opcoes: [createOpcao(newId), createOpcao(newId)] }
    case 'ABERTA':
      return { ...common, tipo }
    case 'VIDEO':
      return { ...common, tipo, duracao: null }
  }
}

export const createOpcao = (newId: () => string) => ({ id: newId(), title: '', correta: false })

/** Puts a question in the place of the one with its id, or at the end. */
export function putPergunta(perguntas: readonly Pergunta[], pergunta: Pergunta): Pergunta[] {
  return perguntas.some(({ id }) => id === pergunta.id)
    ? perguntas.map((item) => (item.id === pergunta.id ? pergunta : item))
    : [...perguntas, pergunta]
}

/**
 * Changes places with the neighbour of the same kinds; the questions of other kinds keep theirs.
 * @param by -1 up, 1 down
 */
export function movePergunta(
  perguntas: readonly Pergunta[],
  id: string,
  by: -1 | 1,
  tipos: readonly TipoPergunta[],
): Pergunta[] {
  const own = perguntas.filter(({ tipo }) => tipos.includes(tipo))
  const at = own.findIndex((item) => item.id === id)
  const moved = own[at]
  const neighbour = own[at + by]
  if (moved === undefined || neighbour === undefined) return [...perguntas]
  return perguntas.map((item) => (item === moved ? neighbour : item === neighbour ? moved : item))
}

/** What a question's kind is called on its card. */
export const TIPO_NAMES = vocabulary<TipoPergunta, string>({
  SIM_NAO: 'Sim ou não',
  MULTIPLA: 'Múltipla escolha',
  ABERTA: 'Aberta',
  VIDEO: 'Vídeo',
})

/** Effects of a wrong answer, each with what the person who applies will experience. */
export const EFEITOS = [
  {
    value: 'ELIMINAR',
    label: 'Eliminar',
    text: 'Quem responder diferente vai para o filtro “Eliminados”, com o motivo, e você ainda pode rever.',
  },
  {
    value: 'SINALIZAR',
    label: 'Sinalizar',
    text: 'Quem responder diferente segue no processo; você vê a resposta marcada.',
  },
  {
    value: 'PONTUAR',
    label: 'Pontuar',
    text: 'A resposta conta na aderência; ninguém sai do processo por ela.',
  },
] as const satisfies readonly { value: Pergunta['efeito']; label: string; text: string }[]

/** Whether a kind has answers that can be right or wrong; the others are read by the recruiter. */
export function hasRightAnswer(tipo: TipoPergunta): tipo is 'SIM_NAO' | 'MULTIPLA' {
  return tipo === 'SIM_NAO' || tipo === 'MULTIPLA'
}
