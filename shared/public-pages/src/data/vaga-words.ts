import { MODALIDADES } from '@seleta/contract/limits'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { formatDiaInFull } from '@seleta/regras/dia'
import { formatDinheiro } from '@seleta/regras/dinheiro'

/** How a job is told to a visitor: spec section 2 (public page), design 4.9. */

interface Fact {
  readonly name: string
  readonly value: string
}

/** The facts of a job in the order they are read; what is not told is left out. */
export function factsOf(vaga: CampanhaPublica): Fact[] {
  const facts: (Fact | null)[] = [
    { name: 'Publicada em', value: formatDiaInFull(vaga.publicadaEm) },
    { name: 'Local', value: vaga.localidade },
    { name: 'Contratação', value: vaga.tipoContratacoes.join(', ') },
    { name: 'Modalidade', value: vaga.modalidade === null ? '' : MODALIDADES[vaga.modalidade] },
    {
      name: 'Salário',
      value: vaga.salarioMax > 0 ? `Até ${formatDinheiro(vaga.salarioMax, { cents: 'auto' })}` : '',
    },
    { name: 'Exclusiva para PCD', value: vaga.exclusivoPcd ? 'Sim' : 'Não' },
    { name: 'Posições', value: vaga.quantidadeVagas > 0 ? String(vaga.quantidadeVagas) : '' },
    { name: 'Benefícios', value: vaga.beneficios.join(', ') },
    ...vaga.detalhes.map(({ rotulo, valor }) => ({ name: rotulo, value: valor })),
  ]
  // The filter takes away what is null.
  return facts.filter((fact) => fact !== null && fact.value !== '') as Fact[]
}
