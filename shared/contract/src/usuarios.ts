import { EMAIL_MAX } from '@seleta/regras/email'
import { z } from 'zod'
import { FALTA_EMAIL, FALTA_NOME, FALTA_NOME_DA_EMPRESA, FALTA_SENHA } from './faltas'
import { PAPEIS } from './papeis'
import { CHAVE_MAX, CNPJ_MAX, NOME_CURTO_MAX, NOME_MAX, SENHA_MAX, SENHA_MIN, tooShort } from './text-max'
import { Email, EmailOrEmpty, Id, lineUpTo, Moment, textUpTo } from './wire'

/** Company, people, sessions: product 1–7. */

export const LoginBody = z.object({
  username: z.string(FALTA_EMAIL).min(1, FALTA_EMAIL).max(EMAIL_MAX),
  password: z.string(FALTA_SENHA).min(1, FALTA_SENHA).max(SENHA_MAX),
  grant_type: z.literal('password', 'Use grant_type password.'),
  /** 'Manter-me conectado': 30 days instead of one working day. */
  manter_conectado: z.union([z.boolean(), z.stringbool()]).optional(),
})
export type LoginBody = z.infer<typeof LoginBody>

export const LoginAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.number().int(),
  /** Whose session it is: what they begin and do not send is kept under it. Absent from an older server. */
  usuario_id: Id.optional(),
})

export const Usuario = z
  .object({
    id: Id,
    nome: z.string(),
    email: z.string(),
    empresa: z.object({
      id: Id,
      nome: z.string(),
      /** Absent means no. */
      temLogo: z.boolean().optional(),
    }),
    /** Absent from an older server, whose people all may everything (product 70). */
    papel: z.enum(PAPEIS).optional(),
    /** What the role may not call: no control is drawn for it. */
    recusadas: z.array(z.string()).optional(),
    /** What of people the role reads nothing of: no column is drawn for it. */
    sigilos: z.array(z.string()).optional(),
    /** Names of who can help. */
    administradores: z.array(z.string()).optional(),
    /** The company asks for a second factor, and this session opens nothing until there is one (product 75). */
    faltaSegundoFator: z.boolean().optional(),
  })
  .meta({ id: 'Usuario' })
export type Usuario = z.infer<typeof Usuario>

export const UsuarioBody = z.object({ nome: lineUpTo(NOME_CURTO_MAX).min(1, FALTA_NOME) })

const newSenha = z.string().min(SENHA_MIN, tooShort(SENHA_MIN)).max(SENHA_MAX)
export const SenhaBody = z.object({ atual: z.string().max(SENHA_MAX), nova: newSenha })
export const EsqueciSenhaBody = z.object({ email: z.string().min(1, FALTA_EMAIL).max(EMAIL_MAX) })
export const EsqueciSenhaAnswer = z.object({
  /** False when the server has no mail: the screen then says how to reach the administrator. */
  emailLigado: z.boolean(),
})
export const RedefinirSenhaBody = z.object({ token: z.string().max(CHAVE_MAX), nova: newSenha })

export const Sessao = z
  .object({
    id: Id,
    criadaEm: Moment,
    ultimoUso: Moment,
    dispositivo: z.string(),
    isAtual: z.boolean(),
  })
  .meta({ id: 'Sessao' })
export type Sessao = z.infer<typeof Sessao>

/** A colleague as the company's list shows them. */
export const UsuarioItem = z
  .object({
    id: Id,
    nome: z.string(),
    email: z.string(),
    situacao: z.enum(['ATIVA', 'CONVIDADA']),
    /** Absent from an older server. */
    papel: z.enum(PAPEIS).optional(),
    /** How many campaigns would be without anybody responsible, were they to leave; deleted ones that can come back, too. */
    responsavelPor: z.number().int().optional(),
    /** Told to whoever administers the company. */
    temSegundoFator: z.boolean().optional(),
  })
  .meta({ id: 'UsuarioItem' })
export type UsuarioItem = z.infer<typeof UsuarioItem>

export const ConviteBody = z.object({
  email: Email,
  nome: lineUpTo(NOME_CURTO_MAX).default(''),
  papel: z.enum(PAPEIS).default('RECRUTADOR'),
})
export const PapelBody = z.object({ papel: z.enum(PAPEIS) })
/** Who takes the campaigns of somebody who leaves; needed when they are responsible for any. */
export const RemoveUsuarioQuery = z.object({ herdeiro: Id.optional() })
export const ConviteAnswer = z.object({ emailLigado: z.boolean(), link: z.string().nullable() })
export const AceitarConviteBody = z.object({
  token: z.string().max(CHAVE_MAX),
  nome: lineUpTo(NOME_CURTO_MAX).min(1, FALTA_NOME),
  senha: newSenha,
})

export const Empresa = z
  .object({
    id: Id,
    nome: z.string(),
    /** Absolute address of its page of jobs (decision 136). */
    paginaDeVagas: z.string().optional(),
    /** The company's word in it, and in addresses that tell what it has chosen. */
    slug: z.string().optional(),
    cnpj: z.string(),
    remetenteNome: z.string(),
    remetenteEmail: z.string(),
    /** Absent means no. */
    temLogo: z.boolean().optional(),
  })
  .meta({ id: 'Empresa' })
export type Empresa = z.infer<typeof Empresa>
export const EmpresaBody = z.object({
  nome: lineUpTo(NOME_MAX).min(1, FALTA_NOME_DA_EMPRESA),
  cnpj: textUpTo(CNPJ_MAX).default(''),
  remetenteNome: textUpTo(NOME_CURTO_MAX).default(''),
  remetenteEmail: EmailOrEmpty.default(''),
})

/** The picture goes beside it, as the file `logo`: PNG, JPEG or WebP, up to LOGO_MAX_BYTES. */
export const LogoBody = z.object({})
