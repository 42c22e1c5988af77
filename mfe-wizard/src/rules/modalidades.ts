/** Work modes, and what a recruiter reads for them (product 24). */
export const MODALIDADES = [
  { value: 'presencial', label: 'Presencial' },
  { value: 'hibrido', label: 'Híbrido' },
  { value: 'remoto', label: 'Remoto' },
  { value: null, label: 'Não informar' },
] as const
