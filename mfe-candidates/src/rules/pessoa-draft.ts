import { parseDia } from '@seleta/regras/dia'
import type { NewTalentoBody } from '@seleta/contract/entrada'
import type { TempoExperienciaFiltro } from '@seleta/contract/limits'

/** A person as the form of a recruiter holds it. */
export interface PessoaDraft {
  readonly nome: string
  readonly email: string
  readonly telefone: string
  readonly cpf: string
  /** 'dd/mm/yyyy', possibly half typed. */
  readonly nascimento: string
  readonly cidade: { readonly id: number; readonly nome: string; readonly uf: string } | null
  readonly formacao: string
  readonly curso: string
  readonly experiencia: TempoExperienciaFiltro | ''
  readonly ultimoCargo: string
  readonly ultimaEmpresa: string
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  readonly sobre: string
  readonly cnh: string
  /** As typed: '2.500,00'. */
  readonly pretensao: string
}

export const EMPTY_PESSOA: PessoaDraft = {
  nome: '',
  email: '',
  telefone: '',
  cpf: '',
  nascimento: '',
  cidade: null,
  formacao: '',
  curso: '',
  experiencia: '',
  ultimoCargo: '',
  ultimaEmpresa: '',
  idiomas: [],
  habilidades: [],
  sobre: '',
  cnh: '',
  pretensao: '',
}

/** Whether something was filled in that closing would lose. */
export const isPessoaTouched = (draft: PessoaDraft) => JSON.stringify(draft) !== JSON.stringify(EMPTY_PESSOA)

/** The draft as the call takes it, without the campaign. A date that is none goes as typed, and is refused there. */
export function toNewTalento(draft: PessoaDraft): Omit<NewTalentoBody, 'idCampanha'> {
  const { cidade, experiencia, nascimento, idiomas, habilidades, ...texts } = draft
  return {
    ...texts,
    cidadeId: cidade?.id ?? null,
    experiencia: experiencia === '' ? null : experiencia,
    nascimento: parseDia(nascimento) ?? nascimento,
    idiomas: [...idiomas],
    habilidades: [...habilidades],
  }
}
