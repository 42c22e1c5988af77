import { readId } from '@seleta/regras/id'
import { useCampanha } from '@seleta/campanha/campanha'
import { CallError, useCan, wordsFor } from '@seleta/api-client'
import { BACK_TO_CAMPANHAS } from '@seleta/contract/screen-words'
import { CAMPANHA_GONE } from '@seleta/contract/faltas'
import type { Metricas } from '@seleta/contract/metricas'
import { Link, paths, useParams, useSearchParams } from '@seleta/shell'
import { Box, Button, EmptyState, ErrorState, KeptNotice, NOT_PRINTED } from '@seleta/ui/core'
import { FiguresLoading, TWO_ABREAST } from '../features/figures/figures-loading'
import { CampanhaHead } from '@seleta/campanha/campanha-head'
import { editAddress } from '@seleta/campanha/campanha-words'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { MetricasCounters } from '../features/metricas/metricas-counters'
import { CHART_HEIGHT, MetricasFigures } from '../features/metricas/metricas-figures'
import { IndicadoresSection } from '../features/indicadores/indicadores-section'
import { PrintReport } from '../features/indicadores/print-report'
import { ColegaField, PeriodField } from '../features/indicadores/recorte-fields'
import { useColegas } from '../queries/use-indicadores'
import { metricasAddress, PERIODS } from '../rules/graficos-address'
import { useMetricas } from '../queries/use-metricas'
import { totalOf } from '../rules/metricas-words'
import { recorteWords } from '../rules/recorte-words'

const FAILURE = 'Não foi possível carregar as métricas.'

/** A campaign's numbers from recorded stage events (product 17). */
export default function MetricasPage() {
  const id = readId(useParams()['campanhaId'])
  if (id === null) return <NotFound />
  return <Found key={id} campanhaId={id} />
}

function Found({ campanhaId }: { readonly campanhaId: number }) {
  const metricas = useMetricas(campanhaId)
  const { data, error } = metricas
  if (error instanceof CallError && error.kind === 'not-found') return <NotFound />
  return (
    <>
      <ReportOfCampanha campanhaId={campanhaId} />
      <Box sx={NOT_PRINTED}>
        <CampanhaHead campanhaId={campanhaId} page="metricas" />
      </Box>
      {metricas.isError && data !== undefined ? (
        <KeptNotice
          text={wordsFor(error, FAILURE)}
          since={metricas.dataUpdatedAt}
          onRetry={() => void metricas.refetch()}
        />
      ) : null}
      {data !== undefined ? (
        <Numbers campanhaId={campanhaId} metricas={data} />
      ) : metricas.isError ? (
        <ErrorState
          title={wordsFor(error, FAILURE)}
          level={3}
          onRetry={() => void metricas.refetch()}
          isRetrying={metricas.isFetching}
        />
      ) : (
        <FiguresLoading
          heights={[CHART_HEIGHT, CHART_HEIGHT, CHART_HEIGHT, CHART_HEIGHT]}
          label="Carregando métricas"
          minWidth={TWO_ABREAST}
        />
      )}
    </>
  )
}

function Numbers({ campanhaId, metricas }: { readonly campanhaId: number; readonly metricas: Metricas }) {
  const can = useCan()
  if (totalOf(metricas) === 0) return <NobodyYet campanhaId={campanhaId} />
  return (
    <>
      <MetricasCounters campanhaId={campanhaId} metricas={metricas} />
      <MetricasFigures campanhaId={campanhaId} metricas={metricas} />
      {can('getIndicadores') ? <OfCampanha campanhaId={campanhaId} /> : null}
    </>
  )
}

/** How it goes in this campaign, beside the company. */
function OfCampanha({ campanhaId }: { readonly campanhaId: number }) {
  const [search, setSearch] = useSearchParams()
  const { dias, pessoa } = metricasAddress.read(search)
  const { usuarios, hasUsuarios } = useColegas()
  const change = (what: Parameters<typeof metricasAddress.write>[1]) =>
    setSearch((former) => metricasAddress.write(former, what))
  return (
    <IndicadoresSection recorte={{ dias, campanhaId, usuarioId: pessoa }}>
      <PeriodField value={dias} periods={PERIODS} onChange={(next) => change({ dias: next })} />
      {hasUsuarios || pessoa !== null ? (
        <ColegaField opcoes={usuarios} value={pessoa} onChange={(next) => change({ pessoa: next })} />
      ) : null}
    </IndicadoresSection>
  )
}

/** The head of what is printed, in place of the page's own. */
function ReportOfCampanha({ campanhaId }: { readonly campanhaId: number }) {
  const [search] = useSearchParams()
  const { data: campanha } = useCampanha(campanhaId)
  const { dias, pessoa } = metricasAddress.read(search)
  const { usuarios } = useColegas()
  return (
    <PrintReport
      title={campanha === undefined ? '' : campanhaTitle(campanha)}
      dias={dias}
      recorte={recorteWords({ chosen: undefined, id: null }, { opcoes: usuarios, id: pessoa })}
    />
  )
}

/** Nobody applied: where people would come from, or, for a draft, what is missing first. */
function NobodyYet({ campanhaId }: { readonly campanhaId: number }) {
  const { data: campanha } = useCampanha(campanhaId)
  const can = useCan()
  const isDraft = campanha?.situacao === 'RASCUNHO'
  return (
    <EmptyState
      level={3}
      title={isDraft ? 'Esta campanha ainda é um rascunho.' : 'Ainda não há inscrições nesta campanha.'}
      action={
        isDraft && !can('saveRascunho') ? undefined : (
          <Button
            variant="contained"
            component={Link}
            to={isDraft ? editAddress(campanha) : paths.campanhaPublica(campanhaId)}
          >
            {isDraft ? 'Continuar o rascunho' : 'Abrir a página da vaga'}
          </Button>
        )
      }
    >
      <p>
        {isDraft
          ? 'Os números aparecem depois que ela for publicada e receber a primeira inscrição.'
          : 'Os números aparecem com a primeira inscrição. Divulgue o link da vaga para receber pessoas.'}
      </p>
    </EmptyState>
  )
}

function NotFound() {
  return (
    <ErrorState
      title={CAMPANHA_GONE}
      action={
        <Button variant="contained" component={Link} to={paths.campanhas()}>
          {BACK_TO_CAMPANHAS}
        </Button>
      }
    />
  )
}
