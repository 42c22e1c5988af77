import { formatDinheiro } from '@seleta/regras/dinheiro'
import { readEmail } from '@seleta/regras/email'
import { tellUnknown } from '@seleta/regras/mensagem-variables'
import { isTelefone } from '@seleta/regras/telefone'
import { oneBlank } from '@seleta/regras/text'
import { type CampanhaField, campanhaFields, valueOf } from './campanha-fields'
import type { CampanhaRascunho } from './campanhas'
import { IDADE_INVERTED } from './faltas'
import { IDADE, PERGUNTA, SALARIO, SALARIO_HORA } from './limits'
import type { Pergunta } from './perguntas'

/**
 * What is given in a campaign and wrong, beside what is missing (`publish-checks`): limits of spec sections 5 and 9,
 * product 29–31. The wizard says it at the field and does not publish; the api refuses with the same sentence. A draft
 * may be saved with any of it, and what is stored always opens.
 */
export interface WrongValue {
  /** Wire path. */
  readonly field: string
  readonly message: string
  /** Route segment of the step that mends it. */
  readonly step: string
}

type Rule = readonly [isBroken: boolean, field: string, message: string]

/** No text, no address: nothing is wrong with what was not told. */
const isWrong = (text: string, isRight: (text: string) => boolean) => text.trim() !== '' && !isRight(text)

/** An amount of a slider: 0 is not told. */
const isOutside = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value !== 0 && (value < min || value > max)

/** An upper end below the lower one; 0 is not told. */
const isBelow = (max: number, min: number) => max !== 0 && max < min

const reais = (value: number) => formatDinheiro(value, { cents: 'auto' })

/**
 * What fields say of each other, and parts of a group; what one field says of itself stands in its row
 * (`campanha-fields`).
 */
const rulesOf: Readonly<Record<string, (campanha: CampanhaRascunho) => readonly Rule[]>> = {
  detalhes: ({ inicio, fechamento, vaga: { jornada } }) => [
    [
      inicio !== null && fechamento !== null && inicio > fechamento,
      'inicio',
      'O início deve ser antes do fechamento.',
    ],
    [
      (jornada.inicio === '') !== (jornada.fim === ''),
      'vaga.jornada.fim',
      'Informe a hora de entrada e a de saída.',
    ],
  ],
  requisitos: ({ vaga: { idadeMinima, idadeMaxima } }) => [
    [idadeMaxima <= idadeMinima, 'vaga.idadeMaxima', IDADE_INVERTED],
    [
      idadeMinima < IDADE.min || idadeMaxima > IDADE.max,
      idadeMinima < IDADE.min ? 'vaga.idadeMinima' : 'vaga.idadeMaxima',
      `A idade vai de ${IDADE.min} a ${IDADE.max} anos.`,
    ],
  ],
  salario: ({ vaga: { salarioMin, salarioMax, salarioHoraMin, salarioHoraMax } }) => [
    [isBelow(salarioMax, salarioMin), 'vaga.salarioMax', 'O salário máximo deve ser maior que o mínimo.'],
    [
      isOutside(salarioMin, SALARIO) || isOutside(salarioMax, SALARIO),
      isOutside(salarioMin, SALARIO) ? 'vaga.salarioMin' : 'vaga.salarioMax',
      `O salário vai de ${reais(SALARIO.min)} a ${reais(SALARIO.max)}.`,
    ],
    [
      isBelow(salarioHoraMax, salarioHoraMin),
      'vaga.salarioHoraMax',
      'O valor máximo por hora deve ser maior que o mínimo.',
    ],
    [
      isOutside(salarioHoraMin, SALARIO_HORA) || isOutside(salarioHoraMax, SALARIO_HORA),
      isOutside(salarioHoraMin, SALARIO_HORA) ? 'vaga.salarioHoraMin' : 'vaga.salarioHoraMax',
      `O valor por hora vai de ${reais(SALARIO_HORA.min)} a ${reais(SALARIO_HORA.max)}.`,
    ],
  ],
  contato: ({ vaga: { campanhaResponsavel, candidatoContato } }) => [
    [
      isWrong(campanhaResponsavel.email, (text) => readEmail(text) !== null),
      'vaga.campanhaResponsavel.email',
      'Escreva um e-mail completo, como nome@empresa.com.br.',
    ],
    [
      isWrong(campanhaResponsavel.telefone, isTelefone),
      'vaga.campanhaResponsavel.telefone',
      'Escreva o celular com DDD: 10 ou 11 dígitos.',
    ],
    [
      tellUnknown(candidatoContato.mensagem) !== null,
      'vaga.candidatoContato.mensagem',
      tellUnknown(candidatoContato.mensagem) ?? '',
    ],
  ],
  'video-cv': rulesOfPerguntas('VIDEO'),
  'questoes-provas': rulesOfPerguntas('SIM_NAO', 'MULTIPLA'),
  'questoes-provas2': rulesOfPerguntas('ABERTA'),
}

