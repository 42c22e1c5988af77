import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'

interface Props {
  /** Rows with a cell that could not be read. */
  readonly parciais: number
  /** For one and for more. */
  readonly verb: readonly [string, string]
}

/** How many come in without what could not be read; nothing when all is whole. */
export function ParciaisSentence({ parciais, verb }: Props) {
  if (parciais === 0) return null
  return (
    <>
      {' '}
      <strong>{formatInteger(parciais)}</strong> {plural(parciais, ...verb)} sem o que não deu para ler.
    </>
  )
}
