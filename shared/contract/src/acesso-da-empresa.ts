import { EMAIL_MAX } from '@seleta/regras/email'
import { z } from 'zod'
import { FALTA_CLIENTE, FALTA_DOMINIO, FALTA_EMAIL, FALTA_EMISSOR } from './faltas'
import { PAPEIS } from './papeis'
import { CLIENTE_MAX, DOMINIO_MAX, EMISSOR_MAX, SEGREDO_MAX } from './text-max'
import { lineUpTo } from './wire'

/** Signing in with the company's own account, and how a company sets it up: product 75. */

export const EntrarPelaEmpresaBody = z.object({
  email: z.string(FALTA_EMAIL).min(1, FALTA_EMAIL).max(EMAIL_MAX),
  manter_conectado: z.boolean().optional(),
})
/** Where the browser goes: the provider's own page. */
export const EntrarPelaEmpresaAnswer = z.object({ endereco: z.string() })

const DOMINIO = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/

export const AcessoDaEmpresaBody = z.object({
  emissor: lineUpTo(EMISSOR_MAX).min(1, FALTA_EMISSOR),
  clienteId: lineUpTo(CLIENTE_MAX).min(1, FALTA_CLIENTE),
  /** Empty keeps the one that is there; no answer has it. */
  segredo: z.string().trim().max(SEGREDO_MAX).default(''),
  /** After the @ of the company's e-mails. */
  dominio: z
    .string(FALTA_DOMINIO)
    .trim()
    .toLowerCase()
    .max(DOMINIO_MAX)
    .regex(DOMINIO, 'Informe o domínio dos e-mails da empresa, como suaempresa.com.br.'),
  /** The role of whoever comes in without an invitation; null: nobody does. */
  papel: z.enum(PAPEIS).nullable(),
  /** Passwords open for administrators alone. */
  soPelaEmpresa: z.boolean(),
})
export type AcessoDaEmpresaBody = z.infer<typeof AcessoDaEmpresaBody>

export const AcessoDaEmpresa = AcessoDaEmpresaBody.omit({ segredo: true })
  .extend({
    /** The text that the domain's owner publishes as a TXT record. */
    registro: z.string(),
    isDominioProvado: z.boolean(),
    /** What the provider is told to send browsers back to. */
    volta: z.string(),
  })
  .meta({ id: 'AcessoDaEmpresa' })
export type AcessoDaEmpresa = z.infer<typeof AcessoDaEmpresa>
