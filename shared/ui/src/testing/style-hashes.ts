/**
 * Inline styles that the page's policy has to let through, as sources of `style-src`. There are two, and both
 * say the same in every build: Emotion's empty tag, and the variables of x-data-grid (no way to switch it off).
 * grid-style-hash.spec.tsx computes the second from a real table; api/src/plugins/security-headers.ts sends them.
 */
export const EMOTION_EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
export const DATA_GRID_STYLE = "'sha256-4mG/iT+xaBUPjfimUDB4TRuBN5HHgt+RQAlH8fHwwfk='"
