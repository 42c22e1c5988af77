import '../testing/jsdom-css'
import { render } from '@testing-library/react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataTable } from '../grid'
import { DATA_GRID_STYLE, EMOTION_EMPTY_STYLE } from '../testing/style-hashes'
import { fetchGrid } from './later-grid'
import { AppTheme } from '../theme/theme'

function gridStyleHash(): string {
  const { container } = render(
    <AppTheme>
      <DataTable
        label="Campanhas"
        columns={[{ id: 'nome', label: 'Nome', render: () => 'x' }]}
        rows={[{}]}
        rowCount={1}
        getRowId={() => 1}
        getRowLabel={() => 'x'}
        page={0}
        pageSize={12}
        onPageChange={() => undefined}
      />
    </AppTheme>,
  )
  const styles = [...container.querySelectorAll('style')].map((style) => style.textContent)
  expect(styles).toHaveLength(1)
  return `'sha256-${createHash('sha256').update(styles.join('')).digest('base64')}'`
}

beforeAll(fetchGrid)

describe('the policy of the page', () => {
  it('knows the only inline style of a table by its hash', () => {
    expect(gridStyleHash()).toBe(DATA_GRID_STYLE)
  })

  it('is sent by the server with the same two hashes', () => {
    const headers = readFileSync(join(__dirname, '../../../../api/src/plugins/security-headers.ts'), 'utf8')
    expect(headers).toContain(EMOTION_EMPTY_STYLE)
    expect(headers).toContain(DATA_GRID_STYLE)
  })
})
