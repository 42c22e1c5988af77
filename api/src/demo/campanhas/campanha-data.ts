import type { NivelEnsino, TempoExperiencia } from '@seleta/contract/campanhas'
import type { Quadro, SituacaoCampanha, TipoEtapa } from '@seleta/contract/limits'
import type { z } from 'zod'

type Flag<T extends z.ZodType> = Exclude<keyof z.infer<T>, 'outros'>

/** A question before it has ids and dates. */
export type PerguntaData = {
  readonly title: string
  readonly obrigatoria?: true
  readonly efeito?: 'ELIMINAR' | 'SINALIZAR' | 'PONTUAR'
} & (
  | { readonly tipo: 'SIM_NAO'; readonly correta: 'sim' | 'nao' | null }
  /** An option that begins with '*' is right. */
  | { readonly tipo: 'MULTIPLA'; readonly opcoes: readonly string[] }
  /** Answers that people of the demo give. */
  | { readonly tipo: 'ABERTA'; readonly respostas: readonly string[] }
  | { readonly tipo: 'VIDEO'; readonly duracao: 30 | 45 | 60 | 90 }
)

/** A stage beyond the six that every campaign starts with, put in after the stage of that name. */
export interface EtapaExtraData {
  readonly depoisDe: string
  readonly nome: string
  readonly tipo: TipoEtapa | null
  readonly cor: string
  readonly mensagem: string
}

/** One campaign of the demo as data; days count from the day the demo is made, negative ones are past. */
export interface CampanhaData {
  readonly nome: string
  readonly situacao: SituacaoCampanha
  readonly nomeEmpresa: string
  readonly areaInteresse: string
  /** Who applies: professions with weights, the first is the one looked for. */
  readonly publico: readonly (readonly [profissao: string, peso: number])[]
  /** How many apply. */
  readonly inscricoes: number
  readonly publicadaEm: number
  /** Last day for applications. */
  readonly fechamento: number
  /** When it was paused or ended. */
  readonly paradaEm?: number
  readonly funcoes: readonly number[]
  /** 'Campinas – SP'. */
  readonly cidades: readonly string[]
  readonly modalidade: 'presencial' | 'hibrido' | 'remoto'
  readonly vagas: number
  readonly palavrasChave: readonly string[]
  readonly exclusivoPcd?: true
  readonly observacao?: string
  readonly jornada: {
    readonly dias: readonly number[]
    readonly inicio: string
    readonly fim: string
    readonly escala: string
  }
  readonly salario: readonly [min: number, max: number]
  readonly salarioHora?: readonly [min: number, max: number]
  readonly tiposContratacao: readonly number[]
  readonly beneficios: readonly number[]
  readonly testes: readonly number[]
  readonly nivelEnsino: readonly Flag<typeof NivelEnsino>[]
  readonly tempoExperiencia: readonly Flag<typeof TempoExperiencia>[]
  readonly idiomas: readonly (
    | 'indiferente'
    | 'portugues'
    | 'ingles'
    | 'espanhol'
    | 'frances'
    | 'alemao'
    | 'italiano'
  )[]
  readonly cursos?: readonly number[]
  readonly videoCv?: 'sim' | 'nao' | 'opcional'
  readonly sobre: string
  readonly atividades: readonly string[]
  readonly requisitos: readonly string[]
  readonly diferenciais: readonly string[]
  readonly processo: string
  readonly perguntas: readonly PerguntaData[]
  readonly etapasExtras?: readonly EtapaExtraData[]
  readonly quadros: readonly Quadro[]
  /** Which of the company's people answers for it. */
  readonly responsavel: number
  /** For drafts: the wizard step where it was left. */
  readonly ultimoPasso?: string
}

/** Monday to Friday. */
export const SEMANA = [1, 2, 3, 4, 5] as const
/** Monday to Saturday. */
export const SEIS_DIAS = [1, 2, 3, 4, 5, 6] as const
export const TODOS_OS_DIAS = [0, 1, 2, 3, 4, 5, 6] as const
