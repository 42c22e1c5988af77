import type { Lugar } from '../lugares/lugares'
import type { Genero } from '../nomes/primeiros-nomes'
import type { ProfissaoData } from '../profissoes/profissao-data'

export interface ExperienciaDemo {
  readonly nomeEmpresa: string
  readonly atividadeEmpresa: string
  readonly funcao: string
  readonly atribuicoes: string
  /** BRL a month. */
  readonly ultimoSalario: number | null
  /** `yyyy-mm-dd`. */
  readonly dataInicial: string
  readonly dataFinal: string | null
  readonly atual: boolean
}

export interface FormacaoDemo {
  readonly nivel: string
  readonly instituicao: string
  readonly curso: string
  readonly situacao: string
  readonly anoConclusao: number | null
  readonly atual: boolean
  readonly periodo: string
  readonly outrosCursos: string
}

export interface IdiomaDemo {
  readonly idioma: string
  readonly nivel: string
}

/** One person of the demo, without database ids. */
export interface PessoaDemo {
  readonly identificador: string
  readonly profissao: ProfissaoData
  readonly genero: Genero
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly telefoneResidencial: string | null
  readonly cpf: string | null
  readonly pis: string | null
  readonly nascimento: string
  readonly sexo: string | null
  readonly estadoCivil: string | null
  readonly deficiencia: string | null
  readonly lugar: Lugar
  readonly bairro: string | null
  readonly cep: string | null
  readonly endereco: string | null
  readonly sobre: string
  /** Highest level, in the words of the filter; null when not told. */
  readonly formacao: string | null
  /** Functions of the catalogue that the person looks for. */
  readonly funcaoIds: readonly number[]
  readonly habilidades: readonly string[]
  readonly idiomas: readonly IdiomaDemo[]
  /** Null when no job was told. */
  readonly experienciaMeses: number | null
  readonly experiencias: readonly ExperienciaDemo[]
  readonly formacoes: readonly FormacaoDemo[]
}
