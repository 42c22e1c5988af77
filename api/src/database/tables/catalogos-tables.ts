import type { GeneratedAlways } from 'kysely'
import type { Defaulted, MomentoNow, OwnId } from './column-types'

/** Catalogues shared by all companies. */

export interface CidadeTable {
  id: OwnId
  codigo: string
  nome: string
  uf: string
  capital: Defaulted<boolean>
  latitude: number | null
  longitude: number | null
  /** Thousands of people; 0 for a town outside the table. */
  populacao: Defaulted<number>
  busca: GeneratedAlways<string>
}

export interface FuncaoTable {
  id: OwnId
  descricao: string
  status: Defaulted<number>
  inclusao: MomentoNow
  alteracao: MomentoNow
  abler: string | null
  bne: string | null
  sinonimos: Defaulted<string[]>
  busca: GeneratedAlways<string>
}

export interface CursoTable {
  id: OwnId
  nome: string
}

export interface BeneficioTable {
  id: OwnId
  descricao: string
}

export interface TipoContratacaoTable {
  id: OwnId
  descricao: string
}

export interface TesteTable {
  id: OwnId
  nome: string
  grupo: 'tecnico' | 'comportamental' | 'idioma'
  ordem: Defaulted<number>
}
