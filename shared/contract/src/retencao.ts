import { z } from 'zod'
import { FALTA_PRAZO } from './faltas'
import { RETENCAO } from './prazos'
import { sigiloso } from './sigilo'
import { MOTIVO_MAX, MOTIVO_MIN } from './text-max'
import { Identificador, Moment, textUpTo } from './wire'

/** How long a company keeps people (product 90, decision 116). Days without a time are Brazil's. */

const Guarda = z.object({ motivo: z.string(), desde: Moment, quem: z.string() })

/** Until when a person is kept, reckoned from what has happened with them. */
export const RetencaoOfPessoa = z.object({
  /** The last day on which the company sees them, when nothing happens until then; of somebody hidden, the day it was. */
  ate: z.iso.date(),
  apagaEm: z.iso.date(),
  /** Out of lists, search and boards. */
  isOculta: z.boolean(),
  /** A mail has told them that their data go, where they are reached today. */
  isAvisada: z.boolean(),
  /** A legal hold: nothing is hidden or erased while it stands. */
  guarda: sigiloso('percurso', Guarda.nullable()),
})
export type RetencaoOfPessoa = z.infer<typeof RetencaoOfPessoa>

/** The company's choice, and who is hidden by it now, whoever is erased first on top, at most 100. */
export const Retencao = z
  .object({
    meses: z.number().int(),
    /** False when the server has no mail: then nobody is told before. */
    emailLigado: z.boolean(),
    totalOcultas: z.number().int(),
    ocultas: z.array(
      z.object({
        identificador: Identificador,
        nome: z.string(),
        /** Null: a legal hold keeps them. */
        apagaEm: z.iso.date().nullable(),
      }),
    ),
  })
  .meta({ id: 'Retencao' })
export type Retencao = z.infer<typeof Retencao>

export const RetencaoBody = z.object({
  meses: z
    .number(FALTA_PRAZO)
    .int('Use um número inteiro de meses.')
    .min(RETENCAO.minMeses, `O prazo mínimo é de ${RETENCAO.minMeses} meses.`)
    .max(RETENCAO.maxMeses, `O prazo máximo é de ${RETENCAO.maxMeses} meses.`),
})

export const GuardaLegalBody = z.object({
  motivo: textUpTo(MOTIVO_MAX).min(MOTIVO_MIN, 'Diga por que a empresa precisa guardar.'),
})
