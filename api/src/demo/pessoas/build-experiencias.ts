import { listWords } from '@seleta/regras/text'
import { drawEmpresa } from '../empresas/empresas-ficticias'
import type { Genero } from '../nomes/primeiros-nomes'
import { type WordList, type ProfissaoData, type Ramo, splitList } from '../profissoes/profissao-data'
import type { Draw } from '../draw/draw'
import { capitalize, flexText } from './words'
import type { ExperienciaDemo } from './pessoa'

export interface Carreira {
  readonly profissao: ProfissaoData
  readonly genero: Genero
  /** Whole years. */
  readonly idade: number
  readonly hasDiploma: boolean
  /** Age at the first job. */
  readonly inicio: number
  /** Months since year 0, of the day the demo is made. */
  readonly mesAtual: number
}

const MAX_EMPREGOS = 5
const MESES_POR_EMPREGO = 27

/** Lines of work in which most people stay in the crew. */
const NAO_LIDERAM = new Set<Ramo>(['operacional', 'servicos', 'vendas', 'saude'])

const TAREFAS_DE_INICIO = 4
const IDADE_DE_ESTAGIO = 27

/** Pay without the degree that the profession asks for. */
const SEM_DIPLOMA = 0.55

/**
 * A working life, newest job first: durations, gaps, rising titles and pay.
 * @returns empty when the person has not worked yet
 */
export function buildExperiencias(draw: Draw, carreira: Carreira): ExperienciaDemo[] {
  const { profissao, idade, inicio, mesAtual } = carreira
  const disponivel = Math.round((idade - inicio) * 12 * (0.5 + draw.fraction() * 0.5))
  if (disponivel < 3) return []
  // Not everybody with long experience leads others.
  const isPromovida = draw.chance(NAO_LIDERAM.has(profissao.ramo) ? 0.35 : 0.65)
  let mes = mesAtual - disponivel
  const empregos: { de: number; ate: number; atual: boolean }[] = []
  while (mes < mesAtual - 2) {
    const ate = mes + Math.max(4, Math.round(draw.wait(MESES_POR_EMPREGO)))
    const isLast = ate >= mesAtual - 2
    const isAtual = isLast && draw.chance(0.6)
    empregos.push({
      de: mes,
      ate: isLast ? mesAtual - (isAtual ? 0 : draw.int(1, 7)) : ate,
      atual: isAtual,
    })
    mes = ate + (draw.chance(0.55) ? 1 : Math.round(draw.wait(5)))
  }
  return empregos
    .filter((emprego) => emprego.ate > emprego.de)
    .slice(-MAX_EMPREGOS)
    .map((emprego) => {
      const meses = emprego.ate - (mesAtual - disponivel)
      const senioridade = meses < 24 ? 0 : meses < 84 || !isPromovida ? 1 : 2
      return buildEmprego(draw, carreira, emprego, senioridade, salarioEm(draw, carreira, meses))
    })
    .toReversed()
}

function buildEmprego(
  draw: Draw,
  { profissao, genero, hasDiploma, idade, mesAtual }: Carreira,
  { de, ate, atual }: { de: number; ate: number; atual: boolean },
  senioridade: 0 | 1 | 2,
  salario: number,
): ExperienciaDemo {
  const cargos = (hasDiploma ? profissao.cargos : (profissao.cargosSemDiploma ?? profissao.cargos))[
    senioridade
  ]
  const isAprendendo = senioridade === 0 || (!hasDiploma && profissao.cargosSemDiploma !== undefined)
  const tarefas = isAprendendo ? profissao.atribuicoes.slice(0, TAREFAS_DE_INICIO) : profissao.atribuicoes
  const empresa = drawEmpresa(draw, draw.pick(profissao.setores))
  return {
    nomeEmpresa: empresa.nome,
    atividadeEmpresa: empresa.atividade,
    funcao: flexText(draw.pick(listCargos(cargos, idade - (mesAtual - de) / 12)), genero),
    atribuicoes: describeAtribuicoes(draw, draw.sample(tarefas, draw.int(2, 4))),
    ultimoSalario: draw.chance(0.62) ? salario : null,
    dataInicial: firstDay(de),
    dataFinal: atual ? null : firstDay(ate),
    atual,
  }
}

/** Nobody begins as a trainee late in life. */
function listCargos(cargos: WordList, idade: number): string[] {
  const todos = splitList(cargos)
  const maduros = todos.filter((cargo) => !/Estagi|Trainee|Jovem/.test(cargo))
  return idade > IDADE_DE_ESTAGIO && maduros.length > 0 ? maduros : todos
}

function describeAtribuicoes(draw: Draw, tarefas: readonly string[]): string {
  return draw.weighted([
    [`${tarefas.map(capitalize).join('. ')}.`, 4],
    [`Responsável por ${listWords(tarefas)}.`, 3],
    [`${capitalize(listWords(tarefas))}.`, 4],
    [`Atividades: ${tarefas.join('; ')}.`, 2],
  ])
}

/** Grows with the months worked, and levels off after ten years. */
function salarioEm(draw: Draw, { profissao, hasDiploma }: Carreira, meses: number): number {
  const [inicio, fim] = profissao.salario
  const factor = hasDiploma || profissao.cargosSemDiploma === undefined ? 1 : SEM_DIPLOMA
  const share = Math.min(1, meses / 120) ** 0.8
  const valor = (inicio + (fim - inicio) * share * 0.85) * (0.88 + draw.fraction() * 0.24)
  return Math.max(790, Math.round((valor * factor) / 10) * 10)
}

/** First day of a month counted from year 0. */
const firstDay = (mes: number) => `${Math.floor(mes / 12)}-${String((mes % 12) + 1).padStart(2, '0')}-01`

/**
 * Months worked in all.
 * @param mesAtual month of today, counted from year 0
 */
export function countMeses(experiencias: readonly ExperienciaDemo[], mesAtual: number): number {
  return experiencias.reduce(
    (sum, { dataInicial, dataFinal }) =>
      sum + (toMes(dataFinal) ?? mesAtual) - (toMes(dataInicial) ?? mesAtual),
    0,
  )
}

const toMes = (dia: string | null) =>
  dia === null ? null : Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1
