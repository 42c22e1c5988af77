import { PROMPT_LABELS, type PromptField } from '@seleta/contract/prompt-labels'
import { foldText } from '@seleta/regras/text'

/** What else other clients call a fact. */
const ALSO_CALLED: readonly (readonly [rotulo: string, field: PromptField])[] = [
  ['Funções', 'cargo'],
  ['Palavra-chave', 'palavrasChave'],
  ['Cidade', 'cidades'],
  ['Exclusiva para PCD', 'pcd'],
  ['Tipo de contratação', 'contratacao'],
]

// The keys of a constant are known.
const FIELDS = Object.keys(PROMPT_LABELS) as PromptField[]

const FIELD_BY_LABEL: ReadonlyMap<string, PromptField> = new Map(
  [...FIELDS.map((field) => [PROMPT_LABELS[field], field] as const), ...ALSO_CALLED].map(
    ([rotulo, field]) => [foldText(rotulo), field],
  ),
)

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
    const field = FIELD_BY_LABEL.get(foldText(line.slice(0, colon)).replace(/^[-*•]\s*/, ''))
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
