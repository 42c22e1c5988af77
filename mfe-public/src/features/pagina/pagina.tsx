import type { PaginaId, Paginas } from '@seleta/publico/dados/paginas'
import { Moldura } from '@seleta/publico/moldura'
import type { ReactNode } from 'react'
import { useDados } from '../../queries/use-dados'

interface Props<P extends PaginaId> {
  readonly id: P
  /** Used where no server drew the page. */
  readonly load: () => Promise<Paginas[P]>
  readonly children: (dados: Paginas[P]) => ReactNode
}

/** A public page with its data, or its loading and failing states. */
export function Pagina<P extends PaginaId>({ id, load, children }: Props<P>) {
  const estado = useDados(id, load)
  if (estado.kind === 'pronta') return children(estado.dados)
  return (
    <Moldura>
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
    </Moldura>
  )
}
