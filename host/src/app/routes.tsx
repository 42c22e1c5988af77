import { useAcesso } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { Suspense, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Navigate, useRoutes } from 'react-router-dom'
import ownPages from '../../pages.json'
import { AreaLoading } from '../features/remotes/area-messages'
import { RemotePage } from '../features/remotes/remote-page'
import { SessionGuard } from '../features/session/session-guard'
import LoginPage from '../pages/login-page'
import { NotFoundPage } from '../pages/not-found-page'
import { RefusedPage } from '../pages/refused-page'
import { RouterErrorPage } from '../pages/router-error-page'
import type { PageEntry } from '../rules/page-table'
import { isOpenTo, notFoundEntry } from '../rules/page-table'
import { AWAITED, useCurrentPage, useOpenPage } from '../queries/current-page'
import { AloneFrame } from '../features/frame/alone-frame'
import { DashboardFrame } from './load-frame'

const ConfiguracoesPage = lazy(() => import('../pages/configuracoes-page'))
const ResetPasswordPage = lazy(() => import('../pages/reset-password-page'))
const EmpresaLoginPage = lazy(() => import('../pages/empresa-login-page'))
const AcceptConvitePage = lazy(() => import('../pages/accept-convite-page'))

/**
 * The host owns the route table; each page stands in it as its descriptor says, and nothing else is said here. The
 * descriptors may change while the page is open (a release of an area), so what they say is looked up when an address
 * is opened.
 * The host's own addresses are a file, because the servers answer 404 to whatever is neither there nor in a descriptor.
 */
export function buildRoutes(): RouteObject[] {
  return [
    {
      errorElement: <RouterErrorPage />,
      children: [
        { path: ownPages.login, element: <LoginPage /> },
        { path: ownPages.redefinirSenha, element: <Later page={<ResetPasswordPage />} /> },
        { path: ownPages.entrarPelaEmpresa, element: <Later page={<EmpresaLoginPage />} /> },
        { path: ownPages.convite, element: <Later page={<AcceptConvitePage />} /> },
        {
          element: (
            <SessionGuard>
              <Later page={<DashboardFrame />} />
            </SessionGuard>
          ),
          children: [
            {
              errorElement: <RouterErrorPage isFramed />,
              children: [{ path: `${ownPages.dashboard}/*`, element: <FramedPages /> }],
            },
          ],
        },
        { path: '*', element: <BarePages /> },
      ],
    },
  ]
}

function FramedPages() {
  const entry = useCurrentPage()
  const { can } = useAcesso()
  const isFramed = !isNobodys(entry) && entry.page.layout === 'dashboard'
  return useRoutes([
    { index: true, element: <Navigate to={paths.campanhas()} replace /> },
    ...(isFramed
      ? [
          {
            element: isOpenTo(entry.page, can) ? routeOf(entry).element : <RefusedPage />,
            // Below the address of the frame, as remote.schema.json asks.
            path: entry.page.path.slice(ownPages.dashboard.length + 1),
          },
        ]
      : []),
    { path: '*', element: entry === AWAITED ? <AreaLoading /> : <NotFoundPage isFramed /> },
  ])
}

function BarePages() {
  const entry = useOpenPage()
  return useRoutes([
    ...(entry.page.layout === 'dashboard' ? [] : [routeOf(entry)]),
    { path: '*', element: entry === AWAITED ? <AreaLoading /> : <NotFoundPage isFramed={false} /> },
  ])
}

const isNobodys = ({ page }: PageEntry) => page.path === notFoundEntry.page.path

function routeOf({ remoteId, page }: PageEntry): { path: string; element: React.ReactNode } {
  const content =
    remoteId === null ? (
      <Later page={<ConfiguracoesPage />} />
    ) : (
      <RemotePage key={`${remoteId}/${page.sameAs ?? page.id}`} remoteId={remoteId} page={page} />
    )
  if (page.layout === 'dashboard') return { path: page.path, element: content }
  const alone = page.layout === 'alone' ? <AloneFrame title={page.title}>{content}</AloneFrame> : content
  return { path: page.path, element: page.auth ? <SessionGuard>{alone}</SessionGuard> : alone }
}

/** Nothing is drawn in the short time until a screen's code is there: a flash would be worse. */
function Later({ page }: { page: React.ReactNode }) {
  return <Suspense fallback={null}>{page}</Suspense>
}
