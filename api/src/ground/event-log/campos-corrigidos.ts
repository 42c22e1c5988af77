import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'

/** What a correction can change, in the order in which it is told. */
export const CAMPOS = [
  'nome',
  'email',
  'telefone',
  'cpf',
  'nascimento',
  'cidadeId',
  'formacao',
  'tempoExperiencia',
  'idiomas',
  'habilidades',
  'cnh',
  'pretensao',
  'sobre',
] as const

/** Those of the person's own page. */
export const CAMPOS_PROPRIOS = ['nome', 'telefone', 'cidadeId', 'sobre'] as const satisfies readonly Campo[]

type Campo = (typeof CAMPOS)[number]

/** What the log calls them, which keeps none of their values. */
export const ROTULOS: Readonly<Record<Campo, string>> = {
  ...PESSOA_LABELS,
  cidadeId: PESSOA_LABELS.cidade,
  tempoExperiencia: PESSOA_LABELS.experiencia,
}

/** In words: 'E-mail', 'Cidade'. */
export const tellCampos = (campos: readonly Campo[]): string[] => campos.map((campo) => ROTULOS[campo])

/** What counts in the score, or is found by what does. */
const COUNTS: readonly Campo[] = [
  'cidadeId',
  'formacao',
  'tempoExperiencia',
  'idiomas',
  'habilidades',
  'sobre',
]

/** Whether scores are old once these have changed. */
export const changeScore = (campos: readonly Campo[]): boolean =>
  campos.some((campo) => COUNTS.includes(campo))
