import type { CampanhaPublica } from '@seleta/contract/publico'
import { addresses } from '@seleta/public-pages/data/addresses'
import { endOfDia } from '@seleta/regras/dia'
import { describeVaga } from '../../../domain/campanha/vaga-publica'
import { tiposContratacao } from '../../../ground/catalogos/data/tipos-contratacao'

/**
 * JobPosting of schema.org with the fields that search engines require and recommend (product 53). Only what the page
 * itself shows: no age, no experience, no lower salary.
 * @param endereco absolute address of the job
 * @param site absolute address of this product
 */
export function toJobPosting(vaga: CampanhaPublica, endereco: string, site: string): object {
  const tipos = [
    ...new Set(
      vaga.tipoContratacoes.flatMap(
        (descricao) => tiposContratacao.find((tipo) => tipo.descricao === descricao)?.jobposting ?? [],
      ),
    ),
  ]
  const places = vaga.cidades.map(({ nome, uf }) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: nome, addressRegion: uf, addressCountry: 'BR' },
  }))
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: vaga.nome,
    description: describeVaga(vaga),
    datePosted: vaga.publicadaEm,
    ...(vaga.fechamento === null ? {} : { validThrough: endOfDia(vaga.fechamento) }),
    ...(tipos.length === 0 ? {} : { employmentType: tipos.length === 1 ? tipos[0] : tipos }),
    hiringOrganization: {
      '@type': 'Organization',
      name: vaga.nomeEmpresa,
      sameAs: site + addresses.empresa(vaga.empresaSlug),
    },
    ...(places.length === 0 ? {} : { jobLocation: places.length === 1 ? places[0] : places }),
    ...(vaga.modalidade === 'remoto'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
        }
      : {}),
    ...(vaga.salarioMax > 0
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'BRL',
            value: { '@type': 'QuantitativeValue', maxValue: vaga.salarioMax, unitText: 'MONTH' },
          },
        }
      : {}),
    identifier: { '@type': 'PropertyValue', name: vaga.nomeEmpresa, value: String(vaga.id) },
    ...(vaga.quantidadeVagas > 0 ? { totalJobOpenings: vaga.quantidadeVagas } : {}),
    ...(vaga.beneficios.length === 0 ? {} : { jobBenefits: vaga.beneficios.join(', ') }),
    url: endereco,
    directApply: vaga.inscricaoUrl === null,
  }
}
