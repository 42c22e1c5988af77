import { EMAIL_MAX } from '@seleta/regras/email'
import { limiteReached } from '@seleta/regras/limite'
import { z } from 'zod'
import { Cidade, Funcao } from './catalogos'
import {
  DESCRICAO_MAX,
  DINHEIRO,
  IDADE,
  MODALIDADES,
  PERGUNTA,
  PICK_LIMIT,
  QUADROS,
  SITUACOES_CAMPANHA,
  VAGAS_MAX,
  VIDEO_CV,
} from './limits'
import { Pergunta } from './perguntas'
import {
  BUSCA_GERAL_MAX,
  CATALOGO_MAX,
  ESCALA_MAX,
  LINHA_MAX,
  MENSAGEM_MAX,
  NOME_MAX,
  OBSERVACAO_MAX,
  PASSO_MAX,
  TELEFONE_MAX,
} from './text-max'
import { Dia, DiaOrMoment, Id, lineUpTo, Moment, textUpTo, oneOf } from './wire'

/** Campanha and vaga: spec section 3, with the homes that product 24 and 25 give to fields drawn but never stored. */

export const SituacaoCampanha = z.enum(SITUACOES_CAMPANHA)

const flag = z.boolean().default(false)
const idade = z.number().int().min(0).max(IDADE.maxGuardada)
const dinheiro = z.number().min(DINHEIRO.min).max(DINHEIRO.max).default(0)

export const TempoExperiencia = z.object({
  indiferente: flag,
  ate6Meses: flag,
  umDoisAnos: flag,
  tresQuatroAnos: flag,
  cincoAnos: flag,
})

export const NivelEnsino = z.object({
  indiferente: flag,
  fundamental: flag,
  /** The spec's 'Ensino Médio' checkbox, which it bound to no field (product 24). */
  medio: flag,
  tecnico: flag,
  superior: flag,
})

export const Idiomas = z.object({
  indiferente: flag,
  portugues: flag,
  ingles: flag,
  espanhol: flag,
  frances: flag,
  alemao: flag,
  italiano: flag,
  outros: textUpTo(LINHA_MAX).default(''),
})

export const CandidatoContato = z.object({
  email: flag,
  whatsapp: flag,
  sms: flag,
  mensagem: textUpTo(MENSAGEM_MAX).default(''),
})

export const CampanhaResponsavel = z.object({
  nome: lineUpTo(NOME_MAX).default(''),
  email: textUpTo(EMAIL_MAX).trim().default(''),
  telefone: textUpTo(TELEFONE_MAX).default(''),
})

export const Curso = z.object({
  indiferente: flag,
  completo: flag,
  trancado: flag,
  cursando: flag,
  obrigatorios: z
    .array(z.object({ id: Id, nome: textUpTo(CATALOGO_MAX) }))
    .max(PICK_LIMIT.cursos, `${limiteReached(PICK_LIMIT.cursos)}.`)
    .default([]),
})

export const Jornada = z.object({
  /** 0 is Sunday. */
  dias: z.array(z.number().int().min(0).max(6)).max(7).default([]),
  /** `hh:mm`, empty while not chosen. */
  inicio: textUpTo(5).default(''),
  fim: textUpTo(5).default(''),
  /** For example 5x2, 6x1, 12x36. */
  escala: textUpTo(ESCALA_MAX).default(''),
})

