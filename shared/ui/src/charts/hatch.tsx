import { paint } from '../theme/paint'

/** The fill that a `Hatch` of that id draws. */
export const hatchOf = (id: string) => `url(#${id})`

/**
 * Stripes over a colour, for parts that lie beside each other and look alike to whoever sees few colours: blue and violet,
 * ochre and olive (design section 6). Stands inside an svg.
 */
export const Hatch = ({ id, color }: { readonly id: string; readonly color: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill={color} />
    <rect width="1.5" height="6" fill={paint.surface} fillOpacity="0.75" />
  </pattern>
)
