import type { CampoImportacao } from '@seleta/contract/pessoa-labels'
import { foldText } from '@seleta/regras/text'

/*
 * What columns are called. A sign is a whole word of a name, in the singular or the plural, also with a number behind it;
 * «*» stands for any ending; of a sign of several words the name has each, in any order.
 */

const wordsIn = (text: string): readonly string[] => text.split(' ')

/** What a column that holds a field is called. */
export interface Sign {
  readonly campo: CampoImportacao
  /** The first of them is taken before the next. */
  readonly words: readonly string[]
  /** With one of these it is something else. */
  readonly not?: readonly string[]
}

/** What is wished for, of which a town or a job is not the person's own. */
const WISHED = ['interesse', 'pretend*', 'desejad*', 'vaga', 'empresa']

/** What stands in a file beside a person: the process that they are in, or a number of theirs there. */
const OF_THE_PROCESS = [
  'status',
  'situacao',
  'etapa',
  'processo',
  'candidatura',
  'inscric*',
  'origem',
  'fonte',
  'data',
]

export const SIGNS: readonly Sign[] = [
  { campo: 'email', words: ['email', 'mail', 'correio'], not: ['status', 'data', 'tipo', 'envi*'] },
  {
    campo: 'cpf',
    words: ['cpf', 'documento'],
    not: ['tipo', 'rg', 'identidade', 'emissor', 'anex*', 'envi*'],
  },
  {
    campo: 'nascimento',
    words: ['nascimento', 'nasc', 'dtnasc', 'dn', 'aniversario', 'birth*'],
    not: ['local', 'cidade', 'municipio', 'uf', 'estado', 'pais'],
  },
  {
    campo: 'telefone',
    words: [
      'whatsapp',
      'whats',
      'wpp',
      'zap',
      'celular',
      'cel',
      'telefone',
      'fone',
      'tel',
      'phone',
      'contato',
    ],
    not: ['nome', 'data', 'ultimo', 'tipo', 'forma', 'preferencia', 'horario', 'operadora', 'status'],
  },
  {
    campo: 'nome',
    words: [
      'nome',
      'nomecompleto',
      'candidato',
      'candidata',
      'talento',
      'colaborador',
      'colaboradora',
      'name',
      'fullname',
      'firstname',
    ],
    not: [
      ...wordsIn('social curso vaga cargo empresa cidade arquivo campanha instituicao'),
      ...wordsIn('escola faculdade universidade unidade banco company job file school'),
      ...wordsIn('ultimo last family familia middle meio'),
      ...wordsIn('id codigo numero n matricula tipo nota avaliacao'),
      ...OF_THE_PROCESS,
    ],
  },
  {
    campo: 'sobrenome',
    words: ['sobrenome', 'surname', 'lastname', 'ultimo nome', 'last name', 'family name', 'nome familia'],
    not: ['nome sobrenome'],
  },
  {
    campo: 'cidade',
    words: ['cidade', 'municipio', 'localidade', 'localizacao', 'city'],
    not: ['nasc*', 'natural*', ...WISHED],
  },
  {
    campo: 'uf',
    words: ['uf', 'estado', 'state'],
    not: [
      ...wordsIn('civil nasc* natural* saude'),
      ...WISHED,
      ...OF_THE_PROCESS,
      ...wordsIn('rg cnh ctps orgao emissor emissao expedi* conselho'),
    ],
  },
  {
    campo: 'formacao',
    words: ['escolaridade', 'instrucao', 'formacao', 'nivel', 'ensino', 'education'],
    not: [
      ...wordsIn('area instituicao ingles espanhol idioma status situacao data ano'),
      ...wordsIn('hierarquic* senioridade experiencia vaga cargo funcao'),
    ],
  },
  {
    campo: 'curso',
    words: ['curso', 'graduacao', 'formacao'],
    not: [
      'instituicao',
      'area',
      'data',
      'conclusao',
      'inicio',
      'ano',
      'status',
      'situacao',
      'periodo',
      'turno',
    ],
  },
  { campo: 'experiencia', words: ['experiencia'] },
  {
    campo: 'ultimoCargo',
    words: ['cargo', 'funcao', 'profissao', 'ocupacao'],
    not: ['nivel', 'area', 'salario', 'data', ...WISHED],
  },
  {
    campo: 'ultimaEmpresa',
    words: ['empresa', 'empregador'],
    not: ['interesse', 'cargo', 'funcao', 'salario', 'data', 'tempo', 'ramo', 'porte'],
  },
  {
    campo: 'cnh',
    words: ['cnh', 'habilitacao', 'carteira'],
    not: ['trabalho', 'ctps', 'numero', 'registro', 'validade', 'vencimento', 'data', 'uf', 'estado'],
  },
  {
    campo: 'pretensao',
    words: [
      'pretens*',
      ...['salari*', 'remunerac*', 'valor', 'faixa'].flatMap((pay) => [`${pay} pretend*`, `${pay} desejad*`]),
      'expectativa salari*',
    ],
    not: ['cargo', 'funcao', 'vaga', 'area'],
  },
  { campo: 'idiomas', words: ['idioma', 'lingua', 'language'], not: ['program*'] },
  { campo: 'habilidades', words: ['habilidade', 'competencia', 'skill', 'conhecimento'] },
  {
    campo: 'sobre',
    words: ['sobre', 'resumo', 'observac*', 'obs', 'perfil', 'apresentacao'],
    not: ['vaga', 'empresa', 'comportamental', 'acesso', 'video'],
  },
]

/** What is told of somebody else, or is an address of a page. */
export const SOMEBODY_ELSE = wordsIn(
  'mae pai conjuge espos* marido filh* emergencia recado gestor* responsave* recrutador* entrevistador* solicitante indica* referencia supervisor* usuario link* url',
)

/** The name in it is whole: a column of last names beside it says them again. */
export const WHOLE_NAME = ['completo', 'nomecompleto', 'full', 'fullname', 'inteiro']

/** A day of these is not the one on which somebody was born, however long ago it was. */
export const ANOTHER_DAY = wordsIn(
  'inscric* cadastr* candidat* aplicac* admissao demissao desligamento inicio fim saida entrada conclusao formatura atualizac* contrat* validade vencimento emissao expedic* entrevista contato envio criac* casamento ultim*',
)

/** Words of a column's name, folded; 'nomeCompleto' has three: itself and its parts. */
export function wordsOf(nome: string): string[] {
  const parts = nome.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return [...new Set([nome, parts].flatMap((text) => split(text)))]
}

/** @returns how well a name fits, 0 best; below 0 not at all */
export function rankOf({ words: signs, not = [] }: Sign, words: readonly string[]): number {
  if (hasOne(words, [...not, ...SOMEBODY_ELSE])) return -1
  const at = signs.findIndex((sign) => hasOne(words, [sign]))
  // Of two columns the one of fewer words is meant: 'Telefone' before 'Telefone comercial'.
  return at < 0 ? -1 : at * 100 + words.length
}

export const hasOne = (words: readonly string[], signs: readonly string[]): boolean =>
  signs.some((sign) => sign.split(' ').every((part) => words.some((word) => isWord(word, part))))

function isWord(word: string, sign: string): boolean {
  if (sign.endsWith('*')) return word.startsWith(sign.slice(0, -1))
  const counted = word.replace(/\d+$/, '')
  // «País» is no father.
  const plurals = sign.length > 3 ? [`${sign}s`, `${sign}es`] : []
  return [sign, ...plurals].includes(counted)
}

const split = (text: string) =>
  foldText(text)
    .replaceAll('.', '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
