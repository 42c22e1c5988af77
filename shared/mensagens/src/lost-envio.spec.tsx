import { forgetBegun } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMensagem } from '@seleta/contract/lote'
import type { Destinatarios } from '@seleta/contract/mensagens'
import { CHAVE_HOURS } from '@seleta/contract/prazos'
import type { FakeApi, FakeReply } from '@seleta/testing/fake-api'
import { offline, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MensagemDialog } from './mensagem-dialog'

/** A sending whose answer was lost, and the same words to others than before. */

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const pessoaOf = (n: number, nome: string): Destinatarios['pessoas'][number] => ({
  identificador: idOf(n),
  nome,
  canais: ['EMAIL'],
  motivo: '',
  variaveis: { nome, vaga: 'Analista', empresa: 'Aurora', link: 'http://localhost/campanha/7' },
})
const ANA = pessoaOf(1, 'Ana')
const BIA = pessoaOf(2, 'Bia')
const CAIO = pessoaOf(3, 'Caio')

const CLAIMED: FakeReply = {
  fake: 'refusal',
  status: 422,
  mensagem: 'Este pedido já foi enviado com outro conteúdo.',
  codigo: 'chave_reutilizada',
}

type Body = CallInput<'sendMensagens'>['body']

let api: FakeApi
/** Where calls are lost: on their way, or with what the server has answered. */
let cut: 'there' | 'back' | null
/** To whom a mail went out, in order. */
let out: string[]
beforeEach(() => {
  out = []
  cut = null
  const done = new Map<string, { readonly body: string; readonly answer: LoteMensagem[] }>()
  // As the server does it: once per key, and another body under it is refused.
  const answer = (body: Body, key: string) => {
    const first = done.get(key)
    if (first !== undefined && first.body !== JSON.stringify(body)) return CLAIMED
    if (first !== undefined) return { data: first.answer }
    const sent = ('destinatarios' in body ? body.destinatarios : []).map(
      ({ identificador, canal }): LoteMensagem => ({
        identificador,
        canal,
        nome: '',
        resultado: 'na-fila',
        motivo: '',
        mensagemId: out.push(identificador),
        saiEm: '2026-11-22T15:02:00.000Z',
      }),
    )
    done.set(key, { body: JSON.stringify(body), answer: sent })
    return { data: sent }
  }
  api = startFakeApi()
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('cancelMensagens', ({ body }) => ({ data: { canceladas: body.mensagens.length, jaEnviadas: 0 } }))
    .on('sendMensagens', ({ body, headers }) => {
      if (cut === 'there') return offline()
      const reply = answer(body, headers['idempotency-key'] ?? '')
      return cut === 'back' ? offline() : reply
    })
})
afterEach(() => {
  jest.restoreAllMocks()
  api.stop()
  sessionStorage.clear()
})

const open = (pessoas: Destinatarios['pessoas']) => {
  api.on('readDestinatarios', () => ({ data: { pessoas, assuntoPadrao: 'Mensagem', emailLigado: true } }))
  const onClose = jest.fn()
  const shown = renderInHost(
    <MensagemDialog pessoas={pessoas} campanhaId={7} begunAs="etapa" onClose={onClose} />,
  )
  const send = async () => {
    await screen.findByRole('figure', { name: /^Como .* vai ler/ })
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  }
  return { ...shown, onClose, send }
}

/** Sends to some, whose answer is lost, and leaves. */
async function sendCut(pessoas: Destinatarios['pessoas'], where: typeof cut = 'back') {
  const first = open(pessoas)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Oi.')
  cut = where
  await first.send()
  await screen.findByText(/a mensagem pode ter saído/)
  first.unmount()
  cut = null
}

test('the same is sent again to the same people, whoever is chosen now, and reaches each once', async () => {
  await sendCut([ANA, BIA])
  const { send, onClose } = open([CAIO, BIA])
  expect(screen.getByRole('textbox', { name: 'Mensagem', hidden: true }).closest('[inert]')).not.toBeNull()
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(out).toEqual([ANA, BIA].map(({ identificador }) => identificador))
})

const BEGIN = Date.now()
const setClock = (minutes: number) =>
  jest.spyOn(Date, 'now').mockImplementation(() => BEGIN + minutes * 60_000)
