import type { PageId, Pages } from '@seleta/public-pages/data/pages'
import { Frame } from '@seleta/public-pages/frame'
import type { ReactNode } from 'react'
import { usePageData } from '../../queries/use-page-data'

interface Props<P extends PageId> {
  readonly id: P
  /** Used where no server drew the page. */
  readonly load: () => Promise<Pages[P]>
  readonly children: (data: Pages[P]) => ReactNode
}

/** A public page with its data, or its loading and failing states. */
export function PublicPage<P extends PageId>({ id, load, children }: Props<P>) {
  const state = usePageData(id, load)
  if (state.kind === 'ready') return children(state.data)
  return (
    <Frame>
      {state.kind === 'loading' ? (
        <div aria-busy="true">
          <p role="status">Carregando…</p>
          <div className="publico-skeleton" />
          <div className="publico-skeleton" />
          <div className="publico-skeleton" />
        </div>
      ) : (
        <div className="publico-notice is-error" role="alert">
          <p>{state.reason}</p>
          <p>
            <button className="publico-button" type="button" onClick={state.retry}>
              Tentar novamente
            </button>
          </p>
        </div>
      )}
    </Frame>
  )
}
