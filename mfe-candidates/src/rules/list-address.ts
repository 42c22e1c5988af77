import { filtrosPart } from '@seleta/campanha/filtros/filtros-address'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { readFigura } from '@seleta/contract/figuras'
import type { AddressPart } from '@seleta/shell/list-address'
import { listAddress, pagePart, sortPart } from '@seleta/shell/list-address'

/** Lists also ask whom a number of the figures counts; what is none is not asked. */
const withFigura: AddressPart<Filtros> = {
  read: (params) => {
    const filtros = filtrosPart.read(params)
    return { ...filtros, figura: filtros.figura.filter((text) => readFigura(text) !== null) }
  },
  write: filtrosPart.write,
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
  filtros: withFigura,
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
