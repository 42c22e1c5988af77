import { foldText } from '@seleta/regras/text'

/** Facts that the wizard writes into its prompt, one `Rótulo: valor` line each (spec section 7). */
export type PromptField =
  | 'cargo'
  | 'empresa'
  | 'palavrasChave'
  | 'cidades'
  | 'pcd'
  | 'modalidade'
  | 'contratacao'
  | 'jornada'
  | 'beneficios'
  | 'escolaridade'
  | 'idiomas'
  | 'experiencia'

const FIELD_BY_LABEL: Readonly<Record<string, PromptField>> = {
  funcao: 'cargo',
  funcoes: 'cargo',
  empresa: 'empresa',
  'palavra-chave': 'palavrasChave',
  'palavras-chave': 'palavrasChave',
  cidade: 'cidades',
  cidades: 'cidades',
  pcd: 'pcd',
  'exclusiva para pcd': 'pcd',
  modalidade: 'modalidade',
  contratacao: 'contratacao',
  'tipo de contratacao': 'contratacao',
  jornada: 'jornada',
  beneficios: 'beneficios',
  escolaridade: 'escolaridade',
  idiomas: 'idiomas',
  experiencia: 'experiencia',
}

export type PromptFields = Partial<Record<PromptField, string>>

/**
 * The facts of a prompt. Lines without a known label, and labels without a value, are left out.
 * @param prompt lines such as 'Função: Auxiliar de Logística'
 */
export function readPromptFields(prompt: string): PromptFields {
  const fields: PromptFields = {}
  for (const line of prompt.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const field = FIELD_BY_LABEL[foldText(line.slice(0, colon)).replace(/^[-*•]\s*/, '')]
    const value = line
      .slice(colon + 1)
      .trim()
      .replace(/[.;]+$/, '')
    if (field !== undefined && value !== '' && fields[field] === undefined) fields[field] = value
  }
  const cargo = fields.cargo ?? SENTENCE.exec(prompt)?.[1]?.trim()
  return cargo === undefined ? fields : { ...fields, cargo }
}

/** A prompt in a sentence, as other clients write it: 'Crie a descrição de uma vaga de Vendedor, em Recife'. */
const SENTENCE =
  /(?:^|[^\p{L}])(?:vaga|cargo|fun[çc][ãa]o)\s+(?:de|para)\s+([^\n.,;:]{2,120}?)(?=\s+(?:em|com|na|no)\s|[\n.,;:]|$)/iu

/** The parts of a value: 'a; b, c' is three. */
export function splitValue(value: string | undefined): string[] {
  return (value ?? '')
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
