import { gradeResposta } from '@seleta/contract/grade-resposta'
import type { Pergunta } from '@seleta/contract/perguntas'
import { NIVEIS, type Nivel, type Perfil } from './aderencia-types'
import { isIdioma, uniqueIdiomas } from './idiomas'
import { readNivelOfText } from './niveis'

/**
 * What the database gives of one person in one campaign. Age, sex, disability, marital status and neighbourhood
 * are not even asked for (product 36).
 */
export interface PerfilRow {
  readonly cidade: Perfil['cidade']
  /** Level as the person told it. */
  readonly formacao: string | null
  /** Names of the functions that the person looks for. */
  readonly funcoes: readonly string[]
  readonly tempoExperiencia: keyof typeof MESES_BY_FAIXA | null
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  readonly sobre: string
  readonly experiencias: readonly {
    readonly funcao: string
    readonly atribuicoes: string
    readonly meses: number | null
  }[]
  readonly formacoes: readonly { readonly nivel: string; readonly curso: string }[]
  readonly respostas: readonly { readonly chave: string; readonly valor: string | readonly string[] }[]
}

/** The least that each answer of the form means. */
const MESES_BY_FAIXA = {
  ATE_SEIS_MESES: 6,
  UM_A_DOIS_ANOS: 12,
  TRES_A_QUATRO_ANOS: 36,
  MAIS_CINCO_ANOS: 60,
} as const

/** What a person told, as the score reads it. */
export function readPerfil(row: PerfilRow, perguntas: readonly Pergunta[]): Perfil {
  return {
    cargos: [...row.funcoes, ...row.experiencias.map((x) => x.funcao)].filter(isTold),
    cidade: row.cidade,
    nivel: highest([row.formacao ?? '', ...row.formacoes.map((f) => f.nivel)]),
    cursos: row.formacoes.map((f) => f.curso).filter(isTold),
    experienciaMeses:
      row.tempoExperiencia === null ? sumMeses(row.experiencias) : MESES_BY_FAIXA[row.tempoExperiencia],
    idiomas: uniqueIdiomas([...row.idiomas, ...row.habilidades.filter(isIdioma)]),
    habilidades: row.habilidades,
    freeTexts: [row.sobre, ...row.experiencias.map((x) => x.atribuicoes)].filter(isTold),
    respostas: gradeAll(row.respostas, perguntas),
  }
}

const isTold = (text: string) => text.trim() !== ''

function highest(texts: readonly string[]): Nivel | null {
  const ranks = texts.map((text) => readNivelOfText(text)).filter((nivel) => nivel !== null)
  return NIVEIS.findLast((nivel) => ranks.includes(nivel)) ?? null
}

function sumMeses(experiencias: PerfilRow['experiencias']): number | null {
  const told = experiencias.map((x) => x.meses).filter((meses) => meses !== null)
  return told.length === 0 ? null : told.reduce((sum, meses) => sum + meses, 0)
}

function gradeAll(respostas: PerfilRow['respostas'], perguntas: readonly Pergunta[]): Record<string, number> {
  const notas: Record<string, number> = {}
  for (const { chave, valor } of respostas) {
    const pergunta = perguntas.find((p) => p.id === chave)
    const nota = pergunta === undefined ? null : gradeResposta(pergunta, valor)
    if (nota !== null) notas[chave] = nota
  }
  return notas
}
