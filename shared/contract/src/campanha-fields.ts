import { palavrasChaveReached } from '@seleta/regras/limite'
import type { CampanhaRascunho } from './campanhas'
import { IDADE, MODALIDADES, PICK_LIMIT, VIDEO_CV } from './limits'
import { splitPalavras } from './palavras-chave'
import { PROMPT_LABELS } from './prompt-labels'

/**
 * Every field that the wizard writes, described once (docs/decisions/094-a-field-of-a-campaign.md): the one step that
 * asks for it, what a new draft starts with, what is wrong with a value of it, and where it is shown. No zod, so the
 * browser reads it too; a test holds its paths and defaults to the schema's.
 */

type Vaga = CampanhaRascunho['vaga']

/** Wire path → value: fields of the campaign, and those of its vaga behind `vaga.`. */
type Values = Omit<CampanhaRascunho, 'vaga'> & { [K in keyof Vaga as `vaga.${K}`]: Vaga[K] }
export type FieldPath = keyof Values

/**
 * Where a field is shown beside its step: `cabecalho` in the head of the vaga (step 8, preview), `prompt` to the writer
 * of the description, `vaga-publica` to visitors, in a place of the page's own (as it stands by the two lists below, in
 * another shape by the public projection), `detalhe-publico` to visitors as a line among the facts of the job. Tests show
 * that it is so, and that it is nowhere else.
 */
export type FieldPlace = 'cabecalho' | 'prompt' | 'vaga-publica' | 'detalhe-publico'

export interface CampanhaField {
  readonly path: FieldPath
  /** Route segment of the step that asks for it; null for what follows from other fields. */
  readonly step: string | null
  /** What a new draft starts with: the schema's default, or the catalogue entries of spec section 3. */
  readonly padrao: unknown
  readonly shown: readonly FieldPlace[]
  /** What head, prompt and facts call it. A text, number, flag or choice with a label needs no code of theirs. */
  readonly rotulo: string | null
  /** Of a choice: value → what people read. */
  readonly opcoes: Readonly<Record<string, string>> | null
  /** What is wrong with a value, by itself; what two fields say of each other is told by `value-checks.ts`. */
  readonly wrong: Wrong<unknown> | null
}

/**
 * @param today Brazil's day
 * @returns the sentence at the field; null when nothing is wrong
 */
type Wrong<T> = (value: T, today: string) => string | null

/**
 * Released to visitors as they stand, beside the row that says `vaga-publica`: schema and projection of the public page
 * take them from here, and nothing else of a campaign (security S10).
 */
export const PUBLIC_FIELDS = {
  nome: true,
  nomeEmpresa: true,
  quantidadeVagas: true,
  fechamento: true,
  exclusivoPcd: true,
} as const satisfies Partial<Record<keyof CampanhaRascunho, true>>
export const PUBLIC_VAGA_FIELDS = {
  modalidade: true,
  salarioMax: true,
} as const satisfies Partial<Record<keyof Vaga, true>>

/** Catalogue entries that a new draft starts with: shown as chosen and removable (spec section 3, product 27). */
export const DEFAULT_BENEFICIO = 1
export const DEFAULT_TESTES = [55544, 3322] as const

