import { shortHabilidades } from '../../rules/short-habilidades'

/** The first skills, and how many more there are; all of them for hover. */
export function HabilidadesCell({ habilidades }: { readonly habilidades: readonly string[] }) {
  if (habilidades.length === 0) return '—'
  return <span title={habilidades.join(', ')}>{shortHabilidades(habilidades)}</span>
}
