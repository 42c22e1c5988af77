import { formatDia } from '@seleta/regras/dia'
import { dinheiroOrEmpty } from '@seleta/regras/dinheiro'
import { formatTelefone } from '@seleta/regras/telefone'
import { EXPERIENCIA_FILTRO } from '@seleta/contract/limits'

type Snapshot = Readonly<Record<string, unknown>>

/** Plain fields in the order in which they are told. CPF is told without its digits (security L10). */
const CAMPOS: readonly (readonly [key: string, rotulo: string, write: (value: string) => string])[] = [
  ['email', 'E-mail', (value) => value],
  ['telefone', 'Telefone', formatTelefone],
  ['cpf', 'CPF', () => 'informado'],
  ['nascimento', 'Nascimento', formatDia],
  ['formacao', 'Formação', (value) => value],
  [
    'tempoExperiencia',
    'Experiência',
    (value) => EXPERIENCIA_FILTRO.find((one) => one.value === value)?.label ?? value,
  ],
  ['cnh', 'CNH', (value) => value],
]
const LISTS = [
  ['idiomas', 'Idiomas'],
  ['habilidades', 'Habilidades'],
] as const

/**
 * What a person got by a merge, in words.
 * @param cidade name of the city after it
 * @returns for example ['Telefone: (11) 98765-4321', 'Idiomas: Inglês']
 */
export function describeChanges(former: Snapshot, present: Snapshot, cidade: string): string[] {
  const changed = (key: string) => JSON.stringify(former[key]) !== JSON.stringify(present[key])
  const plain = CAMPOS.flatMap(([key, rotulo, write]) => {
    const value = present[key]
    return changed(key) && typeof value === 'string' ? [`${rotulo}: ${write(value)}`] : []
  })
  const lists = LISTS.flatMap(([key, rotulo]) => {
    const before = listOf(former[key])
    const added = listOf(present[key]).filter((item) => !before.includes(item))
    return added.length === 0 ? [] : [`${rotulo}: ${added.join(', ')}`]
  })
  return [
    ...plain,
    ...(changed('cidadeId') && cidade !== '' ? [`Cidade: ${cidade}`] : []),
    ...(changed('pretensao') && typeof present['pretensao'] === 'number'
      ? [`Pretensão salarial: ${dinheiroOrEmpty(present['pretensao'])}`]
      : []),
    ...lists,
    ...(changed('sobre') ? ['Texto sobre a pessoa'] : []),
    ...(changed('curriculoId') ? ['Currículo'] : []),
  ]
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
