import { splitList } from '@seleta/regras/list'
import { FONTE_MAX, readOrigem } from '@seleta/regras/origem'
import { z } from 'zod'
import { ResumoDaAvaliacao } from './avaliacoes'
import { CANAIS_MENSAGEM } from './canais'
import { Dono } from './donos'
import { AConfirmar, Semelhante } from './entrada'
import { FALTA_CONSENTIMENTO } from './faltas'
import { FILTROS_TO_LET_GO } from './filtro-talentos'
import { EXPERIENCIA_FILTRO, HABILIDADES_TOLD, IDIOMAS_TOLD, ORIGENS, PERGUNTA, SCORE_MAX } from './limits'
import { needsContato, NomeDaPessoa } from './pessoa'
import { RetencaoOfPessoa } from './retencao'
import { porCampanha, sigiloso } from './sigilo'
import {
  ARMADILHA_MAX,
  CIDADE_MAX,
  FORMACAO_MAX,
  HABILIDADE_MAX,
  HABILIDADES_MAX,
  IDIOMA_MAX,
  NOME_MAX,
  RESPOSTA_MAX,
  SOBRE_MAX,
  TELEFONE_MAX,
  VERSAO_MAX,
} from './text-max'
import { Dia, EmailOrEmpty, Id, Identificador, Moment, pageOf, textUpTo } from './wire'

/** People: spec section 3 (candidate list item, detail), product 36–44. */

/** One line of the adherence's reasons, in Portuguese (product 36). */
export const AderenciaLinha = z.object({
  criterio: z.string(),
  texto: z.string(),
  pontos: z.number(),
  maximo: z.number(),
})
export type AderenciaLinha = z.infer<typeof AderenciaLinha>

export const TalentoItem = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    /** Null is '—', too little data (product 36). */
    aderencia: z.number().int().min(0).max(SCORE_MAX).nullable(),
    aderenciaDetalhe: z.array(AderenciaLinha),
    /** In the basket: the campaign that the fit was reckoned against, '#15 Auxiliar' (decision 061). */
    aderenciaCampanha: z.string().nullable().optional(),
    /** Last update of the résumé. */
    atualCv: Moment,
    formacao: z.string(),
    idade: sigiloso('sensivel', z.number().int().nullable()),
    localizacao: z.string(),
    /** Empty is Em Seleção (spec section 4). */
    situacao: z.string(),
    telefone: sigiloso('contato', z.string()),
    habilidades: z.array(z.string()),
    /** Stage in the campaign that was asked for. */
    etapaId: Id.nullable(),
    origem: z.enum(ORIGENS).nullable(),
    /** Why an eliminating answer took the person out (product 25). */
    eliminadaMotivo: z.string().nullable().optional(),
    /** When they applied, and since when they have been where they stand; null in the basket. */
    inscritaEm: Moment.nullable().optional(),
    naEtapaDesde: Moment.nullable().optional(),
    /** Nobody of the company has seen the application (decision 153). */
    isNova: z.boolean().optional(),
    /** An application says something of the person that their mailbox has not confirmed (decision 108). */
    aConfirmar: sigiloso('percurso', z.boolean()),
    /** Somebody else on record may be the same person. */
    talvezMesma: sigiloso('percurso', z.boolean()),
    /** They were told that they go on this day (decision 116). Absent: not yet. */
    saiEm: sigiloso('percurso', z.iso.date().optional()),
    /** How they were judged in the campaign that was asked for; absent where nobody judges, or has. */
    avaliacao: ResumoDaAvaliacao.optional(),
    /** Who takes care of them in the campaign that was asked for; null is nobody. */
    dono: Dono.nullable().optional(),
  })
  .meta({ id: 'TalentoItem' })
export type TalentoItem = z.infer<typeof TalentoItem>

export const PessoasAchadas = pageOf(TalentoItem).extend({
  /** What was looked for in place of the keyword, which nobody has: «vendedor» for «vendedro». */
  entendida: z.string().optional(),
  /**
   * Nobody found: without which filter there would be whom, most people first (product 66). More than `MAX_COUNT_FILTRO`
   * are counted as one more.
   */
  semFiltro: z.array(z.object({ filtro: z.enum(FILTROS_TO_LET_GO), total: z.number().int() })).optional(),
})