export const Vaga = z
  .object({
    /** First function, as older clients read it. */
    funcao: Funcao.nullable().default(null),
    funcoes: z
      .array(z.object({ funcao: Funcao }))
      .max(PICK_LIMIT.funcoes, `${limiteReached(PICK_LIMIT.funcoes)}.`)
      .default([]),
    descricao: textUpTo(DESCRICAO_MAX).default(''),
    tipoContratacoes: z
      // The catalogue's description stands in what is answered, whatever was sent.
      .array(z.object({ id: Id, descricao: textUpTo(CATALOGO_MAX).default('') }))
      .max(PICK_LIMIT.tiposContratacao, `${limiteReached(PICK_LIMIT.tiposContratacao)}.`)
      .default([]),
    campanhaResponsavel: CampanhaResponsavel.prefault({}),
    /** BRL a month. */
    salarioMin: dinheiro,
    salarioMax: dinheiro,
    /** BRL an hour (product 24). */
    salarioHoraMin: dinheiro,
    salarioHoraMax: dinheiro,
    idadeMinima: idade.default(IDADE.padraoMin),
    idadeMaxima: idade.default(IDADE.padraoMax),
    tempoExperiencia: TempoExperiencia.prefault({}),
    nivelEnsino: NivelEnsino.prefault({}),
    idiomas: Idiomas.prefault({}),
    candidatoContato: CandidatoContato.prefault({}),
    curso: Curso.prefault({}),
    beneficios: z
      .array(z.object({ beneficio: z.object({ id: Id, descricao: textUpTo(CATALOGO_MAX).optional() }) }))
      .max(PICK_LIMIT.beneficios, `${limiteReached(PICK_LIMIT.beneficios)}.`)
      .default([]),
    campanhaTestes: z
      .array(z.object({ idTeste: Id }))
      .max(PICK_LIMIT.testes, `${limiteReached(PICK_LIMIT.testes)}.`)
      .default([]),
    modalidade: oneOf(MODALIDADES).nullable().default(null),
    jornada: Jornada.prefault({}),
    videoCv: oneOf(VIDEO_CV).nullable().default(null),
    perguntas: z.array(Pergunta).max(PERGUNTA.max).default([]),
  })
  .meta({ id: 'Vaga' })
export type Vaga = z.infer<typeof Vaga>

/** What the wizard writes: the draft, and the body of the publish call (spec section 3). */
export const CampanhaRascunho = z
  .object({
    nome: lineUpTo(NOME_MAX).default(''),
    nomeEmpresa: lineUpTo(NOME_MAX).default(''),
    descricao: textUpTo(DESCRICAO_MAX).default(''),
    quantidadeVagas: z.number().int().min(0).max(VAGAS_MAX).default(0),
    inicio: DiaOrMoment.nullable().default(null),
    fechamento: DiaOrMoment.nullable().default(null),
    areaInteresse: textUpTo(LINHA_MAX).default(''),
    /** At most three, joined with `;`. */
    palavraChave: textUpTo(LINHA_MAX).default(''),
    exclusivoPcd: flag,
    observacao: textUpTo(OBSERVACAO_MAX).default(''),
    enviarCatho: flag,
    /** Older single city, nulled by a draft step (spec section 3). */
    cidade: Cidade.pick({ id: true, nome: true, uf: true }).nullable().default(null),
    cidades: z
      .array(z.object({ cidade: Cidade }))
      .max(PICK_LIMIT.cidades, `${limiteReached(PICK_LIMIT.cidades)}.`)
      .default([]),
    /** Job boards that were switched on (product 35). */
    quadros: z.array(z.enum(QUADROS)).max(QUADROS.length).default([]),
    /** Model whose stages the board begins with (product 64); null is the six of every new campaign. */
    processoModeloId: Id.nullable().default(null),
    vaga: Vaga.prefault({}),
  })
  .meta({ id: 'CampanhaRascunho' })
export type CampanhaRascunho = z.infer<typeof CampanhaRascunho>

export const Publicacao = z
  .object({
    quadro: z.enum(QUADROS),
    estado: z.enum(['DESLIGADO', 'LIGADO', 'ENVIADO', 'ERRO', 'FORA']),
    erro: z.string().nullable(),
  })
  .meta({ id: 'Publicacao' })

export const PublicacaoParams = z.object({ id: Id, quadro: z.enum(QUADROS) })

export const Campanha = CampanhaRascunho.extend({
  id: Id,
  situacao: SituacaoCampanha,
  /** Grows with each save; a save with an older one is told so (product 21). */
  versao: z.number().int(),
  /** Last wizard step that was open, a route segment. */
  ultimoPasso: z.string(),
  alteradaEm: Moment,
  qtdTalentos: z.number().int(),
  /** Names of who is responsible for it (product 71); absent from an older server. */
  responsaveis: z.array(z.string()).optional(),
  publicacoes: z.array(Publicacao),
}).meta({ id: 'Campanha' })
export type Campanha = z.infer<typeof Campanha>

