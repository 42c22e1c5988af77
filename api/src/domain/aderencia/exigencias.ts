import type { Vaga } from '@seleta/contract/campanhas'
import { IDIOMA_DA_FLAG } from '@seleta/contract/flag-words'
import { splitPalavras } from '@seleta/contract/palavras-chave'
import { splitListWithBars } from '@seleta/regras/list'
import type { Exigencias, Nivel } from './aderencia-types'
import { isIdioma, uniqueIdiomas } from './idiomas'

/** The part of a campaign that the score reads. */
export interface CampanhaForAderencia {
  readonly palavraChave: string
  readonly cidades: readonly {
    readonly cidade: { readonly id: number; readonly nome: string; readonly uf: string }
  }[]
  readonly vaga: Pick<
    Vaga,
    'funcoes' | 'modalidade' | 'nivelEnsino' | 'curso' | 'tempoExperiencia' | 'idiomas' | 'perguntas'
  >
}

/** Other names of functions, by function id. */
export type Sinonimos = ReadonlyMap<number, readonly string[]>

/** Months from which a flag of step 3 is met. */
const MESES_BY_FLAG = [
  ['ate6Meses', 0],
  ['umDoisAnos', 12],
  ['tresQuatroAnos', 36],
  ['cincoAnos', 60],
] as const

/** In rising order. */
const REQUIRED_NIVEIS = ['fundamental', 'medio', 'tecnico', 'superior'] as const satisfies readonly Nivel[]

// Object.keys forgets the literal keys.
const IDIOMAS = Object.keys(IDIOMA_DA_FLAG) as (keyof typeof IDIOMA_DA_FLAG)[]

/**
 * What a campaign asks for, as the score reads it. The age range stays out (product 28).
 * @param campanha the campaign as the wire has it
 * @param sinonimos other names of its functions, by function id
 */
export function readExigencias(campanha: CampanhaForAderencia, sinonimos: Sinonimos = new Map()): Exigencias {
  const { vaga } = campanha
  const palavras = splitPalavras(campanha.palavraChave)
  return {
    funcoes: vaga.funcoes
      .filter(({ funcao }) => funcao.id !== 0)
      .map(({ funcao }) => ({ nomes: [funcao.descricao, ...(sinonimos.get(funcao.id) ?? [])] })),
    cidades: vaga.modalidade === 'remoto' ? [] : campanha.cidades.map(({ cidade }) => cidade),
    nivel: readNivel(vaga.nivelEnsino),
    cursos: vaga.curso.indiferente ? [] : vaga.curso.obrigatorios.map((curso) => curso.nome),
    experienciaMeses: readExperiencia(vaga.tempoExperiencia),
    // A language asked for as a keyword is asked for as a language, and once.
    idiomas: uniqueIdiomas([...readIdiomas(vaga.idiomas), ...palavras.filter(isIdioma)]),
    palavrasChave: palavras.filter((palavra) => !isIdioma(palavra)),
    perguntas: vaga.perguntas
      .filter((pergunta) => pergunta.efeito === 'PONTUAR')
      .map(({ id, title }) => ({ id, title })),
  }
}

/** The lowest ticked level is enough. */
function readNivel(flags: Vaga['nivelEnsino']): Nivel | null {
  if (flags.indiferente) return null
  return REQUIRED_NIVEIS.find((nivel) => flags[nivel]) ?? null
}

function readExperiencia(flags: Vaga['tempoExperiencia']): number | null {
  if (flags.indiferente) return null
  return MESES_BY_FLAG.find(([flag]) => flags[flag])?.[1] ?? null
}

function readIdiomas(flags: Vaga['idiomas']): string[] {
  if (flags.indiferente) return []
  const named = IDIOMAS.filter((flag) => flags[flag]).map((flag) => IDIOMA_DA_FLAG[flag])
  return [...named, ...splitListWithBars(flags.outros)]
}
