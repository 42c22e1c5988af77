import { touch } from '@seleta/api-client'
import type { AvaliacaoPendente, AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { buildTalento, identificadorOf } from '@seleta/testing/builders'
import { type FakeApi, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import AvaliacoesPage from './avaliacoes-page'

/** What waits for one's own judgment, one person after the other (product 72). */

const AT = '/dashboard/avaliacoes'
const NOMES = ['Ana Alves', 'Bia Borges', 'Caio Costa']
const criterios = ['Experiência', 'Comunicação', 'Disponibilidade'].map((nome, n) => ({
  id: `0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a5${n}`,
  nome,
  baixo: `Pouca ${nome}`,
  alto: `Muita ${nome}`,
}))
const pendente = (n: number): AvaliacaoPendente => ({
  identificador: identificadorOf(n),
  nome: NOMES[n - 1] ?? '',
  campanhaId: 7,
  campanha: 'Vendedor',
  etapaId: 13,
  etapa: 'Entrevistas',
  ficha: 'Balcão',
  desde: '2026-11-20T12:00:00.000Z',
})
const ETAPA: AvaliacoesDaEtapa = {
  etapaId: 13,
  etapa: 'Entrevistas',
  isAtual: true,
  ficha: { id: 3, nome: 'Balcão', criterios },
  minha: null,
  outras: null,
  enviadas: 0,
  media: null,
  menor: null,
  maior: null,
  faltam: [],
  canAvaliar: true,
}

let api: FakeApi
let waiting: AvaliacaoPendente[]
beforeEach(() => {
  window.sessionStorage.clear()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  waiting = [1, 2, 3].map(pendente)
  api = startFakeApi()
    .on('listAvaliacoesPendentes', () => ({ data: waiting }))
    .on('listAvaliacoesEnviadas', () => ({ data: [] }))
    .on('getTalento', ({ params }) => ({
      data: buildTalento({
        identificador: params.identificador,
        participacoes: [
          {
            campanhaId: 7,
            campanha: 'Vendedor',
            etapa: 'Entrevistas',
            situacao: 'Entrevistas',
            origem: 'MANUAL',
            criadaEm: '2026-11-20T12:00:00.000Z',
            aderencia: 80,
            aderenciaDetalhe: [{ criterio: 'x', texto: 'Mora perto', pontos: 5, maximo: 5 }],
          },
        ],
      }),
    }))
    .on('listRespostasDoTalento', () => ({
      data: [
        {
          campanhaId: 7,
          campanha: 'Vendedor',
          pergunta: 'Tem moto?',
          resposta: 'Sim, tenho',
          isCorreta: true,
        },
      ],
    }))
    .on('listVideosDoTalento', () => ({ data: [] }))
    .on('getAvaliacoes', () => ({ data: [ETAPA] }))
    .on('sendAvaliacao', ({ params }) => {
      waiting = waiting.filter((one) => one.identificador !== params.identificador)
      return { data: [ETAPA] }
    })
})
afterEach(() => {
  api.stop()
  jest.restoreAllMocks()
})

const open = (at = AT) => renderInHost(<AvaliacoesPage />, { at })
const person = (nome: string) => screen.findByRole('region', { name: nome })
const choose = async (nota: RegExp, recomendacao: string) => {
  const form = within(await screen.findByRole('form', { name: 'Sua avaliação' }))
  for (const { nome } of criterios)
    await userEvent.click(within(form.getByRole('group', { name: nome })).getByRole('radio', { name: nota }))
  await userEvent.click(form.getByRole('radio', { name: recomendacao }))
}

test('one person after the other, with what is known of them, until nobody waits', async () => {
  const { host } = open()
  expect(await person('Ana Alves')).toBeVisible()
  expect(await screen.findByText('Mora perto')).toBeVisible()
  expect(await screen.findByText('Sim, tenho')).toBeVisible()
  expect(screen.getByText('3 pessoas esperam por você')).toBeVisible()
  expect(host.address).toBe(`${AT}?campanha=7&pessoa=${identificadorOf(1)}`)
  for (const nome of NOMES) {
    expect(await person(nome)).toBeVisible()
    await choose(/^4/, 'Sim')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
  }
  expect(await screen.findByRole('heading', { name: /Ninguém espera|todo mundo/ })).toBeVisible()
  expect(api.callsOf('sendAvaliacao')).toHaveLength(3)
  expect(host.announcements).toEqual(['Avaliação enviada.', 'Avaliação enviada.', 'Avaliação enviada.'])
})

test('somebody who is skipped comes last, and the name of who comes next is read', async () => {
  open()
  await person('Ana Alves')
  await userEvent.click(await screen.findByRole('button', { name: 'Pular' }))
  await person('Bia Borges')
  expect(screen.getByRole('heading', { name: 'Bia Borges' })).toHaveFocus()
  await userEvent.click(await screen.findByRole('button', { name: 'Pular' }))
  await person('Caio Costa')
  await userEvent.click(await screen.findByRole('button', { name: 'Pular' }))
  expect(await person('Ana Alves')).toBeVisible()
})

test('what was begun survives a failed call and a reload, and goes with the sent card', async () => {
  api.on('sendAvaliacao', () => refuse(503, 'O sistema está indisponível no momento.'))
  const { unmount } = open()
  await person('Ana Alves')
  await choose(/^3/, 'Talvez')
  await userEvent.type(screen.getByRole('textbox', { name: 'O que levou você a isso' }), 'Calma')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  unmount()
  open()
  await person('Ana Alves')
  expect(await screen.findByRole('textbox', { name: 'O que levou você a isso' })).toHaveValue('Calma')
  expect(screen.getByRole('radio', { name: 'Talvez' })).toBeChecked()
  api.on('sendAvaliacao', () => {
    waiting = waiting.slice(1)
    return { data: [ETAPA] }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
  await person('Bia Borges')
  expect(api.callsOf('sendAvaliacao').at(-1)?.body).toMatchObject({ texto: 'Calma', recomendacao: 'TALVEZ' })
  expect(Object.keys(window.sessionStorage).filter((key) => key.includes('avaliacao'))).toEqual([])
})

const OUTRA_ETAPA = 'A pessoa está em outra etapa agora. Releia antes de avaliar.'
test.each([
  ['moved on', 409, OUTRA_ETAPA, { ...ETAPA, etapaId: 14, ficha: null, canAvaliar: false }],
  ['moved to where one judges too', 409, OUTRA_ETAPA, { ...ETAPA, etapaId: 14 }],
  ['erased', 404, 'Pessoa não encontrada.', null],
])(
  'a card refused because its person was %s stays with the reason until whoever wrote it goes on',
  async (_, status, reason, now) => {
    open()
    await person('Ana Alves')
    await choose(/^4/, 'Sim')
    api.on('sendAvaliacao', () => {
      waiting = waiting.slice(1)
      api.on('getAvaliacoes', ({ params }) =>
        params.identificador !== identificadorOf(1)
          ? { data: [ETAPA] }
          : now === null
            ? refuse(status, reason)
            : { data: [now] },
      )
      return refuse(status, reason)
    })
    const text = () => screen.findByRole('textbox', { name: 'O que levou você a isso' })
    await userEvent.type(await text(), 'Muito calma')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
    expect(await screen.findByText('2 pessoas esperam por você')).toBeVisible()
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Ana Alves' })).toBeVisible()
    expect(await text()).toHaveValue('Muito calma')
    expect(screen.getByRole('radio', { name: 'Sim' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Pular' }))
    expect(await person('Bia Borges')).toBeVisible()
    expect(await text()).toHaveValue('')
    expect(screen.queryByText(reason)).toBeNull()
  },
)

test('whoever is written about stays where the list has nobody any more, and is left by oneself', async () => {
  waiting = [pendente(1)]
  open()
  await person('Ana Alves')
  await userEvent.type(await screen.findByRole('textbox', { name: 'O que levou você a isso' }), 'Calma')
  expect(screen.queryByRole('button', { name: 'Pular' })).toBeNull()
  waiting = []
  await act(() => touch('sendAvaliacao'))
  expect(await screen.findByText('0 pessoas esperam por você')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'O que levou você a isso' })).toHaveValue('Calma')
  await userEvent.click(screen.getByRole('button', { name: 'Pular' }))
  expect(await screen.findByText('Ninguém espera pela sua avaliação.')).toBeVisible()
})

test('whom the address names is before one first', async () => {
  open(`${AT}?campanha=7&pessoa=${identificadorOf(3)}`)
  expect(await person('Caio Costa')).toBeVisible()
})

test('nobody waits is said, and so is a list that did not come', async () => {
  waiting = []
  const { unmount } = open()
  expect(await screen.findByText('Ninguém espera pela sua avaliação.')).toBeVisible()
  unmount()
  api.on('listAvaliacoesPendentes', () => refuse(503, 'O sistema está indisponível no momento.'))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(api.callsOf('listAvaliacoesPendentes').length).toBeGreaterThan(2))
})

/** «Já avaliei» with one person, whose card may be changed. */
const openEnviada = async () => {
  const minha = {
    versao: 1,
    enviadaEm: '2026-11-20T12:00:00.000Z',
    criterios,
    notas: Object.fromEntries(criterios.map(({ id }) => [id, 2])),
    recomendacao: 'SIM' as const,
    texto: 'Falei com ela',
    media: 2,
    quem: 'Eu',
    isConvidado: false,
    anteriores: [],
  }
  const sent = { enviadaEm: minha.enviadaEm, versao: 1, recomendacao: 'SIM' as const, media: 2 }
  const { ficha: _, desde: __, ...lugar } = pendente(1)
  const enviada = { ...lugar, ...sent, canAvaliar: true }
  const etapa = { ...ETAPA, minha, outras: [] }
  api.on('listAvaliacoesEnviadas', () => ({ data: [enviada] })).on('getAvaliacoes', () => ({ data: [etapa] }))
  open(`${AT}?aba=enviadas`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ver ou mudar a avaliação de Ana Alves' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Avaliações de Ana Alves' }))
  expect(await dialog.findByText('Falei com ela')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar nova versão' }))
  return { dialog, etapa, enviada }
}

test('what was judged is read again, and changed by another version while the person stands there', async () => {
  const { dialog } = await openEnviada()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar nova versão' }))
  await waitFor(() => expect(api.callsOf('sendAvaliacao')[0]?.body).toMatchObject({ versao: 1 }))
})

test.each([
  ['moved on', 409, OUTRA_ETAPA, /2,5/],
  ['erased', 404, 'Pessoa não encontrada.', '0 de 0'],
])(
  'another version refused because its person was %s stays with the reason',
  async (_, status, reason, told) => {
    const { dialog, etapa, enviada } = await openEnviada()
    const text = () => dialog.getByRole('textbox', { name: 'O que levou você a isso' })
    await userEvent.type(text(), ', muito calma')
    api.on('sendAvaliacao', () => {
      const left = { ...etapa, isAtual: false, ficha: null, canAvaliar: false, enviadas: 3, media: 2.5 }
      const isThere = status === 409
      api
        .on('getAvaliacoes', () => (isThere ? { data: [left] } : refuse(status, reason)))
        .on('listAvaliacoesEnviadas', () => ({ data: isThere ? [{ ...enviada, canAvaliar: false }] : [] }))
      return refuse(status, reason)
    })
    const asked = api.callsOf('listAvaliacoesEnviadas').length
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar nova versão' }))
    await waitFor(() => expect(api.callsOf('listAvaliacoesEnviadas').length).toBeGreaterThan(asked))
    // What is known of the stage is of now.
    expect(await dialog.findByText(told)).toBeVisible()
    expect(await dialog.findByText(reason)).toBeVisible()
    expect(text()).toHaveValue('Falei com ela, muito calma')
  },
)
