import type { PageId, Pages } from '@seleta/public-pages/data/pages'
import { Frame } from '@seleta/public-pages/frame'
import type { ReactNode } from 'react'
import { useDados } from './use-dados'

interface Props<P extends PageId> {
  readonly id: P
  /** Used where no server drew the page. */
  readonly load: () => Promise<Pages[P]>
  readonly children: (dados: Pages[P]) => ReactNode
}

/** A public page with its data, or its loading and failing states. */
export function Pagina<P extends PageId>({ id, load, children }: Props<P>) {
  const estado = useDados(id, load)
  if (estado.kind === 'pronta') return children(estado.dados)
  return (
    <Frame>
      {estado.kind === 'carregando' ? (
        <div aria-busy="true">
          <p role="status">Carregando…</p>
          <div className="publico-skeleton" />
          <div className="publico-skeleton" />
          <div className="publico-skeleton" />
        </div>
      ) : (
        <div className="publico-notice is-error" role="alert">
          <p>{estado.motivo}</p>
          <p>
            <button className="publico-button" type="button" onClick={estado.tentar}>
              Tentar novamente
            </button>
          </p>
        </div>
      )}
    </Frame>
  )
}
