import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { buildTalento, identificadorOf } from '@seleta/testing/builders'
import { type FakeApi, refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTalento, startTalentoApi, stopTalentoApi } from '../../testing/talento-panel'

/** One's own card, blind until it is sent (product 73). */

const criterios = ['Experiência', 'Comunicação', 'Disponibilidade'].map((nome, n) => ({
  id: `0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a5${n}`,
  nome,
  baixo: `Pouca ${nome}`,
  alto: `Muita ${nome}`,
}))
const versao = (quem: string, nota: number) => ({
  versao: 1,
  enviadaEm: '2026-11-20T12:00:00.000Z',
  criterios,
  notas: Object.fromEntries(criterios.map(({ id }) => [id, nota])),
  recomendacao: 'SIM' as const,
  texto: `Disse ${quem}`,
  media: nota,
  quem,
  isConvidado: false,
  anteriores: [],
})
const BLIND: AvaliacoesDaEtapa = {
  etapaId: 13,
  etapa: 'Entrevistas',
  isAtual: true,
  ficha: { id: 3, nome: 'Balcão', criterios },
  minha: null,
  outras: null,
  enviadas: 1,
  media: null,
  menor: null,
  maior: null,
  faltam: ['Eu'],
  canAvaliar: true,
}
const SENT = { ...BLIND, minha: versao('Eu', 4), outras: [versao('Rui', 3)], enviadas: 2, faltam: [] }
const seen: AvaliacoesDaEtapa = { ...SENT, media: 3.5, menor: 3, maior: 4 }
const OUTRA_ETAPA = 'A pessoa está em outra etapa agora. Releia antes de avaliar.'
const PARTICIPACAO = {
  campanhaId: 7,
  campanha: 'Vendedor',
  etapa: 'Entrevistas',
  etapaId: 13,
  situacao: 'Entrevistas',
  origem: 'MANUAL' as const,
  criadaEm: '2026-11-20T12:00:00.000Z',
  aderencia: 80,
}

let api: FakeApi
let now: AvaliacoesDaEtapa
beforeEach(() => {
  now = BLIND
  api = startTalentoApi()
    .on('getAvaliacoes', () => ({ data: [now] }))
    .on('getTalento', () => ({
      data: buildTalento({ identificador: identificadorOf(1), participacoes: [PARTICIPACAO] }),
    }))
    .on('sendAvaliacao', () => {
      now = seen
      return { data: [seen] }
    })
})
afterEach(() => stopTalentoApi(api))

const openCard = async () => {
  openTalento(1)
  const strip = within(await screen.findByLabelText('Resumo'))
  expect(await strip.findByText('1 de 2 · falta 1')).toBeVisible()
  await userEvent.click(strip.getByRole('button', { name: 'Avaliar' }))
  return within(await screen.findByRole('dialog', { name: /^Avaliações de/ }))
}
const answerAll = async (card: Awaited<ReturnType<typeof openCard>>) => {
  for (const { nome } of criterios)
    await userEvent.click(within(card.getByRole('group', { name: nome })).getByRole('radio', { name: /^4/ }))
  await userEvent.click(card.getByRole('radio', { name: 'Sim' }))
}

test('a card is given by the keyboard alone; what is missing is said there, and the others are read after it', async () => {
  const card = await openCard()
  expect(card.getByText('As avaliações dos outros aparecem depois que você enviar a sua.')).toBeVisible()
  expect(card.queryByText('Disse Rui')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Enviar avaliação' }))
  expect(api.callsOf('sendAvaliacao')).toEqual([])
  const first = within(card.getByRole('group', { name: 'Experiência' }))
  expect(first.getByRole('radio', { name: /^1.*Pouca Experiência/ })).toHaveFocus()
  expect(card.getByRole('group', { name: 'Experiência' })).toHaveAccessibleDescription(
    'Dê uma nota de 1 a 4.',
  )
  for (let n = 0; n < criterios.length; n += 1) {
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
    await userEvent.tab()
  }
  await userEvent.keyboard(' ')
  await userEvent.click(card.getByRole('button', { name: 'Enviar avaliação' }))
  expect(await card.findByText('2 de 2 · 3,5 · médias de 3 a 4')).toBeVisible()
  expect(card.getByText('Disse Rui')).toBeVisible()
  const { body } = api.callsOf('sendAvaliacao')[0] ?? {}
  expect(body).toMatchObject({ etapaId: 13, versao: 0, recomendacao: 'SIM' })
  expect(Object.values(body?.notas ?? {})).toEqual([4, 4, 4])
})

test('what was chosen is kept when sending fails, and when the dialog is closed meanwhile', async () => {
  api.on('sendAvaliacao', () => refuse(409, OUTRA_ETAPA))
  let card = await openCard()
  await answerAll(card)
  await userEvent.click(card.getByRole('button', { name: 'Enviar avaliação' }))
  expect(await card.findByText(OUTRA_ETAPA)).toBeVisible()
  expect(card.getByRole('radio', { name: 'Sim' })).toBeChecked()
  await userEvent.click(card.getByRole('button', { name: 'Fechar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Avaliar' }))
  card = within(await screen.findByRole('dialog', { name: /^Avaliações de/ }))
  expect(card.getAllByRole('radio', { name: /^4/ }).map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
  ])
})

const LEFT = { ...BLIND, isAtual: false, ficha: null, canAvaliar: false }
test.each([
  ['to a stage without a ficha', [], [PARTICIPACAO]],
  ['to where one judges too', [{ ...BLIND, etapaId: 14, etapa: 'Proposta' }, LEFT], [PARTICIPACAO]],
  ['out of the campaign', null, []],
])(
  'a card refused because its person was moved %s stays with the reason until whoever wrote it closes it',
  async (_, etapas, participacoes) => {
    const card = await openCard()
    await answerAll(card)
    await userEvent.type(card.getByRole('textbox', { name: 'O que levou você a isso' }), 'Muito calma')
    api.on('sendAvaliacao', () => {
      api
        .on('getAvaliacoes', () => (etapas === null ? refuse(404, 'Não encontrada.') : { data: etapas }))
        .on('getTalento', () => ({
          data: buildTalento({ identificador: identificadorOf(1), participacoes }),
        }))
      return refuse(409, OUTRA_ETAPA)
    })
    await userEvent.click(card.getByRole('button', { name: 'Enviar avaliação' }))
    await waitFor(() => expect(screen.queryByText('Avaliações · Entrevistas')).toBeNull())
    const begun = within(card.getByRole('region', { name: 'Etapa Entrevistas' }))
    expect(await begun.findByText(OUTRA_ETAPA)).toBeVisible()
    expect(begun.getByRole('textbox', { name: 'O que levou você a isso' })).toHaveValue('Muito calma')
    expect(begun.getByRole('radio', { name: 'Sim' })).toBeChecked()
    await userEvent.click(card.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Avaliações de/ })).toBeNull())
  },
)
