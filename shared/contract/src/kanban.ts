import { COR } from '@seleta/regras/cor'
import { z } from 'zod'
import { ResumoDaAvaliacao } from './avaliacoes'
import { AvisoDoMovimento } from './aviso-do-movimento'
import { Dono } from './donos'
import { FALTA_NOME_DA_ETAPA, FALTA_NOTIFICACAO } from './faltas'
import { FiltroTalentosBody } from './filtro-talentos'
import { CARTOES, DEFAULT_COR, ETAPA_LIMIT, NO_ETAPA, ORIGENS, TIPOS_ETAPA } from './limits'
import { EXPORT_FORMATS } from './lote'
import { mensagemUpTo } from './mensagens'
import { sigiloso } from './sigilo'
import { BUSCA_GERAL_MAX } from './text-max'
import { Id, Identificador, lineUpTo, Moment } from './wire'

/** The wire's `kanban` is one stage (Etapa) of a campaign's board: spec sections 3 and 7, docs/glossario.md. */

export const EtapaContato = z.object({
  email: z.boolean().default(false),
  whatsapp: z.boolean().default(false),
  sms: z.boolean().default(false),
})

/** The spec's default, and how it is stored. */
const PRETO = { palavra: 'black', cor: DEFAULT_COR }

const cor = z
  .string()
  .overwrite((text) => (text.toLowerCase() === PRETO.palavra ? PRETO.cor : text))
  .regex(COR, 'Informe a cor como #rrggbb.')

export const EtapaItem = z
  .object({
    id: Id,
    nome: z.string(),
    cor: z.string(),
    ordem: z.number().int(),
    tipo: z.enum(TIPOS_ETAPA).nullable(),
    mensagemNotificacao: z.string(),
    campanhaId: Id,
    contato: EtapaContato,
    /** Days after which a person counts as stalled; null is no limit. */
    limiteDias: z.number().int().nullable(),
    qtdTalentos: z.number().int(),
    /** By which people are judged here (product 73); null is none, absent an older server. */
    idFicha: Id.nullable().optional(),
  })
  .meta({ id: 'EtapaItem' })
export type EtapaItem = z.infer<typeof EtapaItem>

/** A person's card on the board. */
export const Cartao = z
  .object({
    /** The inscrição. */
    id: Id,
    identificador: Identificador,
    nome: z.string(),
    idade: sigiloso('sensivel', z.number().int().nullable()),
    localizacao: z.string(),
    aderencia: z.number().int().nullable(),
    origem: z.enum(ORIGENS),
    /** Since when in this stage: 'Aberto há N dias' (product 48). */
    naEtapaDesde: Moment,
    /** Grows with each move of the person: of two facts about them the later one holds. */
    versao: z.number().int(),
    /** Why an eliminating answer took the person out (product 25). */
    eliminadaMotivo: z.string().nullable(),
    /** Answers that call for a look (product 25). */
    sinais: z.number().int(),
    /** As in `TalentoItem`. */
    isNova: z.boolean().optional(),
    /** As in `TalentoItem`. */
    aConfirmar: sigiloso('percurso', z.boolean()),
    talvezMesma: sigiloso('percurso', z.boolean()),
    /** Absent where nobody judges, or has. */
    avaliacao: ResumoDaAvaliacao.optional(),
    /** Who takes care of them here; null is nobody, absent an older server. */
    dono: Dono.nullable().optional(),
  })
  .meta({ id: 'Cartao' })
export type Cartao = z.infer<typeof Cartao>

/** A stage with its first people; the rest come by `listTalentosDaEtapa` (architecture.md, 'Boards are paged'). */
export const Etapa = EtapaItem.extend({
  /** `NO_ETAPA`: whoever stands in none, first and only where it was asked for (audit B6). */
  id: z.number().int().min(NO_ETAPA),
  talentos: z.array(Cartao),
  /** Last entry of the campaign's log that this reading holds: where `followKanban` goes on. */
  ultimoEvento: z.number().int(),
}).meta({ id: 'Etapa' })
export type Etapa = z.infer<typeof Etapa>

/**
 * Whether people who stand in no stage are a first column of the board (audit B6); who says nothing gets stages alone.
 */
export const KanbanQuery = z.object({ semEtapa: z.union([z.boolean(), z.stringbool()]).optional() })

/** What a stage is (product 64); null is another one. */
const tipo = z.enum(TIPOS_ETAPA).nullable()
/** A ficha of the company (product 73); null is none. */
const idFicha = Id.nullable()
const limiteDias = z.number().int().min(1).max(ETAPA_LIMIT.dias).nullable()

