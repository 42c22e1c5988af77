import type { CampanhaPublica } from '@seleta/contract/publico'
import { formatDiaPorExtenso } from '@seleta/regras/dia'
import { formatDinheiro } from '@seleta/regras/dinheiro'

/** How a job is told to a visitor: spec section 2 (public page), design 4.9. */

const modalidades = { presencial: 'Presencial', hibrido: 'Híbrido', remoto: 'Remoto' } as const

interface Fato {
  readonly nome: string
  readonly valor: string
}

/** The facts of a job in the order they are read; what is not told is left out. */
export function factsOf(vaga: CampanhaPublica): Fato[] {
  const facts: (Fato | null)[] = [
    { nome: 'Publicada em', valor: formatDiaPorExtenso(vaga.publicadaEm) },
    { nome: 'Local', valor: vaga.cidades.map((cidade) => `${cidade.nome} – ${cidade.uf}`).join(', ') },
    { nome: 'Contratação', valor: vaga.tipoContratacoes.join(', ') },
    { nome: 'Modalidade', valor: vaga.modalidade === null ? '' : modalidades[vaga.modalidade] },
    {
      nome: 'Salário',
      valor: vaga.salarioMax > 0 ? `Até ${formatDinheiro(vaga.salarioMax, { cents: 'auto' })}` : '',
    },
    { nome: 'Exclusiva para PCD', valor: vaga.exclusivoPcd ? 'Sim' : 'Não' },
    { nome: 'Posições', valor: vaga.quantidadeVagas > 0 ? String(vaga.quantidadeVagas) : '' },
    { nome: 'Benefícios', valor: vaga.beneficios.join(', ') },
  ]
  return facts.filter((fact) => fact !== null && fact.valor !== '') as Fato[]
}
