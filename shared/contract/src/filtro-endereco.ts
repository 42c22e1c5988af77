import { CATEGORIAS_CNH } from '@seleta/regras/cnh'
import {
  ESPERAS_FILTRO,
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  LEITURAS_FILTRO,
  MAX_VALUES,
  NIVEIS_FILTRO,
  ORIGENS,
  SITUACOES_FILTRO,
} from './limits'

/** The wire takes any text here; an address only known ones. */
const texts = (name: string, values: readonly string[]) => ({ name, values })

/**
 * What an address calls the categories of a filter of people, for every screen that reads or writes one (product 38):
 * the parameter, and the values that it may have or, where they are ids, how many. The keyword is text about people and
 * in no address (design 2). No zod: the browser reads it.
 */
export const FILTRO_ENDERECO = {
  funcoes: { name: 'funcoes', max: MAX_VALUES },
  cidades: { name: 'cidades', max: MAX_VALUES },
  tempoExperiencia: { name: 'experiencia', values: EXPERIENCIA_FILTRO.map(({ value }) => value) },
  habilidades: texts('habilidades', HABILIDADES_FILTRO),
  idiomas: texts('idiomas', IDIOMAS_FILTRO),
  niveisEducacionais: texts('niveis', NIVEIS_FILTRO),
  cnh: { name: 'cnh', values: CATEGORIAS_CNH },
} as const

/** What is asked of applications, and where people came from; not every screen asks all of it. */
export const FILTRO_DA_CAMPANHA_ENDERECO = {
  situacoes: { name: 'situacao', values: SITUACOES_FILTRO },
  origens: { name: 'origem', values: ORIGENS },
  leituras: { name: 'leitura', values: LEITURAS_FILTRO },
  esperas: { name: 'espera', values: ESPERAS_FILTRO },
} as const
