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

/** What the log calls them, which keeps none of their values. */
export const ROTULOS: Readonly<Record<(typeof CAMPOS)[number], string>> = {
  ...PESSOA_LABELS,
  cidadeId: PESSOA_LABELS.cidade,
  tempoExperiencia: PESSOA_LABELS.experiencia,
}
