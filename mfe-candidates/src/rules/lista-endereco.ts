import type { FiltroTalentosBody } from '@seleta/contract/talentos'
import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  NIVEIS_FILTRO,
} from '@seleta/contract/limits'
import type { CategoriaComOpcoes, Filtros } from './filtros'
import { MAX_VALORES, SEM_FILTROS } from './filtros'

/**
 * What the address says of a list: `?pagina=2&ordem=aderencia,desc&funcoes=3,9` (product 38, design.md section 2).
 * Pages count from 1 on screen and in the address, from 0 on the wire. What the address says wrongly is ignored.
 */
export interface ListaEstado {
  /** From 1. */
  readonly pagina: number
  readonly ordem: Ordem | null
  /** Without the keyword, which lives in the tab's memory. */
  readonly filtros: Filtros
}

export const CAMPOS_ORDEM = ['nome', 'atualCv', 'aderencia'] as const
export type CampoOrdem = (typeof CAMPOS_ORDEM)[number]
export interface Ordem {
  readonly campo: CampoOrdem
  readonly sentido: 'asc' | 'desc'
}

const PARAMETRO = {
  funcoes: 'funcoes',
  cidades: 'cidades',
  tempoExperiencia: 'experiencia',
  habilidades: 'habilidades',
  idiomas: 'idiomas',
  niveisEducacionais: 'niveis',
} as const satisfies Record<CategoriaComOpcoes, string>

export function readLista(params: URLSearchParams): ListaEstado {
  const known = <T extends string>(name: CategoriaComOpcoes, values: readonly T[]): T[] => {
    const asked = listOf(params, name)
    return values.filter((value) => asked.includes(value))
  }
  return {
    pagina: readPagina(params),
    ordem: readOrdem(params),
    filtros: {
      ...SEM_FILTROS,
      funcoes: idsOf(params, 'funcoes'),
      cidades: idsOf(params, 'cidades'),
      tempoExperiencia: known(
        'tempoExperiencia',
        EXPERIENCIA_FILTRO.map(({ value }) => value),
      ),
      habilidades: known('habilidades', HABILIDADES_FILTRO),
      idiomas: known('idiomas', IDIOMAS_FILTRO),
      niveisEducacionais: known('niveisEducacionais', NIVEIS_FILTRO),
    },
  }
}

/**
 * The address with this state; parameters of others (`talento`) stay as they are.
 * @param params the address now
 * @param change what changes; a change of filter or order goes back to page 1
 */
export function writeLista(params: URLSearchParams, change: Partial<ListaEstado>): URLSearchParams {
  const next = new URLSearchParams(params)
  const { filtros, ordem } = change
  if (filtros !== undefined) {
    for (const [categoria, name] of entriesOf(PARAMETRO))
      setOrDelete(next, name, filtros[categoria].join(','))
  }
  if (ordem !== undefined) setOrDelete(next, 'ordem', ordem === null ? '' : `${ordem.campo},${ordem.sentido}`)
  const isBackToFirst = filtros !== undefined || ordem !== undefined
  const pagina = change.pagina ?? (isBackToFirst ? 1 : readPagina(params))
  setOrDelete(next, 'pagina', pagina > 1 ? String(pagina) : '')
  return next
}

/** Only the filters of an address: what the tab bar carries over (design.md 4.5). */
export function filtrosOnly(params: URLSearchParams): string {
  const kept = writeLista(new URLSearchParams(), { filtros: readLista(params).filtros }).toString()
  return kept === '' ? '' : `?${kept}`
}

/** An order as the wire names it. */
export function sortOf({ campo, sentido }: Ordem) {
  return {
    path: `talento.${campo}` as const,
    order: sentido === 'asc' ? ('ASC' as const) : ('DESC' as const),
  }
}

/** The order behind a path of the wire; null for a path that people cannot be ordered by. */
export function ordemOf(sort: { readonly path: string; readonly order: 'ASC' | 'DESC' }): Ordem | null {
  const campo = CAMPOS_ORDEM.find((name) => `talento.${name}` === sort.path)
  return campo === undefined ? null : { campo, sentido: sort.order === 'ASC' ? 'asc' : 'desc' }
}

export function toOrders(ordem: Ordem | null): Pick<FiltroTalentosBody, 'orders'> {
  return ordem === null ? {} : { orders: [sortOf(ordem)] }
}

function readPagina(params: URLSearchParams): number {
  const pagina = Number(params.get('pagina') ?? '1')
  return Number.isInteger(pagina) && pagina >= 1 && pagina <= 10_000 ? pagina : 1
}

function readOrdem(params: URLSearchParams): Ordem | null {
  const [asked, sentido] = (params.get('ordem') ?? '').split(',')
  const campo = CAMPOS_ORDEM.find((name) => name === asked)
  if (campo === undefined || (sentido !== 'asc' && sentido !== 'desc')) return null
  return { campo, sentido }
}

function listOf(params: URLSearchParams, categoria: CategoriaComOpcoes): string[] {
  return (params.get(PARAMETRO[categoria]) ?? '').split(',').filter((text) => text !== '')
}

function idsOf(params: URLSearchParams, categoria: 'funcoes' | 'cidades'): number[] {
  const ids = listOf(params, categoria).map(Number)
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_VALORES)
}

function setOrDelete(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name)
  else params.set(name, value)
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  // Object.entries forgets the literal keys.
  return Object.entries(record) as [K, V][]
}
