import type { Vaga } from './campanhas'
import type { Pergunta } from './perguntas'

/** Whether the form demands a recording; null where none is asked for. */
const VIDEO_OBRIGATORIO = { sim: true, opcional: false, nao: null } as const

/**
 * The questions that applicants are asked. «Pedir Vídeo CV» decides for those in video (product 24): sim asks and
 * demands them, opcional asks, não and not chosen leave them out. All others are asked as they stand.
 * @returns in the campaign's order
 */
export function perguntasFeitas({ perguntas, videoCv }: Pick<Vaga, 'perguntas' | 'videoCv'>): Pergunta[] {
  const obrigatoria = VIDEO_OBRIGATORIO[videoCv ?? 'nao']
  return perguntas.flatMap((pergunta): Pergunta[] => {
    if (pergunta.tipo !== 'VIDEO') return [pergunta]
    return obrigatoria === null ? [] : [{ ...pergunta, obrigatoria }]
  })
}
