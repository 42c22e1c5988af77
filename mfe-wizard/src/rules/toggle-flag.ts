/**
 * One flag on or off. `indiferente` and the others exclude each other: choosing one takes the other side away.
 * @param value all flags, and whatever else stands beside them
 * @param keys the flags
 */
export function toggleFlag<T extends Readonly<Record<string, unknown>>>(
  value: T,
  keys: readonly (keyof T & string)[],
  key: keyof T & string,
  isOn: boolean,
): T {
  const next: Record<string, unknown> = { ...value, [key]: isOn }
  if (isOn)
    for (const other of keys)
      if (other !== key && (key === 'indiferente' || other === 'indiferente')) next[other] = false
  // Only flags were set, and to booleans.
  return next as T
}
