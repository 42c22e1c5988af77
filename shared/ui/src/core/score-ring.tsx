/** What a score looks like and what it is called: one drawing for the lists' button and for the board's cards. */

interface Props {
  /** Score 0–100, or null when there is too little data. */
  readonly value: number | null
  /** Side in px. */
  readonly size: number
  /** Colours of the ring and of the part that counts: `paint.border`, `paint.primary`. */
  readonly paint: { readonly border: string; readonly primary: string }
}

/** The thin ring around a score; the figure stands inside. Nothing is counted for none and for zero. */
export function ScoreRing({ value, size, paint }: Props) {
  const ring = { cx: 20, cy: 20, r: 17, strokeWidth: 2.5 }
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} fill="none" aria-hidden focusable="false">
      <circle {...ring} stroke={paint.border} />
      {value ? (
        <circle
          {...ring}
          stroke={paint.primary}
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          transform="rotate(-90 20 20)"
        />
      ) : null}
    </svg>
  )
}

/** @returns for example 'Aderência: 75 de 100' */
export const scoreWords = (value: number | null): string =>
  value === null ? 'Aderência: dados insuficientes' : `Aderência: ${value} de 100`
