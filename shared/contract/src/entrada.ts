import { EMAIL_MAX } from '@seleta/regras/email'
import { z } from 'zod'
import { EXPERIENCIA_FILTRO, ORIGENS_ROBO, IDIOMAS_TOLD, HABILIDADES_TOLD } from './limits'
import {
  CNH_MAX,
  CPF_MAX,
  FORMACAO_MAX,
  HABILIDADE_MAX,
  IDIOMA_MAX,
  NOME_CURTO_MAX,
  NOME_MAX,
  PRETENSAO_MAX,
  SOBRE_MAX,
  TELEFONE_MAX,
} from './text-max'
import { ToldLine, Id, Identificador, lineUpTo, Moment, textUpTo } from './wire'

/** People who come in by a recruiter, a file or an automated origin, and what became of it (product 42). */

/** What is known of a person who comes in. Name and one of e-mail, phone and CPF are needed. */
export const PessoaEntrada = z.object({
  nome: lineUpTo(NOME_MAX),
  email: textUpTo(EMAIL_MAX).trim().default(''),
  telefone: textUpTo(TELEFONE_MAX).default(''),
  /** With or without dots; checked by its digits. */
  cpf: textUpTo(CPF_MAX).default(''),
  nascimento: z.union([z.literal(''), z.iso.date('Informe um dia que exista, como dd/mm/aaaa.')]).default(''),
  cidadeId: z.number().int().positive().nullable().default(null),
  formacao: textUpTo(FORMACAO_MAX).default(''),
  curso: textUpTo(NOME_MAX).default(''),
  experiencia: z
    .enum(EXPERIENCIA_FILTRO.map((e) => e.value))
    .nullable()
    .default(null),
  ultimoCargo: textUpTo(NOME_MAX).default(''),
  ultimaEmpresa: textUpTo(NOME_MAX).default(''),
  idiomas: z.array(textUpTo(IDIOMA_MAX)).max(IDIOMAS_TOLD).default([]),
  habilidades: z.array(textUpTo(HABILIDADE_MAX)).max(HABILIDADES_TOLD).default([]),
  sobre: textUpTo(SOBRE_MAX).default(''),
  /** In any notation: 'AB', 'A e B'. */
  cnh: textUpTo(CNH_MAX).default(''),
  /** BRL a month that they ask for, in any notation: '2500', 'R$ 2.500,00'. */
  pretensao: textUpTo(PRETENSAO_MAX).default(''),
})
export type PessoaEntrada = z.infer<typeof PessoaEntrada>

/** Multipart: this under `dados`, a résumé (PDF, DOCX, 5 MB) under `curriculo`. */
export const NewTalentoBody = PessoaEntrada.extend({
  /** Null: only into the basket. */
  idCampanha: Id.nullable().default(null),
})
export type NewTalentoBody = z.infer<typeof NewTalentoBody>

/** By what two are known as one. */
export const MOTIVOS_FUSAO = ['email', 'telefone', 'cpf', 'referencia'] as const
export type MotivoFusao = (typeof MOTIVOS_FUSAO)[number]

/** By what two may be one. */
export const MOTIVOS_SEMELHANCA = [...MOTIVOS_FUSAO, 'nome'] as const
export type MotivoSemelhanca = (typeof MOTIVOS_SEMELHANCA)[number]

/** What two who may be one share: of whom one has been corrected since, nothing. */
export const MOTIVOS_AGORA = [...MOTIVOS_SEMELHANCA, 'nenhum'] as const
export type MotivoAgora = (typeof MOTIVOS_AGORA)[number]

export const EntradaAnswer = z
  .object({
    identificador: Identificador,
    /** A recruiter is told what they are called on record, an origin what it has told. */
    nome: z.string(),
    /** `unida`: the person was known already, and what is new went to them. */
    resultado: z.enum(['criada', 'unida']),
    motivo: z.enum(MOTIVOS_FUSAO).nullable(),
    /** Stood in the campaign before; false without a campaign. */
    jaInscrita: z.boolean(),
    /** They had left its process, and are not back; absent where they had not. */
    desistiu: z.boolean().optional(),
  })
  .meta({ id: 'EntradaAnswer' })