const ALL_HOURS = CHAVE_HOURS * 60
const texto = () => screen.getByRole('textbox', { name: 'Mensagem', hidden: true })

test('hours later the same is still sent again as it was, for as long as the server knows it', async () => {
  await sendCut([ANA])
  setClock(ALL_HOURS - 90)
  const { send, onClose } = open([ANA])
  expect(screen.getByText(/quem já a recebeu não recebe outra/)).toBeVisible()
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(out).toEqual([ANA.identificador])
})

test('what the server may know no more is not sent as if it were the same: whoever sends is told, and chooses', async () => {
  await sendCut([ANA])
  const first = open([ANA])
  expect(screen.getByText(/quem já a recebeu não recebe outra/)).toBeVisible()
  await screen.findByRole('figure', { name: /^Como .* vai ler/ })
  setClock(ALL_HOURS)
  await first.send()
  expect(await screen.findByText(/quem recebeu a primeira recebe as duas/)).toBeVisible()
  expect(screen.queryByText(/não recebe outra/)).toBeNull()
  expect(texto()).toHaveFocus()
  expect(api.callsOf('sendMensagens')).toHaveLength(1)
  await first.send()
  await waitFor(() => expect(first.onClose).toHaveBeenCalled())
  expect(out).toHaveLength(2)
})

test('a day after a reload the text stands with the warning that it may be out', async () => {
  await sendCut([ANA])
  setClock(ALL_HOURS)
  const { host, send, onClose } = open([ANA])
  expect(screen.getByText(/quem recebeu a primeira recebe as duas/)).toBeVisible()
  expect(texto()).toHaveValue('Oi.')
  host.confirmAnswer = false
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(host.questions.at(-1)?.text).toMatch(/a mensagem pode ter saído/))
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a lost message that was discarded is lost no more: the next one begins with nothing and sends what is written', async () => {
  await sendCut([ANA], 'there')
  const first = open([ANA])
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(first.onClose).toHaveBeenCalled())
  first.unmount()
  const { send, onClose } = open([ANA])
  expect(screen.queryByText(/pode ter saído/)).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Outra.')
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.callsOf('sendMensagens').map(({ body }) => body.texto)).toEqual(['Oi.', 'Outra.'])
})

test('what would be sent again stands in the form, though what was begun was forgotten', async () => {
  await sendCut([ANA])
  forgetBegun('mensagem.7.etapa')
  open([ANA])
  expect(texto()).toHaveValue('Oi.')
  await userEvent.click(screen.getByRole('button', { name: 'Mudar mesmo assim' }))
  expect(texto()).toHaveValue('Oi.')
})

test('what never came to the server goes out once when it is sent again', async () => {
  await sendCut([ANA, BIA], 'there')
  const { send, onClose } = open([ANA, BIA])
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(out).toEqual([ANA, BIA].map(({ identificador }) => identificador))
})

test('whoever changes it all the same is told who may have both, and the first is given up as one that may be out', async () => {
  await sendCut([ANA])
  const { host, send } = open([ANA, BIA])
  expect(screen.getByText(/quem a recebeu recebe as duas/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mudar mesmo assim' }))
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveFocus()
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), ' Até já.')
  host.confirmAnswer = false
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(host.questions.at(-1)?.text).toMatch(/a mensagem pode ter saído/))
  await send()
  await waitFor(() => expect(out).toHaveLength(3))
  expect(api.callsOf('sendMensagens').at(-1)?.body.texto).toBe('Oi. Até já.')
})

test('a model whose answer was lost is the same one when it is kept again', async () => {
  api.on('createMensagemModelo', () => offline())
  const { host } = open([ANA])
  await screen.findByText('Como Ana vai ler')
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Oi')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar como modelo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome do modelo' }), 'Curto{Enter}')
  expect(await screen.findByText(/Sem conexão/)).toBeVisible()
  api.on('createMensagemModelo', ({ body }) => ({
    data: { id: 9, nome: body.nome, assunto: body.assunto ?? '', texto: body.texto },
  }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome do modelo' }), '{Enter}')
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Modelo “Curto” salvo.'))
  const [first, again] = api.callsOf('createMensagemModelo').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})
