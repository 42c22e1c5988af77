import {
  QueryClientProvider,
  beginSession,
  createQueryClient,
  request,
  restoreSession,
  sessionAtom,
  useAtomValue,
} from '@seleta/api-client'
import type { HostServices, RemoteDescriptor, RemoteModule } from '@seleta/shell'
import { HostServicesContext } from '@seleta/shell'
import { AppTheme } from '@seleta/ui/theme'
import '@seleta/ui/fonts.css'
import type { ComponentType } from 'react'
import { Suspense, lazy, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom'
import { useUndoService } from './undo-service'

/**
 * One area alone, on its own port, with fast refresh: a strip that plays the host, the area's pages, and a real api
 * behind the dev server's proxy (`API_URL`, by default the running product). `npm run dev -- mfe-kanban`.
 */
export function mountStandalone(remote: RemoteModule, descriptor: unknown): void {
  restoreSession()
  const client = createQueryClient()
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <BrowserRouter>
          {/* remote.json is checked against its schema by `npm run check`. */}
          <Alone remote={remote} descriptor={descriptor as RemoteDescriptor} />
        </BrowserRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

function Alone({ remote, descriptor }: { remote: RemoteModule; descriptor: RemoteDescriptor }) {
  const [said, setSaid] = useState('')
  const [search, setSearch] = useSearchParams()
  const undo = useUndoService(({ text }) => setSaid(text))
  const services = useMemo<HostServices>(
    () => ({
      notify: ({ text }) => setSaid(text),
      announce: (sentence) => setSaid(sentence),
      // The harness has no dialog of its own.
      confirm: async ({ title, text }) => window.confirm(`${title}\n${text}`),
      report: (error, context) => setSaid(`${context}: ${String(error)}`),
      search: { text: search.get('busca') ?? '', setText: (busca) => setSearch({ busca }) },
      hasSingleKeys: true,
      undo,
    }),
    [search, setSearch, undo],
  )
  return (
    <HostServicesContext value={services}>
      <Strip descriptor={descriptor} said={said} />
      <main style={{ padding: 32 }}>
        <Suspense fallback="Carregando…">
          <Routes>
            {descriptor.pages.map((page) => (
              <Route key={page.id} path={page.path} element={<Page load={remote.pages[page.id]} />} />
            ))}
            <Route path="*" element={<p>Escolha uma página acima.</p>} />
          </Routes>
        </Suspense>
      </main>
      {(descriptor.panels ?? []).map((panel) => {
        const value = search.get(panel.param)
        return value === null ? null : (
          <Suspense key={panel.id}>
            <Panel load={remote.panels?.[panel.id]} value={value} onClose={() => setSearch({})} />
          </Suspense>
        )
      })}
    </HostServicesContext>
  )
}

const lazies = new Map<unknown, ComponentType<Record<string, unknown>>>()

function lazyOnce(load: unknown) {
  const known = lazies.get(load)
  if (known !== undefined) return known
  // Pages take no props, panels take PanelProps: the one caller of each gives them.
  const made = lazy(load as () => Promise<{ default: ComponentType<Record<string, unknown>> }>)
  lazies.set(load, made)
  return made
}

function Page({ load }: { load: unknown }) {
  if (load === undefined) return <p>remote.ts não carrega esta página.</p>
  const Content = lazyOnce(load)
  return <Content />
}

function Panel({ load, ...props }: { load: unknown; value: string; onClose: () => void }) {
  const Content = lazyOnce(load)
  return <Content {...props} />
}

function Strip({ descriptor, said }: { descriptor: RemoteDescriptor; said: string }) {
  const { isAuth } = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const open = (path: string) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => window.prompt(name) ?? '1')
    void navigate(filled)
  }
  return (
    <header style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12, borderBottom: '1px solid' }}>
      <strong>{descriptor.id}</strong>
      {descriptor.pages.map((page) =>
        page.path.includes(':') ? (
          <button key={page.id} type="button" onClick={() => open(page.path)}>
            {page.id}
          </button>
        ) : (
          <Link key={page.id} to={page.path}>
            {page.id}
          </Link>
        ),
      )}
      {isAuth ? (
        <span>com sessão</span>
      ) : (
        <button type="button" onClick={() => void signInAsDemo()}>
          Entrar como demonstração
        </button>
      )}
      <output>{said}</output>
    </header>
  )
}

/** The demo company's public sign-in; refused by any api that is not in demo mode. */
async function signInAsDemo(): Promise<void> {
  const { access_token } = await request('login', {
    body: { username: 'demo@seleta.local', password: 'seleta-demo-2026', grant_type: 'password' },
  })
  beginSession(access_token, true)
}