export const EtapaBody = z
  .object({
    nome: lineUpTo(ETAPA_LIMIT.nome).min(1, FALTA_NOME_DA_ETAPA),
    cor,
    /** Absent: before the hired, or at the end where there is no such stage. */
    ordem: z.number().int().min(1).max(ETAPA_LIMIT.ordem).optional(),
    mensagemNotificacao: mensagemUpTo(ETAPA_LIMIT.mensagem),
    campanhaId: Id,
    contato: EtapaContato.optional(),
    tipo: tipo.optional(),
    limiteDias: limiteDias.optional(),
    idFicha: idFicha.optional(),
  })
  .superRefine(({ mensagemNotificacao, contato }, context) => {
    // Who says that nobody is told needs no words for it (audit B12); who says nothing of it does, as the spec asks.
    const isSilent = contato !== undefined && !contato.email && !contato.whatsapp && !contato.sms
    if (mensagemNotificacao !== '' || isSilent) return
    context.addIssue({ code: 'custom', path: ['mensagemNotificacao'], message: FALTA_NOTIFICACAO })
  })
export type EtapaBody = z.infer<typeof EtapaBody>

export const EtapaUpdateBody = z.object({
  nome: lineUpTo(ETAPA_LIMIT.nome).min(1, FALTA_NOME_DA_ETAPA).optional(),
  cor: cor.optional(),
  mensagemNotificacao: mensagemUpTo(ETAPA_LIMIT.mensagem).optional(),
  contato: EtapaContato.optional(),
  tipo: tipo.optional(),
  limiteDias: limiteDias.optional(),
  idFicha: idFicha.optional(),
  ordem: z.number().int().min(1).max(ETAPA_LIMIT.ordem).optional(),
})
export type EtapaUpdateBody = z.infer<typeof EtapaUpdateBody>

/** Where the people of a removed stage go (product 45); needed when it has people. */
export const RemoveEtapaQuery = z.object({ destino: Id.optional() })

export const EtapaTalentosQuery = z.object({
  /** People already shown. */
  depois: z.coerce.number().int().min(0).max(CARTOES.maxDepois).default(0),
  limite: z.coerce.number().int().min(1).max(CARTOES.max).default(CARTOES.primeiros),
})

/**
 * Whom a board shows: by name, answers, time in the stage, and by the filters that the candidate lists have (product 38,
 * audit B13).
 */
export const FiltroKanban = FiltroTalentosBody.omit({
  idCampanha: true,
  pesquisa: true,
  // Columns and `eliminadas` say it here.
  situacoes: true,
  eliminados: true,
  etapas: true,
  orders: true,
}).extend({
  /** Every word stands somewhere in the name. */
  nome: z.string().max(BUSCA_GERAL_MAX).optional(),
  /** Without those whom an answer took out, or only them; absent is both. */
  eliminadas: z.enum(['sem', 'so']).optional(),
  /** Only people past their stage's limit. */
  paradas: z.literal(true).optional(),
})
export type FiltroKanban = z.infer<typeof FiltroKanban>

/** The people of one stage as a file, as filtered on screen (product 50). */
export const ExportEtapaBody = z.object({
  formato: z.enum(EXPORT_FORMATS),
  filtro: FiltroKanban.prefault({}),
})

/** `avisar` false: the stage's message is not written (product 60). Who says nothing means yes, as the spec's client. */
export const MoveQuery = z.object({
  avisar: z.union([z.boolean(), z.stringbool()]).default(true),
  /** Why, where the stage is an end that asks for it (product 68). */
  motivoId: Id.optional(),
})

export const MoveParams = z.object({ identificador: Identificador, campanhaId: Id, kanbanId: Id })
export const MoveAnswer = z
  .object({
    inscricaoId: Id,
    identificador: Identificador,
    campanhaId: Id,
    /** Stage the person stands in now. */
    etapaId: Id,
    etapaNome: z.string(),
    /** Stage before; null when the person was just added. */
    deEtapaId: Id.nullable(),
    naEtapaDesde: Moment,
    /** As on the card. */
    versao: z.number().int(),
    mensagens: z.array(AvisoDoMovimento),
    /** False when the server has no mail: e-mails then wait. */
    emailLigado: z.boolean(),
  })
  .meta({ id: 'Movimento' })
export type MoveAnswer = z.infer<typeof MoveAnswer>
