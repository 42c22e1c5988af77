import type { ItemData } from './beneficios'

export interface TipoContratacaoData extends ItemData {
  /** `employmentType` of schema.org's JobPosting. */
  readonly jobposting: string
}

/** Contract types of step 6 (spec section 3, `tipoContratacoes`). Ids are stable. */
export const tiposContratacao: readonly TipoContratacaoData[] = [
  { id: 1, descricao: 'CLT', jobposting: 'FULL_TIME' },
  { id: 2, descricao: 'PJ', jobposting: 'CONTRACTOR' },
  { id: 3, descricao: 'Estágio', jobposting: 'INTERN' },
  { id: 4, descricao: 'Temporário', jobposting: 'TEMPORARY' },
  { id: 5, descricao: 'Jovem Aprendiz', jobposting: 'PART_TIME' },
  { id: 6, descricao: 'Autônomo', jobposting: 'CONTRACTOR' },
  { id: 7, descricao: 'Intermitente', jobposting: 'PART_TIME' },
  { id: 8, descricao: 'CLT – Prazo determinado', jobposting: 'TEMPORARY' },
  { id: 9, descricao: 'Cooperado', jobposting: 'OTHER' },
  { id: 10, descricao: 'Trainee', jobposting: 'FULL_TIME' },
  { id: 11, descricao: 'Freelancer', jobposting: 'CONTRACTOR' },
  { id: 12, descricao: 'Voluntário', jobposting: 'VOLUNTEER' },
]
