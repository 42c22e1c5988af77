import { useCall, wordsFor } from '@seleta/api-client'
import { Link, paths, useSearchParams } from '@seleta/shell'
import { useEffect } from 'react'
import { PublicLayout } from '../vaga/public-layout'
import { dayInWords } from '../vaga/vaga-words'

const PAGE_SIZE = 20

/** Open campaigns, newest first (product 56). */
export default function VagasPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number(search.get('pagina') ?? 1) || 1)
  const busca = search.get('busca') ?? ''
  const { data, error, refetch } = useCall(
    'listVagasPublicas',
    { query: { page: page - 1, size: PAGE_SIZE, ...(busca === '' ? {} : { busca }) } },
    { isKeepingPrevious: true },
  )
  useEffect(() => {
    document.title = 'Vagas abertas · Seleta'
  }, [])
  return (
    <PublicLayout>
      <h1>Vagas abertas</h1>
      <form
        role="search"
        className="publico-field"
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('busca')
          setSearch(typeof text === 'string' && text !== '' ? { busca: text } : {})
        }}
      >
        <label htmlFor="busca">Buscar por cargo ou palavra</label>
        <input id="busca" name="busca" type="search" defaultValue={busca} enterKeyHint="search" />
      </form>
      {error !== null && (
        <div className="publico-notice is-error" role="alert">
          {wordsFor(error)}{' '}
          <button className="publico-button is-quiet" type="button" onClick={() => void refetch()}>
            Tentar novamente
          </button>
        </div>
      )}
      {data !== undefined && (
        <>
          <p role="status">
            {data.totalElements === 0
              ? 'Nenhuma vaga aberta com essa busca.'
              : data.totalElements === 1
                ? '1 vaga aberta'
                : `${data.totalElements} vagas abertas`}
          </p>
          <ul className="publico-list">
            {data.data.map((vaga) => (
              <li className="publico-card" key={vaga.id}>
                <h2>
                  <Link to={paths.campanhaPublica(vaga.id)}>{vaga.nome}</Link>
                </h2>
                <div>
                  {vaga.nomeEmpresa} · {vaga.localidade}
                </div>
                <div>Publicada em {dayInWords(vaga.publicadaEm)}</div>
              </li>
            ))}
          </ul>
          <Pages page={page} total={data.totalPages} busca={busca} />
        </>
      )}
    </PublicLayout>
  )
}

function Pages({ page, total, busca }: { page: number; total: number; busca: string }) {
  if (total < 2) return null
  const to = (wanted: number) => {
    const query = new URLSearchParams({ pagina: String(wanted), ...(busca === '' ? {} : { busca }) })
    return `${paths.vagas()}?${query.toString()}`
  }
  return (
    <nav aria-label="Páginas">
      {page > 1 && <Link to={to(page - 1)}>Anteriores</Link>} Página {page} de {total}{' '}
      {page < total && <Link to={to(page + 1)}>Próximas</Link>}
    </nav>
  )
}
