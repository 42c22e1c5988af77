import { paint } from '@seleta/ui/core'
import { drawRing, scoreWords } from '@seleta/ui/score-ring'

/** A person's fit, 0–100, or «—» with too little data: a picture only, so that a card has two stops for Tab, not three. */
export function AderenciaRing({ aderencia }: { readonly aderencia: number | null }) {
  const name = scoreWords(aderencia)
  return (
    <div data-parte="anel" role="img" aria-label={name} title={name}>
      {drawRing(aderencia, 36, paint)}
      {aderencia ?? '—'}
    </div>
  )
}
