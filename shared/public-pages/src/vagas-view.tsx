import { vagasDe } from './data/vagas-words'
import { BUSCA_MAX } from '@seleta/contract/text-max'
import type { ReactNode } from 'react'
import { addresses } from './data/addresses'
import { listAddress } from './data/list-address'
import type { Pages } from './data/pages'
import { formatDiaInFull } from '@seleta/regras/dia'
import { countOf } from '@seleta/regras/plural'
import { Frame } from './frame'

interface Props {
  readonly data: Pages['vagas'] & Partial<Pages['empresa']>
  /** Jobs that were saved on this device; null where there are none, and on the server. */
  readonly saved: ReactNode
}

/** Open jobs of one company, or of all where the installation lists them (product 56, decision 136). */
export function VagasView({ data: { vagas, total, page, pages, busca, empresa }, saved }: Props) {
  const list = empresa === undefined ? addresses.vagas : addresses.empresa(empresa.slug)
  return (
    <Frame empresa={empresa?.nome} slug={empresa?.slug}>
      <h1>{empresa === undefined ? 'Vagas abertas' : vagasDe(empresa.nome)}</h1>
      <form role="search" className="publico-search" action={list} method="get">
        <div className="publico-field">
          <label htmlFor="busca">Buscar por cargo ou palavra</label>
          <input
            id="busca"
            name="busca"
            type="search"
            maxLength={BUSCA_MAX}
            defaultValue={busca}
            enterKeyHint="search"
          />
        </div>
        <button className="publico-button" type="submit">
          Buscar
        </button>
      </form>
      <p role="status">
        {total === 0
          ? `Nenhuma vaga aberta ${busca === '' ? 'no momento' : 'com essa busca'}.`
          : countOf(total, 'vaga aberta', 'vagas abertas')}
      </p>
      {total === 0 && busca !== '' && (
        <p>
          <a href={list}>Limpar busca</a>
        </p>
      )}
      <ul className="publico-list">
        {vagas.map((vaga) => (
          <li className="publico-card" key={vaga.id}>
            <h2>
              <a href={addresses.vaga(vaga.id)}>{vaga.nome}</a>
            </h2>
            <div>
              {vaga.nomeEmpresa} · {vaga.localidade}
            </div>
            <div className="publico-quiet">Publicada em {formatDiaInFull(vaga.publicadaEm)}</div>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Páginas" className="publico-row">
          {page > 1 && <a href={listAddress(list, { busca, page: page - 1 })}>Anteriores</a>}
          <span>{`Página ${page} de ${pages}`}</span>
          {page < pages && <a href={listAddress(list, { busca, page: page + 1 })}>Próximas</a>}
        </nav>
      )}
      {saved}
    </Frame>
  )
}
