/**
 * What a field of a person is called, in every list of fields that tells of somebody else: a form, a file's columns, what
 * came in or was joined. The form of the public pages asks in words of its own. No zod: the browser reads it.
 */
export const PESSOA_LABELS = {
  nome: 'Nome',
  sobrenome: 'Sobrenome',
  email: 'E-mail',
  telefone: 'Telefone',
  cpf: 'CPF',
  nascimento: 'Nascimento',
  idade: 'Idade',
  cidade: 'Cidade',
  uf: 'UF',
  formacao: 'Formação',
  curso: 'Curso',
  experiencia: 'Tempo de experiência',
  ultimoCargo: 'Último cargo',
  ultimaEmpresa: 'Última empresa',
  idiomas: 'Idiomas',
  habilidades: 'Habilidades',
  cnh: 'CNH',
  pretensao: 'Pretensão salarial',
  sobre: 'Sobre',
  curriculo: 'Currículo',
} as const

/**
 * Fields that a column of an import can hold, in the order in which they are offered. `sobrenome` is where a file has last
 * names in a column of their own: it goes after `nome`.
 */
export const CAMPOS_IMPORTACAO = [
  'nome',
  'sobrenome',
  'email',
  'telefone',
  'cpf',
  'nascimento',
  'cidade',
  'uf',
  'formacao',
  'curso',
  'experiencia',
  'ultimoCargo',
  'ultimaEmpresa',
  'idiomas',
  'habilidades',
  'cnh',
  'pretensao',
  'sobre',
] as const satisfies readonly (keyof typeof PESSOA_LABELS)[]

export type CampoImportacao = (typeof CAMPOS_IMPORTACAO)[number]
