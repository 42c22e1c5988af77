import { z } from 'zod'
import { PessoaEntrada } from './entrada'
import { EXPERIENCIA_FILTRO } from './limits'
import { CPF_MAX, VERSAO_MAX } from './text-max'
import { Id, Identificador, Moment, textUpTo } from './wire'

/** Correcting and erasing a person by who has the right (product 92, audit P17, decision 192). */

/** What is told of a person, as the form of a correction begins. */
export const Correcao = z
  .object({
    /** Of what is told here: a correction names it, so that nobody overwrites what they have not seen. */
    versao: z.string(),
    nome: z.string(),
    email: z.string(),
    telefone: z.string(),
    /** Masked: its check digits alone; empty where none is known. */
    cpf: z.string(),
    /** `yyyy-mm-dd`, or empty. */
    nascimento: z.string(),
    cidade: z.object({ id: Id, nome: z.string(), uf: z.string() }).nullable(),
    formacao: z.string(),
    experiencia: z.enum(EXPERIENCIA_FILTRO.map((e) => e.value)).nullable(),
    idiomas: z.array(z.string()),
    habilidades: z.array(z.string()),
    sobre: z.string(),
    cnh: z.string(),
    /** BRL a month, as it can be typed. */
    pretensao: z.string(),
  })
  .meta({ id: 'Correcao' })
export type Correcao = z.infer<typeof Correcao>

/** The same fields as on the way in, with the same limits; an empty text takes a value away. */
export const CorrecaoDoTalentoBody = PessoaEntrada.omit({
  curso: true,
  ultimoCargo: true,
  ultimaEmpresa: true,
}).extend({
  versao: textUpTo(VERSAO_MAX),
  /** Null leaves it as it is: the form is not told its digits (security L10). */
  cpf: textUpTo(CPF_MAX).nullable(),
})
export type CorrecaoDoTalentoBody = z.infer<typeof CorrecaoDoTalentoBody>

export const CorrecaoAnswer = z.object({
  /** What takes it back; null where nothing was changed by it, or where that is over. */
  id: Id.nullable(),
  /** What was changed, in words: 'E-mail', 'Cidade'. */
  campos: z.array(z.string()),
  /** Until when it can be taken back. */
  ate: Moment.nullable(),
})

export const CorrecaoDesfeita = z.object({ identificador: Identificador, nome: z.string() })

/** What goes with a person. */
export const Apagamento = z
  .object({
    nome: z.string(),
    inscricoes: z.number().int(),
    arquivos: z.number().int(),
    mensagens: z.number().int(),
    notas: z.number().int(),
    /** Sent of them, versions as one; absent from an older server. */
    avaliacoes: z.number().int().optional(),
    /** The company keeps them by law: nobody erases them while that stands. */
    isGuardada: z.boolean(),
  })
  .meta({ id: 'Apagamento' })
export type Apagamento = z.infer<typeof Apagamento>
