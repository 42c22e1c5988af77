import { z } from 'zod'
import { needsContato, NomeDaPessoa } from './pessoa'
import { CIDADE_MAX, CONTATO_MAX, SOBRE_MAX, TELEFONE_MAX } from './text-max'
import { ToldLine, EmailOrEmpty, Id, Moment } from './wire'

/** What a person can correct, as their page shows it. */
const DadosProprios = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  cidade: z.string(),
  sobre: z.string(),
})

/**
 * What a signed link of a candidate opens (product 55): the mailed one the person's applications, the one of the screen
 * what was sent and nothing else (decision 108).
 */
export const Acompanhamento = z.object({
  /** The link of the screen: `pessoa` is what was sent, not what is on record. */
  isEnvio: z.boolean(),
  inscricao: z.object({
    campanhaId: Id,
    vaga: z.string(),
    empresa: z.string(),
    /** Where its open jobs are (decision 136). */
    empresaSlug: z.string(),
    /** Two or three plain words. */
    estado: z.string(),
    /** One sentence: what this means for the person. */
    explicacao: z.string(),
    criadaEm: Moment,
    /** Since when; null when nothing has happened since the application. */
    desde: Moment.nullable(),
    canRetirar: z.boolean(),
    /** The job still has a public page. */
    hasPagina: z.boolean(),
  }),
  /** How long the company keeps the person (decision 116); null for what was sent. */
  guarda: z
    .object({
      empresa: z.string(),
      /** Its choice. */
      meses: z.number().int(),
      /** What they are counted from, in the words that stand behind them. */
      contagem: z.string(),
      /** The last day on which it sees them, and the one on which they are erased, when nothing happens until then. */
      ate: z.iso.date(),
      apagaEm: z.iso.date(),
      isOculta: z.boolean(),
      /** The law keeps them: none of these days comes while it does. */
      isGuardada: z.boolean(),
      canContinuar: z.boolean(),
    })
    .nullable(),
  /** What was sent with the person's e-mail, and they have not said yet whether it was them. */
  aConfirmar: z.array(
    z.object({
      identificador: z.uuid(),
      vaga: z.string(),
      enviadaEm: Moment,
      /** They had withdrawn from this campaign: saying yes takes them back. */
      isVolta: z.boolean(),
      /** Why nothing can take them back now, in words; null: it can, or need not; absent from an older server. */
      impedimento: z.string().nullable().optional(),
      disse: z.array(ToldLine),
      /** Of what is told here: goes with the answer, since its sender may mend it meanwhile. */
      versao: z.string(),
    }),
  ),
  outras: z.array(z.object({ chave: z.string(), vaga: z.string(), estado: z.string() })),
  pessoa: DadosProprios,
  /**
   * Another e-mail that its person has asked for, and whose mailbox has yet to say yes; null for what was sent,
   * absent from an older server.
   */
  emailPedido: z.string().nullable().optional(),
})
export type Acompanhamento = z.infer<typeof Acompanhamento>

const parseOrNull = (text: unknown): unknown => {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The correction form; empty texts take a value away. */
export const CorrecaoBody = z
  .object({
    nome: NomeDaPessoa,
    email: EmailOrEmpty,
    telefone: z.string().trim().max(TELEFONE_MAX),
    cidade: z.string().trim().max(CIDADE_MAX),
    sobre: z.string().trim().max(SOBRE_MAX),
    /** With what the form was drawn, as JSON: what still is so stays as it is on record. Null: of a page of before. */
    antes: z.preprocess(parseOrNull, DadosProprios.nullable()).catch(null).default(null),
    /** `sim`: another e-mail that was asked for is wanted no more. */
    desistir: z.string().default(''),
  })
  .refine(...needsContato)
export type CorrecaoBody = z.infer<typeof CorrecaoBody>

/** Where a lost link shall go: an e-mail or a phone, as typed (decision 137). */
export const RecuperarLinkBody = z.object({ contato: z.string().trim().max(CONTATO_MAX) })

/** What a form of the candidate's own page posts without JavaScript; `corrigir` brings a `CorrecaoBody` along. */
export const AcompanhamentoFormBody = z.object({
  acao: z.enum(['retirar', 'apagar', 'corrigir', 'confirmar', 'recusar', 'trocar-email', 'continuar']),
  /** With `confirmar` and `recusar`: which sending. */
  envio: z.union([z.uuid(), z.literal('')]).default(''),
  /** With `confirmar`: of what was read. */
  versao: z.string().default(''),
  /** `sim` when the box was ticked. */
  certeza: z.string().default(''),
})
