import { formatDia } from '@seleta/regras/dia'
import { dinheiroOrEmpty } from '@seleta/regras/dinheiro'
import { formatTelefone } from '@seleta/regras/telefone'
import { EXPERIENCIA_FILTRO } from '@seleta/contract/limits'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'

type Snapshot = Readonly<Record<string, unknown>>

/** Plain fields in the order in which they are told. CPF is told without its digits (security L10). */
const CAMPOS = [
  ['email', (value) => value],
  ['telefone', formatTelefone],
  ['cpf', () => 'informado'],
  ['nascimento', formatDia],
  ['formacao', (value) => value],
  ['tempoExperiencia', (value) => EXPERIENCIA_FILTRO.find((one) => one.value === value)?.label ?? value],
  ['cnh', (value) => value],
] as const satisfies readonly (readonly [key: string, write: (value: string) => string])[]
const LISTS = ['idiomas', 'habilidades'] as const

const labelOf = (key: (typeof CAMPOS)[number][0]) =>
  PESSOA_LABELS[key === 'tempoExperiencia' ? 'experiencia' : key]

/**
 * What a person got by a merge, in words.
 * @param cidade name of the city after it
 * @returns for example ['Telefone: (11) 98765-4321', 'Idiomas: Inglês']
 */
export function describeChanges(former: Snapshot, present: Snapshot, cidade: string): string[] {
  const changed = (key: string) => JSON.stringify(former[key]) !== JSON.stringify(present[key])
  const plain = CAMPOS.flatMap(([key, write]) => {
    const value = present[key]
    return changed(key) && typeof value === 'string' ? [`${labelOf(key)}: ${write(value)}`] : []
  })
  const lists = LISTS.flatMap((key) => {
    const before = listOf(former[key])
    const added = listOf(present[key]).filter((item) => !before.includes(item))
    return added.length === 0 ? [] : [`${PESSOA_LABELS[key]}: ${added.join(', ')}`]
  })
  return [
    ...plain,
    ...(changed('cidadeId') && cidade !== '' ? [`${PESSOA_LABELS.cidade}: ${cidade}`] : []),
    ...(changed('pretensao') && typeof present['pretensao'] === 'number'
      ? [`${PESSOA_LABELS.pretensao}: ${dinheiroOrEmpty(present['pretensao'])}`]
      : []),
    ...lists,
    ...(changed('sobre') ? ['Texto sobre a pessoa'] : []),
    ...(changed('curriculoId') ? [PESSOA_LABELS.curriculo] : []),
  ]
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
