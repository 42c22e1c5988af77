import { formatCidade } from '@seleta/regras/cidade'
import { type ApiMunicipios, carregarMunicipios, listarEstados, type Municipio } from 'municipios-brasil'
import { POPULACAO } from '../../ground/catalogos/data/populacao'
import type { Draw } from '../draw/draw'
import type { Macrorregiao } from '../nomes/primeiros-nomes'

export interface Lugar {
  /** Id in the catalogue: the IBGE code. */
  readonly id: number
  readonly nome: string
  readonly uf: string
  readonly ddd: number
  readonly regiao: Macrorregiao
}

export interface Lugares {
  /** @throws RangeError when there is no such city */
  readonly find: (nome: string, uf: string) => Lugar
  /** Anywhere in the country, large cities more often. */
  readonly draw: (draw: Draw) => Lugar
  /** The city itself, or one within 45 km. */
  readonly drawNear: (draw: Draw, lugar: Lugar) => Lugar
}

const RAIO_KM = 45
/** Thousands of people taken for a town outside the table. */
const CIDADE_PEQUENA = 18

/** Cities of Brazil with how often people of the demo live in each. */
export async function loadLugares(): Promise<Lugares> {
  const municipios = await carregarMunicipios()
  const regioes = new Map<string, Macrorregiao>(listarEstados().map((estado) => [estado.uf, estado.regiao]))
  const toLugar = (m: Municipio): Lugar => ({
    id: m.codigoIbge,
    nome: m.nome,
    uf: m.uf,
    ddd: m.ddd,
    regiao: regioes.get(m.uf) ?? 'Sudeste',
  })
  const byNome = new Map(municipios.listar().map((m) => [formatCidade(m), toLugar(m)]))
  const find = (nome: string, uf: string) => {
    const lugar = byNome.get(formatCidade({ nome, uf }))
    if (lugar === undefined) throw new RangeError(`No city ${formatCidade({ nome, uf })}.`)
    return lugar
  }
  const grandes = POPULACAO.map(([nome, uf, milhares]) => [find(nome, uf), milhares] as const)
  const milhares = new Map(grandes.map(([lugar, people]) => [lugar.id, people]))
  const todas = [...byNome.values()]
  return {
    find,
    // A quarter of the country lives in towns outside the table.
    draw: (draw) => (draw.chance(0.2) ? draw.pick(todas) : draw.weighted(grandes)),
    drawNear: (draw, lugar) =>
      draw.weighted([
        [lugar, (milhares.get(lugar.id) ?? CIDADE_PEQUENA) * 2],
        ...listNear(municipios, lugar.id).map(
          (m) => [toLugar(m), Math.min(milhares.get(m.codigoIbge) ?? CIDADE_PEQUENA, 400)] as const,
        ),
      ]),
  }
}

const listNear = (municipios: ApiMunicipios, id: number) =>
  municipios.proximas(id, RAIO_KM).map(({ cidade }) => cidade)
