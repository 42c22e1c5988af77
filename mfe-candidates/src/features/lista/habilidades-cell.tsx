const SHOWN = 3

/** The first skills, and how many more there are. */
export function HabilidadesCell({ habilidades }: { readonly habilidades: readonly string[] }) {
  if (habilidades.length === 0) return '—'
  const rest = habilidades.length - SHOWN
  return (
    <span title={habilidades.join(', ')}>
      {habilidades.slice(0, SHOWN).join(', ')}
      {rest > 0 ? ` +${rest}` : ''}
    </span>
  )
}
