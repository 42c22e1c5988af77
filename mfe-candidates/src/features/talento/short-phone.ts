/**
 * A phone whose browser leaves little height, as most do under their bars: what stands fixed above the tabs would leave
 * them a slit, so the whole panel scrolls there and only the names of the tabs stay.
 */
export const ON_SHORT_PHONE = '@media (max-width: 599.95px) and (max-height: 759.95px)'