function rulesOfPerguntas(...tipos: readonly Pergunta['tipo'][]) {
  return ({ vaga }: CampanhaRascunho): readonly Rule[] =>
    vaga.perguntas
      .filter(({ tipo }) => tipos.includes(tipo))
      .map((pergunta) => {
        const message = perguntaProblem(pergunta)
        return [message !== null, `vaga.perguntas.${pergunta.id}`, message ?? '']
      })
}

/** What is wrong with a question; null when it can be asked. */
export function perguntaProblem(pergunta: Pergunta): string | null {
  if (pergunta.title.trim() === '') return 'Escreva a pergunta.'
  if (pergunta.tipo === 'SIM_NAO')
    return eliminatesWithoutRight(pergunta, [pergunta.simCorreta, pergunta.naoCorreta])
      ? NO_RIGHT_ANSWER
      : null
  if (pergunta.tipo !== 'MULTIPLA') return null
  if (pergunta.opcoes.length < PERGUNTA.minOpcoes) return 'Dê pelo menos duas opções.'
  const titles = pergunta.opcoes.map(({ title }) => oneBlank(title).toLowerCase())
  if (titles.includes('')) return 'Escreva todas as opções.'
  if (new Set(titles).size < titles.length) return 'As opções devem ser diferentes.'
  const corretas = pergunta.opcoes.map(({ correta }) => correta)
  return eliminatesWithoutRight(pergunta, corretas) ? NO_RIGHT_ANSWER : null
}

const NO_RIGHT_ANSWER = 'Marque a resposta certa: é por ela que a pergunta elimina.'

const eliminatesWithoutRight = ({ efeito }: Pergunta, marked: readonly boolean[]) =>
  efeito === 'ELIMINAR' && !marked.includes(true)

/**
 * What is wrong in one step.
 * @param step its route segment
 * @param today Brazil's day
 * @param fields the table
 */
export function findWrongValuesOf(
  step: string,
  campanha: CampanhaRascunho,
  today: string,
  fields: readonly CampanhaField[] = campanhaFields,
): WrongValue[] {
  const alone = fields
    .filter((field) => field.step === step)
    .flatMap(({ path, wrong }) => {
      const message = wrong?.(valueOf(campanha, path), today) ?? null
      return message === null ? [] : [{ field: path, message, step }]
    })
  const together = (rulesOf[step]?.(campanha) ?? [])
    .filter(([isBroken]) => isBroken)
    .map(([, field, message]) => ({ field, message, step }))
  return [...alone, ...together]
}

/** What is wrong, in the order of the steps; empty when nothing that is given is wrong. */
export const findWrongValues = (
  campanha: CampanhaRascunho,
  today: string,
  fields: readonly CampanhaField[] = campanhaFields,
): WrongValue[] => STEPS.flatMap((step) => findWrongValuesOf(step, campanha, today, fields))

/** Steps as the wizard goes through them. */
const STEPS = [
  'detalhes',
  'localizacao',
  'requisitos',
  'video-cv',
  'questoes-provas',
  'questoes-provas2',
  'questoes-provas3',
  'salario',
  'contato',
  'resumo-da-vaga',
  'publicar-campanha',
]