export type EntradaAnswer = z.infer<typeof EntradaAnswer>

export const DuplicadosBody = PessoaEntrada.pick({ nome: true, email: true, telefone: true, cpf: true })

/** Somebody known who shares e-mail, phone or CPF. */
export const Duplicado = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    motivo: z.enum(MOTIVOS_FUSAO),
    /** True: coming in now goes to this person. False: only a hint, such as a phone that a family shares. */
    isMesma: z.boolean(),
  })
  .meta({ id: 'Duplicado' })
export type Duplicado = z.infer<typeof Duplicado>

export const VIAS_FUSAO = ['formulario', 'recrutador', 'importacao', 'origem'] as const

/** One time that a known person came in again. */
export const Fusao = z
  .object({
    id: Id,
    via: z.enum(VIAS_FUSAO),
    motivo: z.enum(MOTIVOS_SEMELHANCA),
    /** Name and contact as they came. */
    nome: z.string(),
    email: z.string(),
    telefone: z.string(),
    /** What the person got by it: 'Telefone: (11) 98765-4321', 'Idiomas: Inglês'. */
    mudancas: z.array(z.string()),
    campanha: z.string(),
    quem: z.string(),
    criadaEm: Moment,
    desfeitaEm: Moment.nullable(),
  })
  .meta({ id: 'Fusao' })
export type Fusao = z.infer<typeof Fusao>

/** Somebody on record who may be the same person (decision 108). */
export const Semelhante = z
  .object({
    /** Of the pair. */
    id: Id,
    identificador: Identificador,
    nome: z.string(),
    email: z.string(),
    telefone: z.string(),
    motivo: z.enum(MOTIVOS_AGORA),
    /** Hidden (decision 116), with the e-mail that the application gave: name and contact are empty (decision 129). */
    isOculta: z.boolean(),
    /** Kept apart in the last two minutes: it can still be taken back here. */
    isSeparada: z.boolean(),
  })
  .meta({ id: 'Semelhante' })
export type Semelhante = z.infer<typeof Semelhante>

/** `aberta`: they may be one after all. */
export const SemelhancaBody = z.object({
  decisao: z.enum(['juntas', 'separadas', 'aberta']),
  /** Of two with an e-mail each, whose stays after `juntas`; what was mailed to the other opens nothing any more. */
  emailDe: Identificador.optional(),
})
export type SemelhancaDecisao = z.infer<typeof SemelhancaBody>['decisao']

export const SemelhancaAnswer = z.object({
  /** Who is left, or who came later. */
  identificador: Identificador,
  nome: z.string(),
  /** The merge that takes a join back; null without one. */
  fusaoId: Id.nullable(),
})

/** What an application says of somebody on record, until the mailbox has said whose it was (decision 108). */
export const AConfirmar = z
  .object({
    /** Of what was sent. */
    identificador: Identificador,
    campanhaId: Id,
    campanha: z.string(),
    criadaEm: Moment,
    /** What differs from the record. */
    disse: z.array(ToldLine),
    temCurriculo: z.boolean(),
  })
  .meta({ id: 'AConfirmar' })
export type AConfirmar = z.infer<typeof AConfirmar>

export const SepararAnswer = z.object({
  /** The person who stands alone again. */
  identificador: Identificador,
  nome: z.string(),
})

/** The company's key for automated origins; the key itself is told once, when it is made. */
export const ChaveOrigens = z.object({ criadaEm: Moment.nullable() })
export const NewChaveOrigens = z.object({ chave: z.string(), criadaEm: Moment })

export const OrigemParams = z.object({ origem: z.enum(ORIGENS_ROBO) })

/** What ABLER and BNE send, with the company's key in `X-Api-Key`. */
export const OrigemTalentoBody = PessoaEntrada.omit({ cidadeId: true })
  .extend({
    /** The person's id at the origin: sending it again is the same person. */
    referencia: textUpTo(NOME_CURTO_MAX).min(1, 'Informe a referência.'),
    /** Null: only into the basket. */
    idCampanha: Id.nullable().default(null),
    cidade: textUpTo(NOME_CURTO_MAX).default(''),
    uf: textUpTo(2).default(''),
  })
  .meta({ id: 'OrigemTalento' })
