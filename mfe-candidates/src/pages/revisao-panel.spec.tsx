import { useSearchParams } from '@seleta/shell'
import { buildMotivos } from '@seleta/testing/build-motivos'
import {
  buildCampanha,
  buildEtapaItem,
  buildMovimento,
  buildPreviewMovimento,
  buildTalento,
  identificadorOf,
} from '@seleta/testing/builders'
import type { FakeApi, FakeReply } from '@seleta/testing/fake-api'
import { heldReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RevisaoPanel from './revisao-panel'

/** Going through people one after another: product 63, decision 161. */

const AT = '/dashboard/candidatos/7'
const ETAPAS = [
  buildEtapaItem({ mensagemNotificacao: '' }),
  buildEtapaItem({ id: 12, nome: 'Entrevistas', tipo: 'entrevista' }),
  buildEtapaItem({ id: 13, nome: 'Reprovados', tipo: 'reprovado', mensagemNotificacao: '' }),
]

let api: FakeApi
let events: FakeEvents
beforeEach(() => {
  window.innerWidth = 1440
  events = startFakeEvents()
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ nome: 'Vendedor' }) }))
    .on('getUsuario', () => refuse(501))
    .on('listEtapas', () => ({ data: ETAPAS }))
    .on('selectTalentos', () => ({
      data: [1, 2, 3].map((n) => ({ identificador: identificadorOf(n), nome: `Pessoa ${n}` })),
    }))
    .on('getTalento', ({ params }) => ({ data: pessoa(Number(params.identificador.slice(-12))) }))
    .on('listNotas', () => ({ data: [] }))
    .on('listMotivos', () => ({ data: buildMotivos('Requisito', 'Pretensão') }))
    .on('listRespostasDoTalento', () => ({
      data: [{ campanhaId: 7, campanha: 'Vendedor', pergunta: 'Tem CNH?', resposta: 'Sim', isCorreta: true }],
    }))
    .on('downloadCurriculo', () => refuse(404))
    .on('markInscricoesVistas', () => undefined)
    .on('previewMovimento', ({ body }) => ({
      data:
        body.kanbanId === 12 ? buildPreviewMovimento() : buildPreviewMovimento({ emails: 0, exemplo: null }),
    }))
    .on('moveTalento', ({ params }) => ({
      data: buildMovimento({
        inscricaoId: Number(params.identificador.slice(-12)),
        identificador: params.identificador,
        etapaId: params.kanbanId,
        etapaNome: ETAPAS.find(({ id }) => id === params.kanbanId)?.nome ?? '',
        deEtapaId: 11,
        versao: 2,
      }),
    }))
})
afterEach(() => {
  api.stop()
  events.stop()
})

const pessoa = (n: number) =>
  buildTalento({
    identificador: identificadorOf(n),
    informacaoPessoal: { ...buildTalento().informacaoPessoal, nome: `Pessoa ${n}` },
    participacoes: [
      {
        campanhaId: 7,
        campanha: 'Vendedor',
        etapa: 'Triagem',
        etapaId: 11,
        situacao: 'Triagem',
        origem: 'MANUAL',
        criadaEm: '2026-11-20T12:00:00.000Z',
        aderencia: 80 + n,
        isNova: true,
      },
    ],
  })

/** Plays the host: shows the panel while the address carries `?revisar=`. */
function Host() {
  const [params, setParams] = useSearchParams()
  const value = params.get('revisar')
  if (value === null) return <p>A lista</p>
  const close = () =>
    setParams((now) => {
      now.delete('revisar')
      return now
    })
  return <RevisaoPanel value={value} onClose={close} />
}

async function openReview(query = '?revisar=novas') {
  const { host } = renderInHost(<Host />, { at: AT + query })
  await screen.findByRole('dialog', { name: 'Revisar candidatos' })
  await onScreen('Pessoa 1')
  return host
}

