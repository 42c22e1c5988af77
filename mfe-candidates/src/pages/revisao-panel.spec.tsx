import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, refuse } from '@seleta/testing/fake-api'
import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AT, buildPessoa, Host, onScreen, openReview, startRevisaoApi, way } from '../testing/revisao-panel'

/** Going through people one after another: product 63, decision 161. */

let api: FakeApi
let events: FakeEvents
beforeEach(() => {
  events = startFakeEvents()
  api = startRevisaoApi()
})
afterEach(() => {
  api.stop()
  events.stop()
  window.sessionStorage.clear()
})

test('the new ones of the filter are asked for once, whoever waits longest first', async () => {
  await openReview('?revisar=novas&idiomas=Ingl%C3%AAs&ordem=nome,asc')
  expect(api.callsOf('selectTalentos').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      idCampanha: 7,
      leituras: ['nova'],
      idiomas: ['Inglês'],
      orders: [{ path: 'inscricao.criadaEm', order: 'ASC' }],
    }),
  ])
  expect(screen.getByText('Revisar · 1 de 3')).toBeVisible()
  expect(screen.getByText('#7 Vendedor')).toBeVisible()
  expect(screen.getByText('Tem CNH?')).toBeVisible()
  await waitFor(() => expect(api.callsOf('markInscricoesVistas')).toHaveLength(1))
  expect(screen.getByText('Pessoa 1, 1 de 3. Triagem. Aderência 81.')).toBeInTheDocument()
})

test('A goes on before the server has answered, to somebody who was read ahead', async () => {
  const moving = heldReply<never>()
  await openReview()
  await waitFor(() => expect(api.callsOf('getTalento')).toHaveLength(3))
  api.on('moveTalento', () => moving.reply).on('getTalento', () => moving.reply)
  await userEvent.keyboard('a')
  await onScreen('Pessoa 2')
  expect(screen.getByText('Revisar · 2 de 3')).toBeVisible()
  expect(screen.getByText('Pessoa 1 agora em Entrevistas. Pessoa 2, 2 de 3.')).toBeInTheDocument()
})

test('what a decision sends stands there before it, and «Avisar» off sends nothing', async () => {
  await openReview()
  expect(await screen.findByText('Avançar envia 1 e-mail: “Olá, Ana.”')).toBeVisible()
  expect(way('Avançar')).toHaveAccessibleName(/Entrevistas ?, avisa a pessoa/)
  await userEvent.click(screen.getByRole('switch', { name: 'Avisar' }))
  expect(screen.getByText('Ninguém recebe mensagem ao avançar ou reprovar.')).toBeVisible()
  // The switch has the focus still: letters are meant for the review.
  await userEvent.keyboard('a')
  await onScreen('Pessoa 2')
  await waitFor(() => expect(api.callsOf('moveTalento')).toHaveLength(1))
  expect(api.callsOf('moveTalento')[0]?.query).toEqual({ avisar: false })
})

test('the end tells what became of whom, and takes all of it back at once', async () => {
  api.on('undoMoveTalentos', ({ body }) => ({
    data: {
      etapaNome: 'Triagem',
      emailLigado: true,
      pessoas: body.pessoas.map(({ identificador }) => ({
        identificador,
        nome: 'Pessoa',
        resultado: 'movida' as const,
        motivo: '',
        deEtapaId: body.kanbanId,
        etapaId: 11,
        naEtapaDesde: '2026-11-21T12:00:00.000Z',
        versao: 3,
        mensagens: [],
      })),
    },
  }))
  const host = await openReview()
  await userEvent.keyboard('a')
  await onScreen('Pessoa 2')
  await userEvent.keyboard('r')
  await onScreen('Pessoa 3')
  await userEvent.keyboard('j')
  const summary = await screen.findByRole('list', { name: 'Resumo da revisão' })
  expect(summary).toHaveTextContent('1 em Entrevistas1 em Reprovados1 sem decisão')
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer as 2 mudanças' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('2 mudanças desfeitas.'))
  expect(api.callsOf('undoMoveTalentos').map(({ body }) => body)).toEqual([
    {
      campanhaId: 7,
      kanbanId: 12,
      aposPrazo: true,
      pessoas: [{ identificador: identificadorOf(1), versao: 2 }],
    },
    {
      campanhaId: 7,
      kanbanId: 13,
      aposPrazo: true,
      pessoas: [{ identificador: identificadorOf(2), versao: 2 }],
    },
  ])
  expect(summary).toHaveTextContent('3 sem decisão')
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à lista' }))
  expect(await screen.findByText('A lista')).toBeVisible()
})

