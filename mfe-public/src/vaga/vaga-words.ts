import type { CampanhaPublica } from '@seleta/contract/publico'

/** How a job is told to a visitor: spec section 2 (public page), design 4.9. */

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
const shortDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

const modalidades = { presencial: 'Presencial', hibrido: 'Híbrido', remoto: 'Remoto' } as const

/** Day, month name, year: «4 de março de 2026». */
export const dayInWords = (moment: string) => longDay.format(new Date(moment))

export const dayInNumbers = (moment: string) => shortDay.format(new Date(moment))

export interface Fato {
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
    { nome: 'Salário', valor: vaga.salarioMax > 0 ? `Até ${reais.format(vaga.salarioMax)}` : '' },
    { nome: 'Exclusiva para PCD', valor: vaga.exclusivoPcd ? 'Sim' : 'Não' },
    { nome: 'Posições', valor: vaga.quantidadeVagas > 0 ? String(vaga.quantidadeVagas) : '' },
    { nome: 'Benefícios', valor: vaga.beneficios.join(', ') },
  ]
  return facts.filter((fact) => fact !== null && fact.valor !== '') as Fato[]
}