export const InformacaoPessoal = z.object({
  deficiencia: sigiloso('sensivel', z.string()),
  documento: sigiloso('documento', z.string()),
  email: sigiloso('contato', z.string()),
  endereco: z.object({
    bairro: sigiloso('contato', z.string()),
    cep: sigiloso('contato', z.string()),
    cidade: z.string(),
    id: Id.nullable(),
    uf: z.string(),
  }),
  estadoCivil: sigiloso('sensivel', z.string()),
  id: Id,
  idade: sigiloso('sensivel', z.number().int().nullable()),
  nascimento: sigiloso('sensivel', z.string().nullable()),
  nome: z.string(),
  pis: sigiloso('documento', z.string()),
  sexo: sigiloso('sensivel', z.string()),
  sobre: sigiloso('texto', z.string()),
  /** Categories: 'AB'; empty when not told. */
  cnh: z.string().optional(),
  /** BRL a month that they ask for. */
  pretensao: sigiloso('salario', z.number().nullable().optional()),
  telefone: sigiloso('contato', z.string()),
  telefoneResidencial: sigiloso('contato', z.string()),
})

export const ExperienciaProfissional = z.object({
  nomeEmpresa: z.string(),
  periodoEmpresa: z.string(),
  atividadeEmpresa: z.string(),
  funcao: z.string(),
  atribuicoes: z.string(),
  ultimoSalario: sigiloso('salario', z.number().nullable()),
  dataInicial: z.string().nullable(),
  dataFinal: z.string().nullable(),
})

export const FormacaoAcademica = z.object({
  anoConclusao: z.number().int().nullable(),
  atual: z.boolean(),
  curso: z.string(),
  idioma: z.string(),
  instituicao: sigiloso('escola', z.string()),
  /** Written as 'level|institution'. */
  nivel: z.string(),
  outrosCursos: z.string(),
  periodo: z.string(),
})

export const Participacao = z.object({
  campanhaId: Id,
  campanha: z.string(),
  etapa: z.string(),
  situacao: z.string(),
  origem: z.enum(ORIGENS),
  criadaEm: Moment,
  aderencia: z.number().int().nullable(),
  /** Why, line by line. */
  aderenciaDetalhe: z.array(AderenciaLinha).optional(),
  /** As in `TalentoItem`; null where they stand in no stage. */
  etapaId: Id.nullable().optional(),
  naEtapaDesde: Moment.optional(),
  isNova: z.boolean().optional(),
  eliminadaMotivo: z.string().nullable().optional(),
  /** Why the process ended; null where nobody said so (decision 170). */
  motivo: z.object({ id: Id, nome: z.string() }).nullable().optional(),
  /** Who takes care of them there; null is nobody. */
  dono: Dono.nullable().optional(),
  /** They are in its process still, so that it may be said who does. */
  pedeDono: z.boolean().optional(),
  /** It ended in a way that has a reason, which may still be said. */
  pedeMotivo: z.boolean().optional(),
})

export const MensagemNaFila = z
  .object({
    id: Id,
    canal: z.enum(CANAIS_MENSAGEM),
    assunto: z.string(),
    corpo: z.string(),
    saiEm: Moment,
    /** It waits still; one that is being sent cannot be taken back. */
    canCancelar: z.boolean(),
    /** False when the server has no mail: e-mails then wait. */
    emailLigado: z.boolean(),
  })
  .meta({ id: 'MensagemNaFila' })

