import type { Pages } from '@seleta/public-pages/data/pages'
import { VagasView } from '@seleta/public-pages/vagas-view'
import { PublicPage } from '../features/page/public-page'
import { Salvas } from '../features/vaga/salvas'
import { loadVagas } from '../queries/load-vagas'

/** The open jobs of one company, and those of it that this device has saved (product 80, decision 136). */
export default function EmpresaPage() {
  return (
    <PublicPage id="empresa" load={load}>
      {(data) => (
        <VagasView data={data} saved={<Salvas slugs={[data.empresa.slug, ...data.empresa.former]} />} />
      )}
    </PublicPage>
  )
}

async function load(): Promise<Pages['empresa']> {
  // Only a page that no server drew has to read it.
  const { readPublicAddress } = await import('@seleta/shell/public-address')
  const slug = readPublicAddress(location.pathname).slug ?? ''
  const list = await loadVagas(slug)
  return { ...list, empresa: { nome: list.vagas[0]?.nomeEmpresa ?? '', slug, former: [] } }
}
