import type { CampanhaPublica } from '@seleta/contract/publico'

/** How a job is told to a visitor: spec section 2 (public page), design 4.9. */

const meses =
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
  return `${dia} de ${meses[mes] ?? ''} de ${ano}`
}

export function dayInNumbers(moment: string): string {
  const { dia, mes, ano } = dayOf(moment)
  return `${two(dia)}/${two(mes + 1)}/${ano}`
}

interface Fato {
  readonly nome: string
  readonly valor: string
}

/** The facts of a job in the order they are read; what is not told is left out. */
export function factsOf(vaga: CampanhaPublica): Fato[] {
  const facts: (Fato | null)[] = [
    { nome: 'Publicada em', valor: dayInWords(vaga.publicadaEm) },
    { nome: 'Local', valor: vaga.cidades.map((cidade) => `${cidade.nome} – ${cidade.uf}`).join(', ') },
    { nome: 'Contratação', valor: vaga.tipoContratacoes.join(', ') },
    { nome: 'Modalidade', valor: vaga.modalidade === null ? '' : modalidades[vaga.modalidade] },
    { nome: 'Salário', valor: vaga.salarioMax > 0 ? `Até ${reais(vaga.salarioMax)}` : '' },
    { nome: 'Exclusiva para PCD', valor: vaga.exclusivoPcd ? 'Sim' : 'Não' },
    { nome: 'Posições', valor: vaga.quantidadeVagas > 0 ? String(vaga.quantidadeVagas) : '' },
    { nome: 'Benefícios', valor: vaga.beneficios.join(', ') },
  ]
  return facts.filter((fact) => fact !== null && fact.valor !== '') as Fato[]
}
