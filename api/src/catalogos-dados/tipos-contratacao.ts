import type { ItemDado } from './beneficios'

/** Contract types of step 6 (spec section 3, `tipoContratacoes`). Ids are stable. */
export const tiposContratacao: readonly ItemDado[] = [
  { id: 1, descricao: 'CLT' },
  { id: 2, descricao: 'PJ' },
  { id: 3, descricao: 'Estágio' },
  { id: 4, descricao: 'Temporário' },
  { id: 5, descricao: 'Jovem Aprendiz' },
  { id: 6, descricao: 'Autônomo' },
  { id: 7, descricao: 'Intermitente' },
  { id: 8, descricao: 'CLT – Prazo determinado' },
  { id: 9, descricao: 'Cooperado' },
  { id: 10, descricao: 'Trainee' },
  { id: 11, descricao: 'Freelancer' },
  { id: 12, descricao: 'Voluntário' },
]
