import { addresses } from '@seleta/public-pages/data/addresses'
import { useSalvas } from '../../queries/vagas-salvas'

/**
 * Jobs saved on this device (product 56).
 * @param slugs the company's addresses, those of before too: another's jobs are not on its page (decision 136); missing
 *   where all companies' are
 */
export function Salvas({ slugs }: { slugs?: readonly string[] }) {
  const { salvas, forget } = useSalvas()
  const shown = (salvas ?? []).filter(({ empresaSlug }) => slugs?.includes(empresaSlug) !== false)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="salvas">
      <h2 id="salvas">Vagas salvas neste aparelho</h2>
      <ul className="publico-list">
        {shown.map(({ id, nome, nomeEmpresa }) => (
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