/** They are there, and can be decided about. */
async function onScreen(nome: string) {
  expect(await screen.findByRole('heading', { name: nome })).toBeVisible()
  await waitFor(() => expect(way('Avançar')).toHaveAttribute('aria-disabled', 'false'))
}
const way = (word: string) => screen.getByRole('button', { name: new RegExp(`^${word}`) })

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
  expect(api.callsOf('undoMoveTalentos')).toHaveLength(1)
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

test('why it ended is one digit, while the next one is on the screen; who says nothing pays no key for it', async () => {
  const moving = heldReply<never>()
  api.on('setMotivo', () => ({ data: { alteradas: 1 } }))
  await openReview()
  await userEvent.keyboard('r')
  await onScreen('Pessoa 2')
  expect(screen.getByRole('group', { name: 'Motivo de Pessoa 1' })).toBeVisible()
  await userEvent.keyboard('2')
  expect(screen.getByRole('button', { name: 'Pretensão' })).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(api.callsOf('setMotivo')).toHaveLength(1))
  expect(api.callsOf('setMotivo')[0]?.body).toEqual({
    campanhaId: 7,
    motivoId: 2,
    identificadores: [identificadorOf(1)],
  })
  // What is said of somebody who is still on the way is written once they are there.
  api.on('moveTalento', () => moving.reply)
  await userEvent.keyboard('r')
  await onScreen('Pessoa 3')
  await userEvent.keyboard('1j')
  expect(await screen.findByText(/^Reprovados.*Pretensão$/)).toBeVisible()
  expect(api.callsOf('setMotivo')).toHaveLength(1)
})

test('a reason that is changed at once is written last, and a first that fails leaves the second', async () => {
  const first = heldReply<FakeReply>()
  api.on('setMotivo', () => first.reply)
  const host = await openReview()
  await userEvent.keyboard('r')
  await onScreen('Pessoa 2')
  await userEvent.keyboard('1')
  await userEvent.keyboard('2')
  await waitFor(() => expect(api.callsOf('setMotivo')).toHaveLength(1))
  api.on('setMotivo', () => ({ data: { alteradas: 1 } }))
  await act(async () => first.release(refuse(500)))
  await waitFor(() => expect(api.callsOf('setMotivo').map(({ body }) => body.motivoId)).toEqual([1, 2]))
  expect(host.toasts.at(-1)?.tone).toBe('error')
  expect(screen.getByRole('button', { name: 'Pretensão' })).toHaveAttribute('aria-pressed', 'true')
  // One that fails alone leaves what was written before it.
  api.on('setMotivo', () => refuse(500))
  await userEvent.keyboard('1')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Requisito' })).toHaveAttribute('aria-pressed', 'false'),
  )
  expect(screen.getByRole('button', { name: 'Pretensão' })).toHaveAttribute('aria-pressed', 'true')
})

test('what was said of somebody who could not be moved is not written', async () => {
  const moving = heldReply<FakeReply>()
  api.on('moveTalento', () => moving.reply).on('setMotivo', () => ({ data: { alteradas: 1 } }))
  const host = await openReview()
  await userEvent.keyboard('r')
  await onScreen('Pessoa 2')
  await userEvent.keyboard('1')
  await act(async () => moving.release(refuse(409, 'Esta pessoa desistiu da vaga.')))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toContain('Esta pessoa desistiu da vaga.'))
  await userEvent.keyboard('jj')
  expect(await screen.findByRole('list', { name: 'Resumo da revisão' })).toBeVisible()
  expect(api.callsOf('setMotivo')).toHaveLength(0)
})

test('nobody new is a sentence, with the way back', async () => {
  api.on('selectTalentos', () => ({ data: [] }))
  renderInHost(<Host />, { at: `${AT}?revisar=novas` })
  expect(await screen.findByText(/Ninguém novo por aqui/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à lista' }))
  expect(await screen.findByText('A lista')).toBeVisible()
})
