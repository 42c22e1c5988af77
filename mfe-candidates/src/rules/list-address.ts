import { filtrosPart } from '@seleta/campanha/filtros/filtros-address'
import { listAddress, pagePart, sortPart } from '@seleta/shell/list-address'

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
