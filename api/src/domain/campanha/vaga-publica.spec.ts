import { campanhaFields, type FieldPlace } from '@seleta/contract/campanha-fields'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { draftWithField } from '@seleta/contract/rascunho-examples'
import { toCampanhaPublica } from './vaga-publica'

/** The table of fields tells the truth about what visitors are shown (security S10). */
function draw(rascunho: CampanhaRascunho): string {
  const campanha = {
    ...rascunho,
    id: 7,
    situacao: 'ENCERRADA' as const,
    versao: 1,
    ultimoPasso: 'detalhes',
    alteradaEm: '2026-11-20T12:00:00.000Z',
    qtdTalentos: 0,
    publicacoes: [],
  }
  const publicacao = { situacao: 'ENCERRADA', publicadaEm: new Date(0), encerradaEm: null } as const
  return JSON.stringify(toCampanhaPublica(campanha, publicacao, null, '2026-11-20'))
}
const empty = draw(createDefaultRascunho())
const PUBLIC: readonly FieldPlace[] = ['vaga-publica', 'detalhe-publico']

test.each(
  campanhaFields.map(({ path, shown }) => [path, shown.some((place) => PUBLIC.includes(place))] as const),
)('the public page shows %s: %s', (path, isShown) => {
  expect(draw(draftWithField(path)) !== empty).toBe(isShown)
})
