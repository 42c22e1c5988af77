import { CallError, useCan, wordsFor } from '@seleta/api-client'
import { CAMPANHA_GONE } from '@seleta/contract/faltas'
import { situacaoWords } from '@seleta/contract/situacao-words'
import { Link as RouterLink, paths } from '@seleta/shell'
import { Box, Button, Link, PageHeader, Skeleton, StatusChip, TabLinks } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { CampanhaActions } from './campanha-actions'
import { responsavelWords, situacaoTones } from './campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { partsOf } from './numeros'
import { useCampanha, useNumeros } from './queries/use-campanha'

interface Props {
  readonly campanhaId: number
  /** Which of its pages this is. */
  readonly page: 'candidatos' | 'candidatosRobo' | 'selecao' | 'metricas'
  /** What of the address the tabs carry over, with its «?»; none by default. */
  readonly query?: string
  /** A line of the page's own under the numbers. */
  readonly children?: ReactNode
  /** Beside the tabs. */
  readonly tools?: ReactNode
}

/** The one head of a campaign's pages: back, name, state, where its applications are, actions, tabs (product 62). */
export function CampanhaHead({ campanhaId, page, query = '', children, tools }: Props) {
  const campanha = useCampanha(campanhaId)
  const { data } = campanha
  return (
    <>
      <PageHeader
        back={
          <Link component={RouterLink} to={paths.campanhas()}>
            ← Campanhas
          </Link>
        }
        title={
          <>
            #{campanhaId}{' '}
            {campanha.isPending ? (
              <Skeleton component="span" width={240} sx={{ display: 'inline-block' }} />
            ) : (
              data && campanhaTitle(data)
            )}
          </>
        }
        description={
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
          >
            {data === undefined ? null : (
              <StatusChip tone={situacaoTones[data.situacao]}>{situacaoWords[data.situacao]}</StatusChip>
            )}
            <Numeros campanhaId={campanhaId} />
            {data === undefined || responsavelWords(data) === '' ? null : (
              <span title={data.responsaveis?.join(', ')}>Responsável: {responsavelWords(data)}</span>
            )}
            {children}
          </Box>
        }
        actions={data === undefined ? undefined : <CampanhaActions campanha={data} />}
      />
      {campanha.isError ? (
        <Box role="alert" sx={{ mb: 4, fontSize: '0.875rem' }}>
          {campanha.error instanceof CallError && campanha.error.kind === 'not-found'
            ? CAMPANHA_GONE
            : wordsFor(campanha.error)}{' '}
          <Button size="small" onClick={() => void campanha.refetch()}>
            Tentar novamente
          </Button>
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', mb: 4 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Tabs campanhaId={campanhaId} page={page} query={query} />
        </Box>
        {tools}
      </Box>
    </>
  )
}

/** «34 inscrições: 26 no quadro · 4 sem etapa · 2 eliminadas»; a blank of the same height until it is known. */
function Numeros({ campanhaId }: { readonly campanhaId: number }) {
  const { data } = useNumeros(campanhaId)
  const can = useCan()
  if (data === undefined) return <span aria-hidden>&nbsp;</span>
  const { whole, parts } = partsOf(campanhaId, data)
  return (
    <span>
      {whole}:{' '}
      {parts.map(({ text, to }, at) => (
        <span key={to}>
          {at === 0 ? null : ' · '}
          {can('filterTalentos') ? (
            <Link component={RouterLink} to={to} sx={{ whiteSpace: 'nowrap' }}>
              {text}
            </Link>
          ) : (
            text
          )}
        </span>
      ))}
    </span>
  )
}

function Tabs({ campanhaId, page, query }: { campanhaId: number; page: Props['page']; query: string }) {
  const { data } = useNumeros(campanhaId)
  const can = useCan()
  const counted = (count: number | undefined) => (count === undefined ? {} : { count })
  const items = [
    {
      id: 'candidatos',
      path: paths.candidatos(campanhaId),
      label: 'Candidatos',
      needs: 'filterTalentos',
      ...counted(data?.candidatos),
    },
    {
      id: 'candidatosRobo',
      path: paths.candidatosRobo(campanhaId),
      label: 'Candidatos robô',
      needs: 'filterTalentos',
      ...counted(data?.candidatosRobo),
    },
    {
      id: 'selecao',
      path: paths.selecao(campanhaId),
      label: 'Seleção',
      needs: 'getKanban',
      ...counted(data?.selecao),
    },
    { id: 'metricas', path: paths.metricas(campanhaId), label: 'Métricas', needs: 'getMetricas' },
  ] as const
  return (
    <TabLinks
      label="Telas da campanha"
      linkComponent={RouterLink}
      items={items
        .filter(({ needs }) => can(needs))
        .map(({ id, path, label, ...item }) => ({
          label,
          ...('count' in item ? { count: item.count } : {}),
          to: id === 'metricas' ? path : path + query,
          isCurrent: id === page,
        }))}
    />
  )
}
