import { paint } from '@seleta/ui/core'

const RADIUS = 17
const LENGTH = 2 * Math.PI * RADIUS

/** A person's fit, 0–100, or «—» with too little data: a picture only, so that a card has two stops for Tab, not three. */
export function AderenciaRing({ aderencia }: { readonly aderencia: number | null }) {
  const name = aderencia === null ? 'Aderência: dados insuficientes' : `Aderência: ${aderencia} de 100`
  return (
    <div data-parte="anel" role="img" aria-label={name} title={name}>
      <svg viewBox="0 0 40 40" width={36} height={36} fill="none" aria-hidden focusable="false">
        <circle cx="20" cy="20" r={RADIUS} stroke={paint.border} strokeWidth="2.5" />
        {aderencia === null || aderencia === 0 ? null : (
          <circle
            cx="20"
            cy="20"
            r={RADIUS}
            stroke={paint.primary}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={`${(aderencia / 100) * LENGTH} ${LENGTH}`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      {aderencia ?? '—'}
    </div>
  )
}