test('whoever could not be moved is told, and found again', async () => {
  api.on('moveTalento', () => refuse(409, 'Esta pessoa desistiu da vaga.'))
  const host = await openReview()
  await userEvent.keyboard('a')
  await onScreen('Pessoa 2')
  await waitFor(() =>
    expect(host.toasts[0]?.text).toBe('Não foi possível mover Pessoa 1. Esta pessoa desistiu da vaga.'),
  )
  host.toasts[0]?.action?.run()
  await onScreen('Pessoa 1')
})

test('Ctrl+Z takes the last decision back and shows the person again', async () => {
  api.on('undoMoveTalentos', () => ({ data: { etapaNome: 'Triagem', emailLigado: true, pessoas: [] } }))
  await openReview()
  await userEvent.keyboard('a')
  await onScreen('Pessoa 2')
  expect(await screen.findByText(/^Pessoa 1 agora em Entrevistas\.$/)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await onScreen('Pessoa 1')
  expect(await screen.findByText('Pessoa 1, 1 de 3. Triagem. Aderência 81.')).toBeInTheDocument()
  expect(api.callsOf('undoMoveTalentos')).toHaveLength(1)
})

test('whoever a colleague has moved on stands where the colleague put them, and it is said', async () => {
  api.on('undoMoveTalentos', () => refuse(409, 'Beto moveu Pessoa 1 para Finalistas depois de você.'))
  await openReview()
  await userEvent.keyboard('a')
  await onScreen('Pessoa 2')
  expect(await screen.findByText(/^Pessoa 1 agora em Entrevistas\.$/)).toBeVisible()
  api.on('getTalento', () => ({ data: buildPessoa(1, 'Finalistas') }))
  await userEvent.keyboard('{Control>}z{/Control}')
  await onScreen('Pessoa 1')
  expect(await screen.findByText('Pessoa 1, 1 de 3. Finalistas. Aderência 81.')).toBeInTheDocument()
})

test('a note that was begun stays with its person; its letters decide nothing, Esc leaves it', async () => {
  await openReview()
  await userEvent.keyboard('n')
  const nota = screen.getByRole('textbox', { name: 'Nova nota' })
  expect(nota).toHaveFocus()
  await userEvent.keyboard('ar{Escape}j')
  await onScreen('Pessoa 2')
  expect(screen.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('')
  await userEvent.keyboard('k')
  await onScreen('Pessoa 1')
  expect(screen.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('ar')
  expect(api.callsOf('moveTalento')).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openReview()
  expect(screen.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('ar')
})

test('S puts them anywhere else, and the review goes on', async () => {
  await openReview()
  await userEvent.keyboard('s')
  await userEvent.click(await within(await screen.findByRole('menu')).findByText('Reprovados'))
  // An end asks why in the same place; Enter goes on without.
  expect(await screen.findByRole('menuitemradio', { name: 'Pretensão' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await onScreen('Pessoa 2')
  expect(api.callsOf('moveTalento')[0]?.params.kanbanId).toBe(13)
})

test('nobody new is a sentence, with the way back', async () => {
  api.on('selectTalentos', () => ({ data: [] }))
  renderInHost(<Host />, { at: `${AT}?revisar=novas` })
  expect(await screen.findByText(/Ninguém novo por aqui/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à lista' }))
  expect(await screen.findByText('A lista')).toBeVisible()
})
