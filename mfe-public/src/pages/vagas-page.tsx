import { callPublico } from '@seleta/api-client/publico'
import type { Pages } from '@seleta/public-pages/data/pages'
import { addresses } from '@seleta/public-pages/data/addresses'
import { VagasView } from '@seleta/public-pages/vagas-view'
import { PublicPage } from '../features/page/public-page'
import { useSalvas } from '../queries/vagas-salvas'

const PAGE_SIZE = 20

/** Open campaigns, and what this device has saved (product 56). */
export default function VagasPage() {
  return (
    <PublicPage id="vagas" load={load}>
      {(data) => <VagasView data={data} saved={<Saved />} />}
    </PublicPage>
  )
}

async function load(): Promise<Pages['vagas']> {
  const search = new URLSearchParams(location.search)
  const page = Math.max(1, Number(search.get('pagina') ?? 1) || 1)
  const busca = search.get('busca') ?? ''
  const { data, totalElements, totalPages } = await callPublico('listVagasPublicas', {
    query: { page: page - 1, size: PAGE_SIZE, ...(busca === '' ? {} : { busca }) },
  })
  return { vagas: data, total: totalElements, page, pages: totalPages, busca }
}

function Saved() {
  const { salvas, forget } = useSalvas()
  if (salvas === null || salvas.length === 0) return null
  return (
    <section aria-labelledby="salvas">
      <h2 id="salvas">Vagas salvas neste aparelho</h2>
      <ul className="publico-list">
        {salvas.map(({ id, nome, nomeEmpresa }) => (
          <li key={id} className="publico-card">
            <a href={addresses.vaga(id)}>{nome}</a>
            <div>{nomeEmpresa}</div>
            <button
              className="publico-button is-quiet"
              type="button"
              aria-label={`Retirar ${nome} das salvas`}
              onClick={() => forget(id)}
            >
              Retirar
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
