import { withTalento } from '@seleta/contract/dashboard-addresses'
import { useAcesso, useCall, useListSearch, wordsFor } from '@seleta/api-client'
import { openAddress } from '@seleta/campanha/campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import { situacaoWords } from '@seleta/contract/situacao-words'
import { formatInteger } from '@seleta/regras/numbers'
import { paths, useSearchParams } from '@seleta/shell'
import { useTema } from '@seleta/ui/theme'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from '../rules/page-table'
import { logout } from './logout'
import type { PaletteGroup, PaletteItem } from '../rules/palette-items'
import { matching } from '../rules/palette-items'

/** People are searched on the server from this many letters on (design 2). */
const PESSOAS_FROM = 3
const SIZE = 6

export interface PaletteSearch {
  readonly items: readonly PaletteItem[]
  readonly isLoading: boolean
  /** A search on the server failed, in words: what is shown may be incomplete. Null while none has. */
  readonly failure: string | null
  /** Searches again what failed. */
  readonly retry: () => void
}

/**
 * @param typed what stands in the box: pages and actions follow at once
 * @param text the same, once the hand has rested: the server is asked
 * @param menu entries of the side bar
 * @param openHelp opens the help drawer
 */
export function usePaletteItems(
  typed: string,
  text: string,
  menu: readonly MenuEntry[],
  openHelp: () => void,
): PaletteSearch {
  const isSearching = text.trim() !== ''
  const { can } = useAcesso()
  // The basket is searched: who sees some campaigns alone has none.
  const isSearchingPessoas = text.trim().length >= PESSOAS_FROM && can('selectTalentos')
  const fixed = useFixedItems(menu, openHelp)
  const campanhas = useCampanhasFound(text.trim(), isSearching)
  const talentos = useTalentosFound(text.trim(), isSearchingPessoas)
  const items = useMemo(
    () => [
      ...matching(fixed, typed),
      ...(isSearching ? campanhas.items : []),
      ...(isSearchingPessoas ? talentos.items : []),
    ],
    [fixed, typed, isSearching, isSearchingPessoas, campanhas.items, talentos.items],
  )
  const failed = [isSearching ? campanhas.search : null, isSearchingPessoas ? talentos.search : null].filter(
    (search) => search !== null && search.isError,
  )
  return {
    items,
    isLoading:
      (isSearching && campanhas.search.isFetching) || (isSearchingPessoas && talentos.search.isFetching),
    failure: failed[0] === undefined ? null : wordsFor(failed[0].error),
    retry: () => failed.forEach((search) => void search.refetch()),
  }
}

/** What is there without asking: pages and actions. */
function useFixedItems(menu: readonly MenuEntry[], openHelp: () => void): readonly PaletteItem[] {
  const navigate = useNavigate()
  const { setTema } = useTema()
  return useMemo(
    () => [
      ...menu.map(({ label, to }) => ({
        id: `ir-${to}`,
        group: 'Ir para' as const,
        label,
        run: () => void navigate(to),
      })),
      { id: 'ajuda', group: 'Ações', label: 'Ver ajuda e atalhos do teclado', run: openHelp },
      { id: 'claro', group: 'Ações', label: 'Usar tema claro', run: () => setTema('claro') },
      { id: 'escuro', group: 'Ações', label: 'Usar tema escuro', run: () => setTema('escuro') },
      {
        id: 'automatico',
        group: 'Ações',
        label: 'Usar o tema do aparelho',
        run: () => setTema('automatico'),
      },
      { id: 'sair', group: 'Ações', label: 'Sair (Logout)', run: logout },
    ],
    [menu, openHelp, navigate, setTema],
  )
}

function useCampanhasFound(nome: string, isEnabled: boolean) {
  const navigate = useNavigate()
  const { can } = useAcesso()
  const search = useCall(
    'filterCampanhas',
    {
      query: { page: 0, size: SIZE },
      body: {
        filtros: [{ path: 'campanha.nome', value: nome }],
      },
    },
    { isEnabled, isKeepingPrevious: true, isToldInPlace: true },
  )
  const items = useMemo(
    () => [
      ...(search.data?.data ?? []).map((campanha): PaletteItem => ({
        id: `campanha-${campanha.id}`,
        group: 'Campanhas',
        label: campanhaTitle(campanha),
        detail: `#${campanha.id} · ${situacaoWords[campanha.situacao]}`,
        run: () => void navigate(openAddress(campanha, can)),
      })),
      ...allOf(
        'Campanhas',
        search.data?.totalElements,
        () => void navigate(`${paths.campanhas()}?${new URLSearchParams({ busca: nome })}`),
      ),
    ],
    [search.data, navigate, can, nome],
  )
  return { search, items }
}

/** A person opens as the panel over the page that is there. */
function useTalentosFound(palavraChave: string, isEnabled: boolean) {
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [, searchCesta] = useListSearch('cesta')
  const search = useCall(
    'filterTalentos',
    {
      query: { page: 0, size: SIZE },
      body: { idCampanha: null, pesquisa: { palavraChave } },
    },
    { isEnabled, isKeepingPrevious: true },
  )
  const items = useMemo(() => {
    const openPanel = (identificador: string) => setSearch((before) => withTalento(before, identificador))
    return [
      ...(search.data?.data ?? []).map(({ identificador, nome, localizacao }): PaletteItem => ({
        id: `talento-${identificador}`,
        group: 'Candidatos',
        label: nome,
        detail: localizacao,
        run: () => openPanel(identificador),
      })),
      ...allOf('Candidatos', search.data?.totalElements, () => {
        searchCesta(palavraChave)
        void navigate(paths.cesta())
      }),
    ]
  }, [search.data, setSearch, navigate, searchCesta, palavraChave])
  return { search, items }
}

/** «Ver os 23 resultados», where not all of them stand here. */
const allOf = (group: PaletteGroup, total: number | undefined, run: () => void): PaletteItem[] =>
  total === undefined || total <= SIZE
    ? []
    : [
        {
          id: `todos-${group}`,
          group,
          label:
            total > MAX_COUNT_FILTRO
              ? `Ver os mais de ${formatInteger(MAX_COUNT_FILTRO)} resultados`
              : `Ver os ${formatInteger(total)} resultados`,
          run,
        },
      ]
