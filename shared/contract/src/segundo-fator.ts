import { z } from 'zod'
import { FALTA_CODIGO, FALTA_SENHA } from './faltas'
import { CODIGO_MAX, SENHA_MAX } from './text-max'
import { Moment } from './wire'

/** The second factor of who signs in, and whether the company asks for one: product 75. */

/** Six digits of the app, or a recovery code, with any signs between. */
const codigo = z.string(FALTA_CODIGO).trim().min(1, FALTA_CODIGO).max(CODIGO_MAX)
const senha = z.string(FALTA_SENHA).min(1, FALTA_SENHA).max(SENHA_MAX)

export const CodigoBody = z.object({ codigo })
export const SenhaPropriaBody = z.object({ senha })
/** Who one is, shown again: the password and a code. */
export const ProofBody = z.object({ senha, codigo })

export const SegundoFator = z
  .object({
    /** Null: signing in asks for the password alone. */
    ativoDesde: Moment.nullable(),
    codigosRestantes: z.number().int(),
    /** The company asks everybody for one. */
    isExigido: z.boolean(),
  })
  .meta({ id: 'SegundoFator' })
export type SegundoFator = z.infer<typeof SegundoFator>

export const SegundoFatorBegun = z.object({
  /** Base32, to be typed where no code is read off the screen. */
  segredo: z.string(),
  /** `otpauth://…`, to be shown as a QR code. */
  endereco: z.string(),
})
export type SegundoFatorBegun = z.infer<typeof SegundoFatorBegun>

/** Told once. */
export const Recuperacao = z.object({ codigos: z.array(z.string()) })
/** The session goes on under another token. */
export const SegundoFatorLigado = Recuperacao.extend({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.number().int(),
})

export const AcessoBody = z.object({ exigeSegundoFator: z.boolean() })
export const Acesso = AcessoBody.extend({
  /** People of the company who have none yet. */
  semSegundoFator: z.number().int(),
}).meta({ id: 'Acesso' })
export type Acesso = z.infer<typeof Acesso>
