import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildIndicadores, startCampanhasApi } from '../../testing/campanhas-api'
import type { Recorte } from './indicadores-section'
import { IndicadoresSection } from './indicadores-section'
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
      <PrintReport title="Vendedor" dias={90} />
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
  expect(section.getByText('9 em cada 10 em até 6 dias · de 30 pessoas')).toBeVisible()
  const fill = section.getByText('Até preencher').closest('div')
  expect(fill).toHaveTextContent('—')
  expect(fill).not.toHaveTextContent('9 em cada 10')
  const conversao = within(await figure('Conversão por etapa'))
  expect(conversao.getByRole('row', { name: 'Triagem 40 10 25% 40%' })).toBeVisible()
  expect(conversao.getByRole('row', { name: 'Entrevistas 0 0 — 25%' })).toBeVisible()
})

test('numbers of people of a campaign open exactly them', async () => {
  const section = await open()
  expect(await section.findByRole('link', { name: '40' })).toHaveAttribute(
    'href',
    expect.stringContaining('desde=2026-08-26T03:00:00.000Z&origem=MANUAL,ABLER,BNE'),
  )
  const tile = section.getByText('Contratações', { selector: 'dt' }).parentElement ?? document.body
  expect(within(tile).getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    expect.stringContaining('situacao=contratado&situacaoDesde=2026-08-26T03:00:00.000Z'),
  )
  const motivos = within(await figure('Motivos de reprovação e desistência'))
  expect(motivos.getByRole('link', { name: '9' })).toHaveAttribute(
    'href',
    '/dashboard/candidatos/7?situacao=reprovado,desistente&motivo=3&situacaoDesde=2026-08-26T03:00:00.000Z&origem=MANUAL,ABLER,BNE',
  )
})

test.each([
  ['of a colleague', { usuarioId: 3 }, { usuarioId: 3, campanhaId: 7 }],
  ['of the whole company', { campanhaId: null }, { dias: 90 }],
])('numbers %s are asked for, and lead to no list', async (_, recorte, query) => {
  const section = await open(recorte)
  await section.findByText('1,5 dias')
  expect(api.callsOf('getIndicadores')[0]?.query).toMatchObject(query)
  expect(section.queryByRole('link')).toBeNull()
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
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.documentElement).toHaveAttribute('data-tema', 'light')
    window.dispatchEvent(new Event('afterprint'))
  })
  document.documentElement.setAttribute('data-tema', 'dark')
  const section = await open()
  await userEvent.click(await section.findByRole('button', { name: 'Imprimir relatório' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveAttribute('data-tema', 'dark')
})
