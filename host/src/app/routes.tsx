import type { RemoteDescriptor } from '@seleta/shell'
import { paths } from '@seleta/shell'
import { Suspense, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Navigate } from 'react-router-dom'
import ownPages from '../../pages.json'
import { RemotePage } from '../features/remotes/remote-page'
import { SessionGuard } from '../features/session/session-guard'
import { NotFoundPage } from '../pages/not-found-page'
import { RouterErrorPage } from '../pages/router-error-page'
import type { PageEntry } from '../rules/page-table'
import { listPages } from '../rules/page-table'
import { DashboardFrame } from './load-frame'

const ConfiguracoesPage = lazy(() => import('../pages/configuracoes-page'))
const LoginPage = lazy(() => import('../pages/login-page'))
const ResetPasswordPage = lazy(() => import('../pages/reset-password-page'))
const AcceptInvitationPage = lazy(() => import('../pages/accept-invitation-page'))

/**
 * The host owns the route table; each page stands in it as its descriptor says, and nothing else is said here. Its own
 * addresses are a file, because the servers answer 404 to whatever is neither there nor in a descriptor.
 */
export function buildRoutes(descriptors: readonly RemoteDescriptor[]): RouteObject[] {
  const pages = listPages(descriptors)
  const framed = pages.filter(({ page }) => page.layout === 'dashboard')
  const bare = pages.filter(({ page }) => page.layout === 'bare')
  return [
    {
      errorElement: <RouterErrorPage />,
      children: [
        { path: ownPages.login, element: <Later page={<LoginPage />} /> },
        { path: ownPages.redefinirSenha, element: <Later page={<ResetPasswordPage />} /> },
        { path: ownPages.convite, element: <Later page={<AcceptInvitationPage />} /> },
        ...bare.map(routeOf),
        {
          element: (
            <SessionGuard>
              <Later page={<DashboardFrame descriptors={descriptors} />} />
            </SessionGuard>
          ),
          children: [
            {
              errorElement: <RouterErrorPage isFramed />,
              children: [
                { path: ownPages.dashboard, element: <Navigate to={paths.campanhas()} replace /> },
                ...framed.map(routeOf),
                { path: `${ownPages.dashboard}/*`, element: <NotFoundPage isFramed /> },
              ],
            },
          ],
        },
        { path: '*', element: <NotFoundPage isFramed={false} /> },
      ],
    },
  ]
}

function routeOf(entry: PageEntry): RouteObject {
  const { remoteId, page } = entry
  const content =
    remoteId === null ? (
      <Later page={<ConfiguracoesPage />} />
    ) : (
      <RemotePage key={`${remoteId}/${page.sameAs ?? page.id}`} remoteId={remoteId} page={page} />
    )
  const isGuardedAlone = page.auth && page.layout === 'bare'
  return {
    path: page.path,
    handle: entry,
    element: isGuardedAlone ? <SessionGuard>{content}</SessionGuard> : content,
  }
}

/** Nothing is drawn in the short time until a screen's code is there: a flash would be worse. */
function Later({ page }: { page: React.ReactNode }) {
  return <Suspense fallback={null}>{page}</Suspense>
}
