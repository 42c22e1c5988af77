import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { buildCampanha, pageOf } from '@seleta/testing/builders'
import { renderInHost } from '@seleta/testing/fake-host'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildCampanhaItem, buildIndicadores, startCampanhasApi } from '../../testing/campanhas-api'
import MetricasPage from '../../pages/metricas-page'
import type { Recorte } from './indicadores-section'
import { IndicadoresSection } from './indicadores-section'
import { OfEmpresa, ReportOfEmpresa } from './of-empresa'
import { PrintReport } from './print-report'

/** How it goes, for whoever asks: product 69, decision 171. The pages' charts are drawn in the browser's tests alone. */

let api: FakeApi
beforeEach(() => {
  api = startCampanhasApi()
})
afterEach(() => {
  api.stop()
  jest.restoreAllMocks()
})

const open = async (recorte: Partial<Recorte> = {}) => {
  renderInHost(
    <>
      <PrintReport title="Vendedor" dias={90} recorte={[]} />
      <IndicadoresSection recorte={{ dias: 90, campanhaId: 7, usuarioId: null, ...recorte }}>
        {null}
      </IndicadoresSection>
    </>,
    { at: '/dashboard/campanhas/7/metricas' },
  )
  return within(await screen.findByRole('region', { name: 'Indicadores' }))
}
const figure = (name: string) => screen.findByRole('figure', { name })

test('medians and what nine of ten kept to are said in days; where there is nobody stands «—»', async () => {
  const section = await open()
  expect(await section.findByText('1,5 dias')).toBeVisible()
  expect(section.getByText(/^9 em cada 10 em até 6 dias/)).toHaveTextContent(
    '9 em cada 10 em até 6 dias · de 30 pessoas',
  )
  const fill = section.getByText('Até preencher').closest('div')
  expect(fill).toHaveTextContent('—')
  expect(fill).not.toHaveTextContent('9 em cada 10')
  const conversao = within(await figure('Conversão por etapa'))
  expect(conversao.getByRole('row', { name: 'Triagem 40 10 25% 40%' })).toBeVisible()
  expect(conversao.getByRole('row', { name: 'Entrevistas 0 0 — 25%' })).toBeVisible()
})

/** The figure that a link of a list asks for. */
const figuraOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'https://aurora.test').searchParams.get('figura')
const DESDE = '2026-08-26T03:00:00.000Z'

test('numbers of people of a campaign open exactly them', async () => {
  const section = await open()
  const tile = async (name: string) =>
    within((await section.findByText(name, { selector: 'dt' })).parentElement ?? document.body)
  const inscricoes = (await tile('Inscrições no período')).getByRole('link', { name: '40' })
  expect(inscricoes).toHaveAttribute('href', expect.stringContaining('/dashboard/candidatos/7?figura='))
  expect(inscricoes).toHaveAttribute('href', expect.stringContaining('&origem=MANUAL,ABLER,BNE'))
  expect(figuraOf(inscricoes)).toBe(`inscricoes~${DESDE}~~`)
  expect(figuraOf((await tile('Contratações')).getByRole('link'))).toBe(`contratacoes~${DESDE}~~`)
  expect(figuraOf((await tile('Até a primeira resposta')).getByRole('link', { name: '30 pessoas' }))).toBe(
    `respondidas~${DESDE}~~`,
  )
  const linksOf = async (name: string) =>
    within(await figure(name))
      .getAllByRole('link')
      .map(figuraOf)
  expect(await linksOf('Conversão por etapa')).toEqual([
    `chegaram~${DESDE}~~triagem`,
    `avancaram~${DESDE}~~triagem`,
  ])
  expect(await linksOf('Da fonte à contratação')).toEqual([
    `inscricoes~${DESDE}~~MANUAL/linkedin`,
    `entrevistadas~${DESDE}~~MANUAL/linkedin`,
    `contratadas~${DESDE}~~MANUAL/linkedin`,
    `inscricoes~${DESDE}~~BNE/`,
  ])
  expect(await linksOf('Motivos de reprovação e desistência')).toEqual([
    `encerradas~${DESDE}~~3`,
    `encerradas~${DESDE}~~0`,
  ])
})

test('numbers of a colleague open the applications that they moved last', async () => {
  const section = await open({ usuarioId: 3 })
  await section.findByText('1,5 dias')
  expect(api.callsOf('getIndicadores')[0]?.query).toMatchObject({ usuarioId: 3, campanhaId: 7 })
  expect(figuraOf(section.getByRole('link', { name: '9' }))).toBe(`encerradas~${DESDE}~3~3`)
})

test('numbers of the whole company fall apart into campaigns, each a link to its own people', async () => {
  api.on('listCampanhasDaFigura', () => ({
    data: [
      { campanhaId: 7, nome: 'Vendedor', total: 6 },
      { campanhaId: 9, nome: 'Caixa', total: 3 },
    ],
  }))
  const section = await open({ campanhaId: null })
  await section.findByText('1,5 dias')
  expect(section.queryByRole('link')).toBeNull()
  await userEvent.click(section.getByRole('button', { name: '9' }))
  const caixa = await screen.findByRole('menuitem', { name: 'Caixa 3' })
  expect(caixa).toHaveAttribute('href', expect.stringContaining('/dashboard/candidatos/9?'))
  expect(figuraOf(caixa)).toBe(`encerradas~${DESDE}~~3`)
  expect(api.callsOf('listCampanhasDaFigura')[0]?.query).toEqual({
    nome: 'encerradas',
    desde: DESDE,
    valor: '3',
  })
})

