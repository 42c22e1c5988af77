import { CallError, useCall, wordsFor } from '@seleta/api-client'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { Link, paths, useParams } from '@seleta/shell'
import type { ReactNode } from 'react'
import { PublicLayout } from './public-layout'

/** The job of the address, with its four states; the page itself begins when it is there. */
export function LoadVaga({ children }: { children: (vaga: CampanhaPublica) => ReactNode }) {
  const { campaign = '' } = useParams()
  const id = Number.parseInt(campaign, 10)
  const { data, error, isFetching, refetch } = useCall(
    'getCampanhaPublica',
    { params: { id } },
    { isEnabled: Number.isSafeInteger(id) && id > 0 },
  )
  if (data !== undefined) return children(data)
  if (!(id > 0) || (error instanceof CallError && error.kind === 'not-found')) return <VagaNotFound />
  return (
    <PublicLayout>
      {error === null ? (
        <div aria-busy="true">
          <p role="status">Carregando a vaga…</p>
          <div className="publico-skeleton" />
          <div className="publico-skeleton" />
          <div className="publico-skeleton" />
        </div>
      ) : (
        <div className="publico-notice is-error" role="alert">
          <p>{wordsFor(error)}</p>
          <p>
            <button
              className="publico-button"
              type="button"
              onClick={() => void refetch()}
              aria-busy={isFetching}
            >
              Tentar novamente
            </button>
          </p>
        </div>
      )}
    </PublicLayout>
  )
}

function VagaNotFound() {
  return (
    <PublicLayout>
      <h1>Vaga não encontrada</h1>
      <p>Ela pode ter sido retirada, ou o endereço está incompleto.</p>
      <Link className="publico-button" to={paths.vagas()}>
        Ver vagas abertas
      </Link>
    </PublicLayout>
  )
}
