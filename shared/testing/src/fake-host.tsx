import type { QueryClient } from '@seleta/api-client'
import { QueryClientProvider, createQueryClient } from '@seleta/api-client'
import type { HostServices, Question, Toast } from '@seleta/shell'
import { HostServicesContext } from '@seleta/shell'
import { AppTheme } from '@seleta/ui/theme'
import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { useUndoService } from './undo-service'

/** A host that records what a remote asked of it. */
export interface FakeHostRecord {
  readonly toasts: Toast[]
  readonly announcements: string[]
  readonly questions: Question[]
  readonly reports: { readonly error: unknown; readonly context: string }[]
  /** What `confirm` answers; true unless the test says otherwise. */
  confirmAnswer: boolean
  /** The address now, with its query string. */
  address: string
}

export interface FakeHostOptions {
  /** Address the page opens at. */
  readonly at?: string
  /** Route pattern, when the page reads parameters of the address. */
  readonly path?: string
  /** Text of the host's search box. */
  readonly busca?: string
}

export interface HostedRender extends RenderResult {
  readonly host: FakeHostRecord
  readonly client: QueryClient
}

/**
 * Shows a page, panel or feature as the host would: theme, query client, router, services.
 * A call that fails is not tried again, so that a test of a failure needs one failing answer.
 */
export function renderInHost(ui: ReactNode, options: FakeHostOptions = {}): HostedRender {
  const host = createFakeHostRecord()
  const client = createQueryClient()
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retry: false },
  })
  const result = render(
    <MemoryRouter initialEntries={[options.at ?? '/']}>
      <FakeHost host={host} client={client} busca={options.busca ?? ''}>
        <Routes>
          <Route path={options.path ?? '*'} element={ui} />
          <Route path="*" element={null} />
        </Routes>
      </FakeHost>
    </MemoryRouter>,
  )
  return { ...result, host, client }
}

export function createFakeHostRecord(): FakeHostRecord {
  return { toasts: [], announcements: [], questions: [], reports: [], confirmAnswer: true, address: '' }
}

/** The host's providers inside a router that the caller gives; the stand-alone harness uses it with a real one. */
export function FakeHost({
  host,
  client,
  busca = '',
  children,
}: {
  readonly host: FakeHostRecord
  readonly client: QueryClient
  readonly busca?: string
  readonly children: ReactNode
}) {
  const [text, setText] = useState(busca)
  const undo = useUndoService((toast) => void host.toasts.push(toast))
  return (
    <QueryClientProvider client={client}>
      <AppTheme>
        <HostServicesContext value={{ ...servicesOf(host), undo, search: { text, setText } }}>
          <AddressRecorder host={host} />
          {children}
        </HostServicesContext>
      </AppTheme>
    </QueryClientProvider>
  )
}

function AddressRecorder({ host }: { readonly host: FakeHostRecord }) {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    Object.assign(host, { address: pathname + search })
  }, [host, pathname, search])
  return null
}

function servicesOf(host: FakeHostRecord): Omit<HostServices, 'search' | 'undo'> {
  return {
    notify: (toast) => void host.toasts.push(toast),
    confirm: (question) => {
      host.questions.push(question)
      return Promise.resolve(host.confirmAnswer)
    },
    announce: (sentence) => void host.announcements.push(sentence),
    report: (error, context) => void host.reports.push({ error, context }),
    hasSingleKeys: true,
  }
}