export const campanhaFields: readonly CampanhaField[] = [
  field('detalhes', 'nome', '', ['vaga-publica']),
  field('detalhes', 'nomeEmpresa', '', ['prompt', 'vaga-publica'], PROMPT_LABELS.empresa),
  field('detalhes', 'descricao', '', ['vaga-publica']),
  field('detalhes', 'quantidadeVagas', 0, ['vaga-publica']),
  field('detalhes', 'inicio', null),
  field('detalhes', 'fechamento', null, ['vaga-publica'], null, null, (dia, today) =>
    dia !== null && dia < today ? 'A data de fechamento já passou. Escolha hoje ou um dia à frente.' : null,
  ),
  field('detalhes', 'areaInteresse', ''),
  field('detalhes', 'palavraChave', '', ['prompt', 'vaga-publica'], null, null, (palavras) =>
    splitPalavras(palavras).length > PICK_LIMIT.palavrasChave
      ? palavrasChaveReached(PICK_LIMIT.palavrasChave)
      : null,
  ),
  field('detalhes', 'exclusivoPcd', false, ['cabecalho', 'prompt', 'vaga-publica']),
  field('detalhes', 'observacao', ''),
  field('detalhes', 'vaga.funcoes', [], ['cabecalho', 'prompt', 'vaga-publica']),
  field('detalhes', 'vaga.jornada', { dias: [], inicio: '', fim: '', escala: '' }, ['prompt']),
  field('localizacao', 'cidades', [], ['cabecalho', 'prompt', 'vaga-publica']),
  field('localizacao', 'vaga.modalidade', null, ['cabecalho', 'prompt', 'vaga-publica'], null, MODALIDADES),
  field('requisitos', 'vaga.idadeMinima', IDADE.padraoMin),
  field('requisitos', 'vaga.idadeMaxima', IDADE.padraoMax),
  field('requisitos', 'vaga.curso', {
    ...flags('indiferente', 'completo', 'trancado', 'cursando'),
    obrigatorios: [],
  }),
  field(
    'requisitos',
    'vaga.tempoExperiencia',
    flags('indiferente', 'ate6Meses', 'umDoisAnos', 'tresQuatroAnos', 'cincoAnos'),
    ['prompt'],
  ),
  field(
    'requisitos',
    'vaga.nivelEnsino',
    flags('indiferente', 'fundamental', 'medio', 'tecnico', 'superior'),
    ['prompt'],
  ),
  field(
    'requisitos',
    'vaga.idiomas',
    {
      ...flags('indiferente', 'portugues', 'ingles', 'espanhol', 'frances', 'alemao', 'italiano'),
      outros: '',
    },
    ['prompt'],
  ),
  field('video-cv', 'vaga.videoCv', null, [], null, VIDEO_CV),
  // All kinds of question; those of kind VÍDEO are written on step 4 and the open ones on step 5, part 2.
  field('questoes-provas', 'vaga.perguntas', [], ['vaga-publica']),
  field(
    'questoes-provas3',
    'vaga.campanhaTestes',
    DEFAULT_TESTES.map((idTeste) => ({ idTeste })),
  ),
  field('salario', 'vaga.tipoContratacoes', [], ['cabecalho', 'prompt', 'vaga-publica']),
  field('salario', 'vaga.beneficios', [{ beneficio: { id: DEFAULT_BENEFICIO } }], ['prompt', 'vaga-publica']),
  field('salario', 'vaga.salarioMin', 0, ['cabecalho']),
  field('salario', 'vaga.salarioMax', 0, ['vaga-publica']),
  field('salario', 'vaga.salarioHoraMin', 0),
  field('salario', 'vaga.salarioHoraMax', 0),
  field('contato', 'vaga.campanhaResponsavel', { nome: '', email: '', telefone: '' }),
  field('contato', 'vaga.candidatoContato', { ...flags('email', 'whatsapp', 'sms'), mensagem: '' }),
  field('resumo-da-vaga', 'vaga.descricao', '', ['vaga-publica']),
  field('publicar-campanha', 'quadros', []),
  field('publicar-campanha', 'processoModeloId', null),
  field(null, 'cidade', null),
  field(null, 'enviarCatho', false),
  field(null, 'vaga.funcao', null),
]

/** What stands at a field's path in a campaign. */
export function valueOf(campanha: CampanhaRascunho, path: FieldPath): unknown {
  const [first = '', second] = path.split('.')
  const value: unknown = Reflect.get(campanha, first)
  return second === undefined ? value : Reflect.get(Object(value), second)
}

/** What is released of a campaign as it stands. */
export const releasedOf = (campanha: CampanhaRascunho) => ({
  ...pick(campanha, PUBLIC_FIELDS),
  ...pick(campanha.vaga, PUBLIC_VAGA_FIELDS),
})

/** Of a thing the fields that are named. */
function pick<T extends object, K extends keyof T>(of: T, names: Readonly<Record<K, true>>): Pick<T, K> {
  // The casts: Object.keys and fromEntries forget the names of the keys.
  return Object.fromEntries((Object.keys(names) as K[]).map((name) => [name, of[name]])) as Pick<T, K>
}

function field<P extends FieldPath>(
  step: string | null,
  path: P,
  padrao: Values[P],
  shown: readonly FieldPlace[] = [],
  rotulo: string | null = null,
  opcoes: Readonly<Record<Extract<Values[P], string>, string>> | null = null,
  wrong: Wrong<Values[P]> | null = null,
): CampanhaField {
  // The cast: what stands at the field's path is of the field's type.
  return { path, step, padrao, shown, rotulo, opcoes, wrong: wrong as Wrong<unknown> | null }
}

function flags<K extends string>(...keys: K[]): Record<K, boolean> {
  // The cast: fromEntries forgets the names of the keys.
  return Object.fromEntries(keys.map((key) => [key, false])) as Record<K, boolean>
}
