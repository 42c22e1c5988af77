import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BarRows, ChartFigure, toCsv } from '../charts'
import { seriesLook } from './chart-series'
import { shareOf, twoLines } from './stacked-percent-chart'

const table = {
  columns: ['Origem', 'Pessoas'],
  rows: [['Página pública', 420] as const, ['BNE', 90.5] as const],
}

describe('ChartFigure', () => {
  function Example() {
    return (
      <ChartFigure
        title="Origens"
        finding="A página pública traz mais."
        table={table}
        fileName="origens"
        height={400}
      >
        <span>desenho</span>
      </ChartFigure>
    )
  }

  it('is a figure with one named picture', () => {
    render(<Example />)
    expect(screen.getByRole('figure', { name: 'Origens' })).toBeVisible()
    expect(
      screen.getByRole('img', { name: 'Gráfico: Origens. A página pública traz mais.' }),
    ).toBeInTheDocument()
  })

  it('shows the same numbers as a real table, and the chart again', async () => {
    render(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['OrigemPessoas', 'Página pública420', 'BNE90,5'])
    expect(screen.getByRole('rowheader', { name: 'BNE' })).toBeVisible()
    expect(screen.queryByText('desenho')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Ver como gráfico' }))
    expect(screen.getByText('desenho')).toBeVisible()
  })
})

describe('the CSV of a chart', () => {
  it('opens in Brazilian spreadsheets: BOM, semicolons, decimal comma', () => {
    expect(toCsv(table)).toBe('\uFEFFOrigem;Pessoas\r\nPágina pública;420\r\nBNE;90,5\r\n')
  })

  it('quotes what would break it and disarms formulas', () => {
    expect(toCsv({ columns: ['a;b'], rows: [['diz "sim"'], ['=1+1'], ['＝1+1'], [-3.5]] })).toBe(
      '\uFEFF"a;b"\r\n"diz ""sim"""\r\n\'=1+1\r\n\'＝1+1\r\n-3,5\r\n',
    )
  })
})

describe('series', () => {
  it('differ by marker and dash, not by colour alone', () => {
    const looks = [0, 1, 2, 3, 4, 5].map(seriesLook)
    for (const part of ['color', 'shape', 'dash'] as const) {
      expect(new Set(looks.map((look) => look[part])).size).toBe(6)
    }
  })
})

describe('shares', () => {
  it('are of their own category, and nothing of an empty one', () => {
    const series = [
      { label: 'a', data: [3, 0] },
      { label: 'b', data: [1, 0] },
    ]
    expect(shareOf(series, 0, 3)).toBe(0.75)
    expect(shareOf(series, 1, 0)).toBe(0)
  })
})

describe('names beside bars', () => {
  it.each([
    ['Vendedor', 'Vendedor'],
    ['Recepcionista de Hotel – Temporada', 'Recepcionista de\nHotel – Temporada'],
    ['Assistente Administrativo – Exclusiva para PCD', 'Assistente Administrativo\n– Exclusiva para PCD'],
    ['Auxiliar de Logística – Temporário de fim de ano', 'Auxiliar de Logística –\nTemporário de fim de ano'],
    ['Técnico(a) de Enfermagem – UTI Adulto', 'Técnico(a) de\nEnfermagem – UTI Adulto'],
    [
      'Coordenador(a) de Atendimento ao Cliente e Relacionamento Institucional',
      'Coordenador(a) de\nAtendimento ao Cliente e…',
    ],
    ['Otorrinolaringologistaplantonista', 'Otorrinolaringologistaplan\ntonista'],
  ])('%j stand on two lines, broken between words', (name, lines) => {
    expect(twoLines(name)).toBe(lines)
  })
})

describe('bars in rows', () => {
  it('are as long as their part of the longest one, and none where there is no value', () => {
    render(
      <BarRows
        rows={[
          { label: 'Triagem', value: 40, text: '40', note: '12 agora' },
          { label: 'Entrevistas', value: 10, text: '10' },
          { label: 'Finalistas', value: null, text: '—' },
        ]}
      />,
    )
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['Triagem12 agora40', 'Entrevistas10', 'Finalistas—'])
    expect(widths()).toEqual(['100%', '25%', '0%'])
  })

  it('are as long as their part of a whole, where they are parts of one', () => {
    render(
      <BarRows
        whole={80}
        rows={[
          { label: 'Triagem', value: 40, text: '40 (50%)' },
          { label: 'Entrevistas', value: 20, text: '20 (25%)' },
        ]}
      />,
    )
    expect(widths()).toEqual(['50%', '25%'])
  })
})

const widths = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector<HTMLElement>('[style]')?.style.width)
