import type { AderenciaLinha } from '@seleta/contract/talentos'
import { AdherenceRing } from '@seleta/ui/core'

interface Props {
  readonly aderencia: number | null
  readonly detail: readonly AderenciaLinha[]
}

/** The score and, on hover, focus and tap, every point of it in words (product 36). */
export function AderenciaCell({ aderencia, detail }: Props) {
  return (
    <AdherenceRing
      value={aderencia}
      reasons={detail.map(({ texto, pontos, maximo }) => ({
        // The ring sets the points in a column of their own.
        label: texto.replace(/ — \d+ de \d+$/, ''),
        points: pontos,
        max: maximo,
      }))}
    />
  )
}
