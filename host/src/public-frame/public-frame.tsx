import {
  QueryClientProvider,
  StoreProvider,
  appStore,
  createQueryClient,
  restoreSession,
} from '@seleta/api-client'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Outlet, RouterProvider, ScrollRestoration, createBrowserRouter } from 'react-router-dom'
import { watchAddress } from '../app/address-watch'
import { descriptors, pagesOfRemotes } from '../remotes/descriptors'
import { RemotePage } from '../remotes/remote-page'
import { takeOver } from './take-over'

/**
 * The light frame of the public pages: no bars, no session screens, no MUI. A visitor's stored token, if any, goes
 * with the calls (spec section 2); nothing here ever sends anybody to the sign-in screen (security S11).
 */
export function mount(container: HTMLElement): void {
  restoreSession()
  const client = createQueryClient()
  const pages = pagesOfRemotes.filter(({ page }) => page.layout === 'bare')
  const router = createBrowserRouter([
    {
      element: <Root />,
      children: [
        ...pages.map((entry) => ({
          path: entry.page.path,
          handle: entry,
          element: <RemotePage key={entry.page.id} remoteId={entry.remoteId} page={entry.page} />,
        })),
        { path: '*', element: <OtherFrame /> },
      ],
    },
  ])
  watchAddress(router, client, descriptors)
  createRoot(takeOver(container)).render(
    <StoreProvider store={appStore}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StoreProvider>,
  )
}

/** Another page begins at its top; Back returns to where one was. */
function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** A link inside a public page led out of them: the document is loaded anew, with the frame of that address. */
function OtherFrame() {
  useEffect(() => window.location.reload(), [])
  return null
}
