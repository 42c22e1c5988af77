import type { FiltroKanban } from '@seleta/contract/kanban'
import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  NIVEIS_FILTRO,
} from '@seleta/contract/limits'

/**
 * What the address says of a board: its own filters, and those that the tab bar brings over from the candidate lists
 * (product 38; the names are those of mfe-candidates). What it says wrongly is ignored. The name that one looks for
 * is text about people and never in the address (design.md section 2).
 */
export type FiltroEndereco = Omit<FiltroKanban, 'nome'>

/** Parameters of the board itself. */
const OWN = ['aderencia', 'eliminadas', 'sinalizadas', 'paradas'] as const
/** Parameters that the candidate lists write. */
const SHARED = ['funcoes', 'cidades', 'experiencia', 'habilidades', 'idiomas', 'niveis'] as const

const MAX_VALORES = 30

export function readFiltro(params: URLSearchParams): FiltroEndereco {
  const aderencia = Number(params.get('aderencia') ?? '')
  const eliminadas = params.get('eliminadas')
  return {
    ...(Number.isInteger(aderencia) && aderencia > 0 && aderencia <= 100
      ? { aderenciaMinima: aderencia }
      : {}),
    ...(eliminadas === 'sem' || eliminadas === 'so' ? { eliminadas } : {}),
    ...(params.get('sinalizadas') === 'sim' ? { sinalizadas: true } : {}),
    ...(params.get('paradas') === 'sim' ? { paradas: true } : {}),
    ...listOf('funcoes', idsOf(params, 'funcoes')),
    ...listOf('cidades', idsOf(params, 'cidades')),
    ...listOf(
      'tempoExperiencia',
      knownOf(
        params,
        'experiencia',
        EXPERIENCIA_FILTRO.map(({ value }) => value),
      ),
    ),
    ...listOf('habilidades', knownOf(params, 'habilidades', HABILIDADES_FILTRO)),
    ...listOf('idiomas', knownOf(params, 'idiomas', IDIOMAS_FILTRO)),
    ...listOf('niveisEducacionais', knownOf(params, 'niveis', NIVEIS_FILTRO)),
  }
}

/** The address with the board's own filters changed; everything else in it stays. */
export function writeFiltro(params: URLSearchParams, filtro: FiltroEndereco): URLSearchParams {
  const next = new URLSearchParams(params)
  const values = {
    aderencia: filtro.aderenciaMinima === undefined ? '' : String(filtro.aderenciaMinima),
    eliminadas: filtro.eliminadas ?? '',
    sinalizadas: filtro.sinalizadas === true ? 'sim' : '',
    paradas: filtro.paradas === true ? 'sim' : '',
  }
  for (const name of OWN) {
    if (values[name] === '') next.delete(name)
    else next.set(name, values[name])
  }
  return next
}

/** The filter with another choice of the board's own; undefined takes that one away. */
export function withChoice<N extends 'aderenciaMinima' | 'eliminadas' | 'sinalizadas' | 'paradas'>(
  filtro: FiltroEndereco,
  name: N,
  value: FiltroEndereco[N] | undefined,
): FiltroEndereco {
  const { [name]: _, ...others } = filtro
  return value === undefined ? others : { ...others, [name]: value }
}

/** The address without any filter. */
export function clearFiltro(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...OWN, ...SHARED]) next.delete(name)
  return next
}

/** The address without what the candidate lists brought. */
export function clearShared(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of SHARED) next.delete(name)
  return next
}

/** How many values the candidate lists brought. */
export function countShared(params: URLSearchParams): number {
  const { funcoes, cidades, tempoExperiencia, habilidades, idiomas, niveisEducacionais } = readFiltro(params)
  return [funcoes, cidades, tempoExperiencia, habilidades, idiomas, niveisEducacionais].reduce(
    (sum, values) => sum + (values?.length ?? 0),
    0,
  )
}

/** How many of the board's own filters are set. */
export const countOwn = (params: URLSearchParams): number => {
  const { aderenciaMinima, eliminadas, sinalizadas, paradas } = readFiltro(params)
  return [aderenciaMinima, eliminadas, sinalizadas, paradas].filter((value) => value !== undefined).length
}

/**
 * What is asked of the server; null is everybody.
 * @param nome as typed
 */
export function toFiltro(endereco: FiltroEndereco, nome: string): FiltroKanban | null {
  const text = nome.trim()
  const filtro = { ...endereco, ...(text === '' ? {} : { nome: text }) }
  return Object.keys(filtro).length === 0 ? null : filtro
}

function listOf<K extends string, V>(name: K, values: V[]): { [key in K]?: V[] } {
  // A computed key loses its literal type.
  return values.length === 0 ? {} : ({ [name]: values } as { [key in K]?: V[] })
}

function wordsOf(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? '').split(',').filter((text) => text !== '')
}

function knownOf<T extends string>(params: URLSearchParams, name: string, values: readonly T[]): T[] {
  const asked = new Set(wordsOf(params, name))
  return values.filter((value) => asked.has(value))
}

function idsOf(params: URLSearchParams, name: string): number[] {
  const ids = new Set(wordsOf(params, name).map(Number))
  return [...ids].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_VALORES)
}
