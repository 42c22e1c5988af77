import { FILTRO_DA_CAMPANHA_ENDERECO, FILTRO_ENDERECO } from '@seleta/contract/filtro-endereco'
import { DINHEIRO, MAX_VALUES, RAIOS_KM, SCORE_MAX } from '@seleta/contract/limits'
import { readId } from '@seleta/regras/id'
import { readOrigem } from '@seleta/regras/origem'
import type { AddressPart } from '@seleta/shell/list-address'
import { categoryParts, choicePart, flagPart, group, numberPart } from '@seleta/shell/list-address'
import type { Filtros } from './filtros'
import { ELIMINADAS, NO_FILTROS } from './filtros'

/* What the address says of a filter of people, on every screen that has one (product 38, audit B13). */

/** Ids, of which 0 says that there is none, which is no id elsewhere. */
const idsOrNonePart = (name: string): AddressPart<readonly number[]> => ({
  read: (params) => {
    const ids = (params.get(name) ?? '').split(',').map((text) => (text === '0' ? 0 : readId(text)))
    return [...new Set(ids)].filter((id) => id !== null).slice(0, MAX_VALUES)
  },
  write: (ids) => ({ [name]: ids.join(',') }),
})

/** A moment, as `Date.toISOString` writes it. */
const momentPart = (name: string): AddressPart<readonly string[]> => ({
  read: (params) => {
    const text = params.get(name) ?? ''
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text))
      ? [text]
      : []
  },
  write: ([moment = '']) => ({ [name]: moment }),
})

/** None or one. */
const atMostOne = <T>({ read, write }: AddressPart<T | null>): AddressPart<readonly T[]> => ({
  read: (params) => {
    const value = read(params)
    return value === null ? [] : [value]
  },
  write: ([value]) => write(value ?? null),
})

/** `figura`: whom a number of the figures counts, as it stands there: what it says is the lists' to read. */
const figuraPart: AddressPart<readonly string[]> = {
  read: (params) => [params.get('figura') ?? ''].filter((text) => text !== ''),
  write: ([figura = '']) => ({ figura }),
}

/** `raio`: one of the distances that are offered, in km. */
const raioPart: AddressPart<readonly number[]> = {
  read: (params) => RAIOS_KM.filter((km) => String(km) === params.get('raio')),
  write: ([km]) => ({ raio: km === undefined ? '' : String(km) }),
}

/** `fonte`: words of links. */
const fontePart: AddressPart<readonly string[]> = {
  read: (params) => {
    const words = (params.get('fonte') ?? '').split(',').filter((word) => readOrigem(word) !== '')
    return [...new Set(words)].slice(0, MAX_VALUES)
  },
  write: (words) => ({ fonte: words.join(',') }),
}

const eliminadasPart = choicePart('eliminadas', ELIMINADAS)
const sinalizadasPart = flagPart('sinalizadas')

const respostasPart: AddressPart<Filtros['respostas']> = {
  read: (params) => {
    const eliminadas = eliminadasPart.read(params)
    return [
      ...(sinalizadasPart.read(params) === true ? (['ver'] as const) : []),
      ...(eliminadas === null ? [] : ([`${eliminadas}-eliminadas`] as const)),
    ]
  },
  write: (respostas) => ({
    ...sinalizadasPart.write(respostas.includes('ver') || null),
    ...eliminadasPart.write(ELIMINADAS.find((one) => respostas.includes(`${one}-eliminadas`)) ?? null),
  }),
}

const { esperas, ...daCampanha } = categoryParts(FILTRO_DA_CAMPANHA_ENDERECO)

/** `paradas=sim` is what the board's addresses said before its panel was that of the lists. */
const esperasPart: AddressPart<Filtros['esperas']> = {
  read: (params) => {
    const asked = esperas.read(params)
    return params.get('paradas') === 'sim' && !asked.includes('parada') ? [...asked, 'parada'] : asked
  },
  write: (values) => ({ ...esperas.write(values), paradas: '' }),
}

const options = group({
  ...categoryParts(FILTRO_ENDERECO),
  ...daCampanha,
  esperas: esperasPart,
  aderencia: atMostOne(numberPart('aderencia', 1, SCORE_MAX)),
  respostas: respostasPart,
  raio: raioPart,
  fontes: fontePart,
  pretensao: atMostOne(numberPart('pretensao', 1, DINHEIRO.max)),
  etapas: idsOrNonePart('etapa'),
  motivos: idsOrNonePart('motivo'),
  donos: idsOrNonePart('dono'),
  figura: figuraPart,
  desde: momentPart('desde'),
})

/** Without the keyword, which is text about people and lives in the tab's memory (design.md section 2). */
export const filtrosPart: AddressPart<Filtros> = {
  read: (params) => ({ ...NO_FILTROS, ...options.read(params) }),
  write: options.write,
}
