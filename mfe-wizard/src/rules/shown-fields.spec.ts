import type { FieldPlace } from '@seleta/contract/campanha-fields'
import { campanhaFields } from '@seleta/contract/campanha-fields'
import { draftWithField } from '@seleta/contract/rascunho-examples'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { composePrompt } from './compose-prompt'
import { describeHead, funcaoOf } from './describe-head'

/** The table of fields tells the truth about where a field is shown. */
const places: readonly (readonly [FieldPlace, (campanha: CampanhaRascunho) => string])[] = [
  ['cabecalho', (campanha) => JSON.stringify([funcaoOf(campanha), describeHead(campanha)])],
  ['prompt', composePrompt],
]

describe.each(places)('%s', (place, draw) => {
  const empty = draw(createDefaultRascunho())

  test.each(campanhaFields.map(({ path, shown }) => [path, shown.includes(place)] as const))(
    'shows %s: %s',
    (path, isShown) => {
      expect(draw(draftWithField(path)) !== empty).toBe(isShown)
    },
  )
})
