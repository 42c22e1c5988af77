import { formatCidade } from '@seleta/regras/cidade'
import { carregarMunicipios } from 'municipios-brasil'
import { POPULACAO } from './populacao'

/** One of the 5,571 municipalities of Brazil. */
export interface CidadeData {
  /** The IBGE code as a number: stable for ever, so that it is the row's id too. */
  readonly id: number
  /** The IBGE code, 7 digits. */
  readonly codigo: string
  readonly nome: string
  readonly uf: string
  /** Telephone area code. */
  readonly ddd: number
  readonly isCapital: boolean
  readonly latitude: number
  readonly longitude: number
  /** Thousands of people; 0 for a town outside the table. */
  readonly populacao: number
}

/**
 * The municipalities of IBGE, from the package `municipios-brasil`, ordered by code.
 * @returns 5,571 cities; `id` is the IBGE code
 */
export async function listCidadesData(): Promise<CidadeData[]> {
  const municipios = await carregarMunicipios()
  const populacao = new Map(POPULACAO.map(([nome, uf, milhares]) => [formatCidade({ nome, uf }), milhares]))
  return municipios
    .listar()
    .map((m) => ({
      id: m.codigoIbge,
      codigo: String(m.codigoIbge),
      nome: m.nome,
      uf: m.uf,
      ddd: m.ddd,
      isCapital: m.capital,
      latitude: m.latitude,
      longitude: m.longitude,
      populacao: populacao.get(formatCidade(m)) ?? 0,
    }))
    .toSorted((a, b) => a.id - b.id)
}