/** Publish: the draft as it stands on the page; `rascunhoId` is the draft that ends with it. */
export const CampanhaBody = CampanhaRascunho.extend({
  rascunhoId: Id.optional(),
})
export type CampanhaBody = z.infer<typeof CampanhaBody>

export const RascunhoBody = z.object({
  campanha: CampanhaRascunho,
  ultimoPasso: textUpTo(PASSO_MAX).default('detalhes'),
})
export const RascunhoSaveBody = RascunhoBody.extend({
  /** The version the screen started from. */
  versao: z.number().int().min(0),
})

export const CampanhaUpdateBody = CampanhaRascunho.extend({ versao: z.number().int().min(0) })

export const CampanhaItem = z
  .object({
    id: Id,
    nome: z.string(),
    inicio: Dia.nullable(),
    fechamento: Dia.nullable(),
    quantidadeVagas: z.number().int(),
    /** Active inscrições (product 16). */
    qtdTalentos: z.number().int(),
    /** People in stages of type contratado (product 16). */
    qtdTalentosFinalizados: z.number().int(),
    situacao: SituacaoCampanha,
    localidade: z.string(),
    /** Where an open draft was left. */
    ultimoPasso: z.string(),
    /** Names of who is responsible for it (product 71); absent from an older server. */
    responsaveis: z.array(z.string()).optional(),
    /** Seen by nobody of the company yet, and longer in their stage than it allows; up to `MAX_COUNT_FILTRO`. */
    novas: z.number().int().optional(),
    paradas: z.number().int().optional(),
  })
  .meta({ id: 'CampanhaItem' })
export type CampanhaItem = z.infer<typeof CampanhaItem>

/** Campaigns in whose team the caller is (product 71). */
export const MINHAS = 'minhas'

/** Which campaigns are counted: those that a search finds; with `equipe` only the caller's. */
export const ContagemQuery = z.object({
  busca: z.string().max(BUSCA_GERAL_MAX).optional(),
  equipe: z.literal(MINHAS).optional(),
})
export type ContagemQuery = z.output<typeof ContagemQuery>

export const SORT_PATHS_CAMPANHA = [
  'campanha.nome',
  'campanha.id',
  'campanha.inicio',
  'campanha.fechamento',
  'campanha.novas',
  'campanha.paradas',
] as const

export const FiltroCampanhasBody = z.object({
  filtros: z
    .array(
      z.discriminatedUnion('path', [
        z.object({ path: z.literal('campanha.situacao'), value: SituacaoCampanha }),
        z.object({ path: z.literal('campanha.nome'), value: z.string().max(BUSCA_GERAL_MAX) }),
        z.object({ path: z.literal('campanha.fechamento'), value: z.literal('encerra') }),
        z.object({ path: z.literal('campanha.equipe'), value: z.literal(MINHAS) }),
      ]),
    )
    .max(5)
    .default([]),
  orders: z
    .array(z.object({ path: z.enum(SORT_PATHS_CAMPANHA), order: z.enum(['ASC', 'DESC']) }))
    .max(4)
    .default([]),
})
export type FiltroCampanhasBody = z.infer<typeof FiltroCampanhasBody>

export const ContagemCampanhas = z.object({
  TODAS: z.number().int(),
  RASCUNHO: z.number().int(),
  PUBLICADA: z.number().int(),
  PAUSADA: z.number().int(),
  ENCERRADA: z.number().int(),
})
export type ContagemCampanhas = z.infer<typeof ContagemCampanhas>

/** A deleted campaign that can still come back (product 15). */
export const CampanhaExcluida = z
  .object({
    id: Id,
    nome: z.string(),
    /** Last day on which it can be restored. */
    restauravelAte: Dia,
  })
  .meta({ id: 'CampanhaExcluida' })
export type CampanhaExcluida = z.infer<typeof CampanhaExcluida>

/** What happens to people who have not heard their outcome when a campaign ends (product 15). */
export const FecharBody = z.object({ enviarEncerramento: z.boolean().default(false) }).nullish()
