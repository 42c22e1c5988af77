/** What a score looks like and what it is called: one drawing for the lists' button and for the board's cards. */

interface Colors {
  readonly border: string
  readonly primary: string
}

/**
 * The thin ring around a score; the figure stands inside. Nothing is counted for none and for zero.
 * @param value 0–100, or null when there is too little data
 * @param size side in px
 * @param colors `paint`, of whoever draws: an area has it from the host
 */
export const drawRing = (value: number | null, size: number, colors: Colors) => (
  <svg viewBox="0 0 40 40" width={size} height={size} fill="none" strokeWidth="2.5" aria-hidden>
    <circle cx="20" cy="20" r="17" stroke={colors.border} />
    {value ? (
      <circle
        cx="20"
        cy="20"
        r="17"
        stroke={colors.primary}
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${value} 100`}
        transform="rotate(-90 20 20)"
      />
    ) : null}
  </svg>
)

/** @returns for example 'Aderência: 75 de 100' */
export const scoreWords = (value: number | null): string =>
  `Aderência: ${value === null ? 'dados insuficientes' : `${value} de 100`}`
