import { z } from 'zod'
import { DURACOES_VIDEO, PERGUNTA } from './limits'
import { Moment, textUpTo } from './wire'

/** Screening questions, part of the campaign: spec section 3, product 25. */

const common = {
  /** Chosen by the screen, stable for the life of the question. */
  id: z.uuid(),
  title: textUpTo(PERGUNTA.titulo),
  obrigatoria: z.boolean().default(false),
  efeito: z.enum(['ELIMINAR', 'SINALIZAR', 'PONTUAR']).default('SINALIZAR'),
  criadaEm: Moment,
}

export const PerguntaSimNao = z.object({
  ...common,
  tipo: z.literal('SIM_NAO'),
  /** The answers that count as right. */
  simCorreta: z.boolean(),
  naoCorreta: z.boolean(),
})

export const OpcaoResposta = z.object({ id: z.uuid(), title: textUpTo(PERGUNTA.opcao), correta: z.boolean() })

export const PerguntaMultipla = z.object({
  ...common,
  tipo: z.literal('MULTIPLA'),
  opcoes: z.array(OpcaoResposta).max(PERGUNTA.maxOpcoes),
})

export const PerguntaAberta = z.object({ ...common, tipo: z.literal('ABERTA') })

export const PerguntaVideo = z.object({
  ...common,
  tipo: z.literal('VIDEO'),
  /** Seconds; null when none was chosen. */
  duracao: z.union(DURACOES_VIDEO.map((s) => z.literal(s))).nullable(),
})

export const Pergunta = z
  .discriminatedUnion('tipo', [PerguntaSimNao, PerguntaMultipla, PerguntaAberta, PerguntaVideo])
  .meta({ id: 'Pergunta' })
export type Pergunta = z.infer<typeof Pergunta>

/** What a candidate gets to see: nothing that tells the right answer. */
export const PerguntaPublica = z
  .object({
    id: z.uuid(),
    tipo: z.enum(Pergunta.options.map((one) => one.shape.tipo.value)),
    title: z.string(),
    obrigatoria: z.boolean(),
    opcoes: z.array(z.object({ id: z.uuid(), title: z.string() })),
    duracao: z.number().nullable(),
  })
  .meta({ id: 'PerguntaPublica' })
export type PerguntaPublica = z.infer<typeof PerguntaPublica>
