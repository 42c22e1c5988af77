import { useSearchParams } from '@seleta/shell'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import {
  createMemoryRouter,
  Link,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom'
import { prepareBrowser } from '../../testing/render-app'

beforeEach(prepareBrowser)
afterEach(() => jest.restoreAllMocks())

/** A page whose handlers are those of its first drawing, as they are until a slow machine has drawn it anew. */
function Page() {
  const [, change] = useSearchParams()
  const [first] = useState(() => change)
  return (
    <>
      <Link to="?aba=fila">Na fila</Link>
      <button
        type="button"
        onClick={() =>
          first((now) => {
            now.set('pagina', '2')
            return now
          })
        }
      >
        Próxima
      </button>
      <output>{useLocation().search}</output>
    </>
  )
}

describe.each([
  ['the host', <RouterProvider key="host" router={createMemoryRouter([{ path: '*', element: <Page /> }])} />],
  [
    'an area alone',
    <MemoryRouter key="alone">
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  ],
])('in %s', (_, app) => {
  it('what is changed before the page is drawn anew begins from where the address is', async () => {
    const user = userEvent.setup()
    render(app)
    await user.click(screen.getByRole('link'))
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('status')).toHaveTextContent('?aba=fila&pagina=2')
  })
})
