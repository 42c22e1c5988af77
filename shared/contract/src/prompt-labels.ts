/**
 * What the wizard calls a fact in the prompt, one `Rótulo: valor` line each, and by what the built-in writer knows it
 * again (spec section 7, product 33). No zod: the browser reads it.
 */
export const PROMPT_LABELS = {
  cargo: 'Função',
  empresa: 'Empresa',
  palavrasChave: 'Palavras-chave',
  cidades: 'Cidades',
  pcd: 'PCD',
  modalidade: 'Modalidade',
  contratacao: 'Contratação',
  jornada: 'Jornada',
  beneficios: 'Benefícios',
  escolaridade: 'Escolaridade',
  idiomas: 'Idiomas',
  experiencia: 'Experiência',
} as const
export type PromptField = keyof typeof PROMPT_LABELS