export const Talento = z
  .object({
    identificador: Identificador,
    informacaoPessoal: InformacaoPessoal,
    experienciasProfissionais: z.array(ExperienciaProfissional),
    formacoesAcademicas: z.array(FormacaoAcademica),
    habilidades: z.array(z.string()),
    idiomas: z.array(z.string()),
    temCurriculo: z.boolean(),
    /** What the uploaded file is; null without one. A DOCX is downloaded, the PDF of the data stands beside it. */
    curriculoTipo: sigiloso('arquivo', z.enum(['pdf', 'docx']).nullable().optional()),
    /** They are hidden by blind triage (decision 193); absent where they are not. */
    isAsCegas: z.literal(true).optional(),
    participacoes: porCampanha(Participacao, 'campanhaId'),
    aConfirmar: sigiloso('percurso', z.array(AConfirmar)),
    semelhantes: sigiloso('percurso', z.array(Semelhante)),
    retencao: RetencaoOfPessoa,
    linhaDoTempo: sigiloso(
      'percurso',
      z.array(
        z.object({
          tipo: z.string(),
          texto: z.string(),
          quem: z.string(),
          criadoEm: Moment,
          /** A message that has not left: its words, when it leaves, and what takes it back. */
          mensagem: MensagemNaFila.optional(),
          /** The last move, while it can be taken back (product 60). */
          desfazer: z
            .object({ campanhaId: Id, kanbanId: Id, versao: z.number().int(), ate: Moment })
            .optional(),
        }),
      ),
    ),
  })
  .meta({ id: 'Talento' })
export type Talento = z.infer<typeof Talento>

/**
 * The application form (product 54): the JSON part of the multipart body, under the name `dados`; the file under
 * `curriculo`.
 */
export const InscricaoBody = z
  .object({
    nome: NomeDaPessoa,
    email: EmailOrEmpty.default(''),
    telefone: textUpTo(TELEFONE_MAX).default(''),
    cidadeId: z.number().int().positive().nullable().default(null),
    /** The city as it was typed, 'Recife – PE', when there is no id. */
    cidadeTexto: textUpTo(CIDADE_MAX).default(''),
    nascimento: Dia.nullable().default(null),
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
    respostas: z
      .array(
        z.object({
          perguntaId: z.uuid(),
          /** Yes/no: 'sim' or 'nao'. Multiple choice: option ids. Open: the text. */
          valor: z.union([textUpTo(RESPOSTA_MAX), z.array(z.uuid()).max(PERGUNTA.maxOpcoes)]),
        }),
      )
      .max(PERGUNTA.max)
      .default([]),
    consentimento: z.literal(true, FALTA_CONSENTIMENTO),
    /** Version of the consent text that was shown. */
    consentimentoVersao: textUpTo(VERSAO_MAX),
    /** Where the person came from (`?origem=`): one word; what is more is let go. */
    fonte: textUpTo(FONTE_MAX).overwrite(readOrigem).default(''),
    /** Honeypot: a person never fills it. */
    site: textUpTo(ARMADILHA_MAX).default(''),
  })
  .refine(...needsContato)
export type InscricaoBody = z.infer<typeof InscricaoBody>

const campos = InscricaoBody.shape
/** A field as a form posts it: text that may have blanks around it. */
const digitado = <T extends z.ZodType<unknown, string>>(campo: T) => z.string().trim().pipe(campo)

/**
 * The same application as a page's own form posts it without JavaScript: every field a text or several, under the
 * names of the form, with the limits of `InscricaoBody`.
 */
export const InscricaoFormBody = z
  .object({
    nome: digitado(campos.nome),
    email: digitado(campos.email.unwrap()),
    telefone: digitado(campos.telefone.unwrap()),
    cidade: digitado(campos.cidadeTexto.unwrap()),
    formacao: campos.formacao,
    experiencia: z.enum(['', ...EXPERIENCIA_FILTRO.map((e) => e.value)]),
    ultimoCargo: digitado(campos.ultimoCargo.unwrap()),
    ultimaEmpresa: digitado(campos.ultimaEmpresa.unwrap()),
    idiomas: campos.idiomas,
    /** Separated by commas, semicolons or lines; of too many the first count. */
    habilidades: textUpTo(HABILIDADES_MAX).refine(
      (v) => splitList(v).every((one) => one.length <= HABILIDADE_MAX),
      `No máximo ${HABILIDADE_MAX} caracteres em cada habilidade.`,
    ),
    sobre: digitado(campos.sobre.unwrap()),
    /** By question id: one value, or the chosen options. */
    respostas: z.record(z.uuid(), z.array(textUpTo(RESPOSTA_MAX)).max(PERGUNTA.maxOpcoes)),
    consentimento: campos.consentimento,
    origem: campos.fonte,
    site: campos.site,
  })
  .refine(...needsContato)

export const InscricaoAnswer = z.object({
  /** Key of the page that shows what was sent, the same for known and unknown (decision 108). */
  acompanhamento: z.string(),
})
