import type { CampanhaPublica } from '@seleta/contract/publico'

/** How a job is told to a visitor: spec section 2 (public page), design 4.9. */

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
/** Brasília has had no summer time since 2019. By hand, so that server and every browser write the same text. */
const BRASILIA_MS = -3 * 3_600_000

function dayOf(moment: string): { dia: number; mes: number; ano: number } {
  // A day without a time is that day everywhere.
  const date = moment.length === 10 ? new Date(moment) : new Date(Date.parse(moment) + BRASILIA_MS)
  return { dia: date.getUTCDate(), mes: date.getUTCMonth(), ano: date.getUTCFullYear() }
}

const two = (value: number) => String(value).padStart(2, '0')
const reais = (value: number) => `R$\u00a0${String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`

const modalidades = { presencial: 'Presencial', hibrido: 'Híbrido', remoto: 'Remoto' } as const

/** Day, month name, year: «4 de março de 2026». */
export function dayInWords(moment: string): string {
  const { dia, mes, ano } = dayOf(moment)
  return `${dia} de ${months[mes] ?? ''} de ${ano}`
}

export function dayInNumbers(moment: string): string {
  const { dia, mes, ano } = dayOf(moment)
  return `${two(dia)}/${two(mes + 1)}/${ano}`
}

interface Fact {
  readonly name: string
  readonly value: string
}

/** The facts of a job in the order they are read; what is not told is left out. */
export function factsOf(vaga: CampanhaPublica): Fact[] {
  const facts: (Fact | null)[] = [
    { name: 'Publicada em', value: dayInWords(vaga.publicadaEm) },
    { name: 'Local', value: vaga.cidades.map((cidade) => `${cidade.nome} – ${cidade.uf}`).join(', ') },
    { name: 'Contratação', value: vaga.tipoContratacoes.join(', ') },
    { name: 'Modalidade', value: vaga.modalidade === null ? '' : modalidades[vaga.modalidade] },
    { name: 'Salário', value: vaga.salarioMax > 0 ? `Até ${reais(vaga.salarioMax)}` : '' },
    { name: 'Exclusiva para PCD', value: vaga.exclusivoPcd ? 'Sim' : 'Não' },
    { name: 'Posições', value: vaga.quantidadeVagas > 0 ? String(vaga.quantidadeVagas) : '' },
    { name: 'Benefícios', value: vaga.beneficios.join(', ') },
  ]
  // The filter takes away what is null.
  return facts.filter((fact) => fact !== null && fact.value !== '') as Fact[]
}
