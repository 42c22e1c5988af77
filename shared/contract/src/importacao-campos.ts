/** Fields that a column of an import can hold. No zod here: the browser imports this file. */
export const CAMPOS_IMPORTACAO = [
  { campo: 'nome', rotulo: 'Nome' },
  { campo: 'email', rotulo: 'E-mail' },
  { campo: 'telefone', rotulo: 'Telefone' },
  { campo: 'cpf', rotulo: 'CPF' },
  { campo: 'nascimento', rotulo: 'Nascimento' },
  { campo: 'cidade', rotulo: 'Cidade' },
  { campo: 'uf', rotulo: 'UF' },
  { campo: 'formacao', rotulo: 'Formação' },
  { campo: 'curso', rotulo: 'Curso' },
  { campo: 'experiencia', rotulo: 'Tempo de experiência' },
  { campo: 'ultimoCargo', rotulo: 'Último cargo' },
  { campo: 'ultimaEmpresa', rotulo: 'Última empresa' },
  { campo: 'idiomas', rotulo: 'Idiomas' },
  { campo: 'habilidades', rotulo: 'Habilidades' },
  { campo: 'sobre', rotulo: 'Sobre' },
] as const

export type CampoImportacao = (typeof CAMPOS_IMPORTACAO)[number]['campo']

/** 20 MB and this many rows: more comes in several files. */
export const IMPORTACAO_MAX_BYTES = 20 * 1024 * 1024
export const IMPORTACAO_MAX_LINHAS = 50_000