test('campaigns that could not be read say so and come with a retry', async () => {
  api.on('listCampanhasDaFigura', () => refuse(500))
  const section = await open({ campanhaId: null })
  await userEvent.click(await section.findByRole('button', { name: '9' }))
  const retry = await screen.findByRole('menuitem', { name: /Tentar novamente/ })
  api.on('listCampanhasDaFigura', () => ({ data: [{ campanhaId: 7, nome: 'Vendedor', total: 9 }] }))
  await userEvent.click(retry)
  expect(await screen.findByRole('menuitem', { name: 'Vendedor 9' })).toBeVisible()
})

test('tables write numbers as the tiles do, and keep sources apart that are called alike', async () => {
  const noted = jest.spyOn(console, 'error')
  const fontes = [
    { origem: 'MANUAL' as const, fonte: 'BNE', inscricoes: 1200, entrevistas: 6, contratacoes: 2 },
    { origem: 'BNE' as const, fonte: '', inscricoes: 15, entrevistas: 0, contratacoes: 0 },
  ]
  api.on('getIndicadores', () => ({ data: buildIndicadores({ inscricoes: 1215, fontes }) }))
  await open()
  const rows = within(await figure('Da fonte à contratação')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'FonteInscriçõesEntrevistasContrataçõesInscrição → contratação',
    'BNE1.200620%',
    'BNE15000%',
  ])
  expect(screen.getByText('1.215')).toBeVisible()
  expect(noted).not.toHaveBeenCalled()
})

test('figures that fail say so and come with a retry', async () => {
  api.on('getIndicadores', () => refuse(500))
  const section = await open()
  const retry = await section.findByRole('button', { name: 'Tentar novamente' })
  api.on('getIndicadores', () => ({ data: buildIndicadores({ motivos: [] }) }))
  await userEvent.click(retry)
  expect(await section.findByText('Nenhum processo terminou assim no período.')).toBeVisible()
})

test('the report is printed light, whatever the screen is', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(document.documentElement).toHaveAttribute('data-tema', 'light')
    fireEvent(window, new Event('afterprint'))
  })
  document.documentElement.setAttribute('data-tema', 'dark')
  const section = await open()
  await userEvent.click(await section.findByRole('button', { name: 'Imprimir relatório' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveAttribute('data-tema', 'dark')
})

describe('the company’s figures, narrowed', () => {
  const field = (name: string) => screen.findByRole('combobox', { name })
  const openOf = (campanhaId: number | null, usuarioId: number | null) => {
    const recorte = { dias: 30, campanhaId, usuarioId }
    const onChange = jest.fn()
    renderInHost(
      <>
        <ReportOfEmpresa {...recorte} />
        <OfEmpresa recorte={recorte} onChange={onChange} />
      </>,
    )
    return onChange
  }

  test('are printed with what they are narrowed to, and of the day they are printed on', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), advanceTimers: true })
    openOf(7, 3)
    expect(await screen.findByText('Indicadores só da campanha: Analista de Dados')).toBeInTheDocument()
    expect(
      await screen.findByText('Indicadores só de quem foi movido por último por: Rui Prado'),
    ).toBeInTheDocument()
    jest.setSystemTime(new Date('2026-11-24T15:00:00Z'))
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByText('24/11/2026').parentElement).toHaveTextContent(
      'Indicadores dos últimos 30 dias · 24/11/2026',
    )
    fireEvent(window, new Event('afterprint'))
    jest.useRealTimers()
  })

  test('are of any campaign that the server finds, the hundred-and-first as well', async () => {
    api.on('filterCampanhas', ({ body }) => {
      const filtros = body?.filtros ?? []
      const isFound = filtros.some(({ path, value }) => path === 'campanha.nome' && value === '#107')
      return pageOf(isFound ? [buildCampanhaItem({ id: 107, nome: 'Caixa' })] : [], isFound ? 1 : 300, 20)
    })
    const onChange = openOf(null, null)
    await userEvent.type(await field('Campanha'), '#107')
    await userEvent.click(await screen.findByRole('option', { name: 'Caixa · #107' }))
    expect(onChange).toHaveBeenCalledWith({ campanha: 107 })
  })

  test('say so where nobody knows the campaign’s name and the colleague has left', async () => {
    api.on('getCampanha', () => refuse(404))
    const onChange = openOf(107, 9)
    expect(await field('Campanha')).toHaveValue('Campanha #107')
    expect(await field('Movida por último por')).toHaveTextContent('Outra pessoa')
    expect(screen.getByText('Indicadores só da campanha: Campanha #107')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Todas as campanhas' }))
    expect(onChange).toHaveBeenCalledWith({ campanha: null })
  })

  test('say so when there is nothing to choose from because it could not be read', async () => {
    api.on('filterCampanhas', () => refuse(500)).on('listUsuarios', () => refuse(500))
    openOf(null, null)
    await userEvent.click(await field('Campanha'))
    expect(await screen.findByText('Não foi possível carregar as campanhas.')).toBeVisible()
    expect(await screen.findByText('Não foi possível carregar as pessoas da empresa.')).toBeVisible()
  })
})

test('the report of a draft is called as the draft is everywhere', async () => {
  api.on('getCampanha', () => ({ data: buildCampanha({ id: 7, nome: '', situacao: 'RASCUNHO' }) }))
  // Held for ever: a chart needs a real browser.
  api.on('getMetricas', () => new Promise(() => undefined))
  renderInHost(<MetricasPage />, {
    at: '/dashboard/campanhas/7/metricas',
    path: '/dashboard/campanhas/:campanhaId/metricas',
  })
  expect(await screen.findByText('Rascunho sem nome (#7)', { selector: 'p' })).toBeInTheDocument()
})
