import { FILTRO_DA_CAMPANHA_ENDERECO, FILTRO_ENDERECO } from '@seleta/contract/filtro-endereco'
import { MAX_VALUES, RAIOS_KM } from '@seleta/contract/limits'
import type { AddressPart } from '@seleta/shell/list-address'
import { categoryParts, group, listAddress, pagePart, sortPart } from '@seleta/shell/list-address'
import type { Filtros } from './filtros'
import { NO_FILTROS } from './filtros'

/** Ids, of which 0 says that there is none, which is no id elsewhere. */
const idsOrNonePart = (name: string): AddressPart<readonly number[]> => ({
  read: (params) => {
    const texts = (params.get(name) ?? '').split(',').filter((text) => /^\d{1,15}$/.test(text))
    return [...new Set(texts.map(Number))].slice(0, MAX_VALUES)
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

/** `raio`: one of the distances that are offered, in km. */
const raioPart: AddressPart<readonly number[]> = {
  read: (params) => RAIOS_KM.filter((km) => String(km) === params.get('raio')),
  write: ([km]) => ({ raio: km === undefined ? '' : String(km) }),
}

const options = group({
  ...categoryParts(FILTRO_ENDERECO),
  ...categoryParts(FILTRO_DA_CAMPANHA_ENDERECO),
  raio: raioPart,
  etapas: idsOrNonePart('etapa'),
  motivos: idsOrNonePart('motivo'),
  situacaoDesde: momentPart('situacaoDesde'),
  desde: momentPart('desde'),
})

/** Without the keyword, which is text about people and lives in the tab's memory (design.md section 2). */
const filtrosPart: AddressPart<Filtros> = {
  read: (params) => ({ ...NO_FILTROS, ...options.read(params) }),
  write: options.write,
}

/** A list of people in its address: `?pagina=2&ordem=aderencia,desc&funcoes=3,9` (product 38, design.md section 2). */
export const talentosAddress = listAddress({
  page: pagePart(),
  sort: sortPart(
    {
      nome: 'talento.nome',
      atualCv: 'talento.atualCv',
      aderencia: 'talento.aderencia',
      inscrita: 'inscricao.criadaEm',
      naEtapa: 'inscricao.naEtapaDesde',
    } as const,
    null,
  ),
  filtros: filtrosPart,
})

/** `sort` is null where the address says none: the server's own order. */
export type ListState = ReturnType<typeof talentosAddress.read>
export type TalentoSort = NonNullable<ListState['sort']>

/** Only the filters of an address: what the tab bar carries over (design.md 4.5). */
export function filtrosOnly(params: URLSearchParams): string {
  const { filtros } = talentosAddress.read(params)
  // Each screen has origins of its own.
  const kept = talentosAddress
    .write(new URLSearchParams(), { filtros: { ...filtros, origens: [] } })
    .toString()
  return kept === '' ? '' : `?${kept}`
}
