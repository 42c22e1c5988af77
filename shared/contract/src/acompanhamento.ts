import { z } from 'zod'
import { Id, Momento } from './wire'

/** What the person sees of their own application behind the signed link (product 55). */
export const Acompanhamento = z.object({
  inscricao: z.object({
    campanhaId: Id,
    vaga: z.string(),
    empresa: z.string(),
    /** Two or three plain words. */
    estado: z.string(),
    /** One sentence: what this means for the person. */
    explicacao: z.string(),
    criadaEm: Momento,
    /** Since when; null when nothing has happened since the application. */
    desde: Momento.nullable(),
    canRetirar: z.boolean(),
    /** The job still has a public page. */
    hasPagina: z.boolean(),
  }),
  outras: z.array(z.object({ chave: z.string(), vaga: z.string(), estado: z.string() })),
  pessoa: z.object({
    nome: z.string(),
    email: z.string(),
    telefone: z.string(),
    cidade: z.string(),
    sobre: z.string(),
  }),
})
export type Acompanhamento = z.infer<typeof Acompanhamento>

/** The correction form; empty texts take a value away. */
export const CorrecaoBody = z
  .object({
    nome: z.string().trim().min(2, 'Informe seu nome.').max(160),
    email: z.union([z.literal(''), z.email('E-mail inválido.').max(254)]),
    telefone: z.string().trim().max(20),
    cidade: z.string().trim().max(80),
    sobre: z.string().trim().max(4000),
  })
  .refine((v) => v.email !== '' || v.telefone !== '', {
    path: ['email'],
    message: 'Informe um e-mail ou um telefone.',
  })
export type CorrecaoBody = z.infer<typeof CorrecaoBody>

/** What a form of the candidate's own page posts without JavaScript; `corrigir` brings a `CorrecaoBody` along. */
export const AcompanhamentoFormBody = z.object({
  acao: z.enum(['retirar', 'apagar', 'corrigir']),
  /** `sim` when the box was ticked. */
  certeza: z.string().default(''),
})
