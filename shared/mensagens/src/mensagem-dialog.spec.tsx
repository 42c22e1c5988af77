import { beginSession, endSession } from '@seleta/api-client'
import type { Destinatarios } from '@seleta/contract/mensagens'
import type { LoteMensagem } from '@seleta/contract/lote'
import type { FakeApi, FakeReply } from '@seleta/testing/fake-api'
import { heldReply, offline, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MensagemDialog } from './mensagem-dialog'

type Pessoa = Destinatarios['pessoas'][number]

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const pessoa = (n: number, nome: string, canais: Pessoa['canais']): Pessoa => ({
  identificador: idOf(n),
  nome,
  canais,
  motivo: canais.length === 0 ? 'Sem e-mail e sem telefone.' : '',
  variaveis: {
    nome: nome.split(' ')[0] ?? '',
    vaga: 'Analista',
    empresa: 'Aurora',
    link: 'http://localhost/campanha/7',
  },
})
const ANA = pessoa(1, 'Ana Alves', ['EMAIL', 'WHATSAPP'])
const BIA = pessoa(2, 'Bia Braga', ['WHATSAPP'])
const CAIO = pessoa(3, 'Caio Cruz', [])

let api: FakeApi
let modelos: { id: number; nome: string; assunto: string; texto: string }[]
beforeEach(() => {
  modelos = []
  api = startFakeApi()
    .on('listMensagemModelos', () => ({ data: modelos }))
    .on('cancelMensagens', () => ({ data: { canceladas: 1, jaEnviadas: 0 } }))
    .on('sendMensagens', ({ body }) => ({
      data: ('destinatarios' in body ? body.destinatarios : []).map(
        ({ identificador, canal }, i): LoteMensagem => ({
          identificador,
          canal,
          nome: '',
          resultado: 'na-fila',
          motivo: '',
          mensagemId: i + 1,
          saiEm: '2026-11-22T15:02:00.000Z',
        }),
      ),
    }))
})
afterEach(() => {
  api.stop()
  // What was begun in one test is none of the next one's.
  sessionStorage.clear()
})

const open = (pessoas: readonly Pessoa[], { emailLigado = true } = {}) => {
  api.on('readDestinatarios', () => ({
    data: { pessoas: [...pessoas], assuntoPadrao: 'Mensagem de Aurora', emailLigado },
  }))
  const onClose = jest.fn()
  return {
    ...renderInHost(<MensagemDialog pessoas={pessoas} campanhaId={7} onClose={onClose} />),
    onClose,
  }
}
const texto = () => screen.getByRole('textbox', { name: 'Mensagem' })
const preview = () => screen.getByRole('figure', { name: /^Como .* vai ler/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))

test('a variable is put in as a word, read by each real person as theirs, and stored in braces', async () => {
  const { host, onClose } = open([ANA, BIA])
  expect(await screen.findByText('1 por e-mail · 1 por WhatsApp')).toBeVisible()
  await userEvent.type(texto(), 'Olá, ')
  await userEvent.click(screen.getByRole('button', { name: 'Inserir: Primeiro nome' }))
  await userEvent.type(texto(), '!')
  expect((texto() as HTMLTextAreaElement).value.replaceAll(/[\u2063\u2064]/g, '')).toBe('Olá, Primeiro nome!')
  expect(preview()).toHaveTextContent('Como Ana Alves vai ler (1 de 2)Mensagem de AuroraOlá, Ana!')
  await userEvent.click(screen.getByRole('button', { name: 'Próxima pessoa' }))
  // A WhatsApp has no subject.
  expect(preview()).toHaveTextContent('Como Bia Braga vai ler (2 de 2)Olá, Bia!')
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.callsOf('sendMensagens')[0]?.body).toEqual({
    destinatarios: [
      { identificador: ANA.identificador, canal: 'EMAIL' },
      { identificador: BIA.identificador, canal: 'WHATSAPP' },
    ],
    campanhaId: 7,
    assunto: '',
    texto: 'Olá, {{nome}}!',
  })
  expect(host.toasts[0]?.text).toBe('E-mail sai às 12:02. WhatsApp na fila.')
  host.toasts[0]?.action?.run()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('1 mensagem cancelada.'))
  expect(api.callsOf('cancelMensagens')[0]?.body).toEqual({ mensagens: [1, 2] })
})

test('messages that could not be taken back are offered again, and are taken back', async () => {
  api.on('cancelMensagens', () => offline())
  const { host, onClose } = open([ANA, BIA])
  await screen.findByText('1 por e-mail · 1 por WhatsApp')
  await userEvent.type(texto(), 'Oi')
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  host.toasts[0]?.action?.run()
  const failed = 'Sem conexão. Confira a internet e tente de novo. Pode já estar desfeito.'
  await waitFor(() => expect(host.toasts.slice(1)).toMatchObject([{ text: failed, tone: 'error' }]))
  api.on('cancelMensagens', () => ({ data: { canceladas: 1, jaEnviadas: 0 } }))
  host.toasts[1]?.action?.run()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('1 mensagem cancelada.'))
  expect(api.callsOf('cancelMensagens').map(({ body }) => body)).toEqual([
    { mensagens: [1, 2] },
    { mensagens: [1, 2] },
  ])
})

test('who gets it by what is chosen for all or one by one, and told in counts', async () => {
  open([ANA, BIA, CAIO])
  expect(await screen.findByText('1 por e-mail · 1 por WhatsApp · 1 pessoa sem mensagem')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Todas por WhatsApp' }))
  expect(screen.getByText('2 por WhatsApp · 1 pessoa sem mensagem')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Escolher por pessoa' }))
  const list = within(screen.getByRole('list', { name: 'Canal de cada pessoa' }))
  expect(list.getByText('Sem e-mail e sem telefone.')).toBeVisible()
  await userEvent.selectOptions(list.getByRole('combobox', { name: 'Bia Braga' }), 'Nenhum')
  expect(screen.getByText('1 por WhatsApp · 2 pessoas sem mensagem')).toBeVisible()
  await userEvent.type(texto(), 'Oi')
  await send()
  await waitFor(() =>
    expect(api.callsOf('sendMensagens')[0]?.body).toMatchObject({
      destinatarios: [{ identificador: ANA.identificador, canal: 'WHATSAPP' }],
    }),
  )
})

test.each([
  ['', 'Escreva a mensagem.'],
  ['Olá, {{{{apelido}}', '“{{apelido}}” não é uma variável. Há estas: Primeiro nome, Vaga, Empresa, Link.'],
  ['Olá, {{{{nome', '“{{nome” não é uma variável. Há estas: Primeiro nome, Vaga, Empresa, Link.'],
])('the text “%s” stops at its field, and nothing is sent', async (typed, told) => {
  open([ANA])
  await screen.findByText('Como Ana Alves vai ler')
  if (typed !== '') await userEvent.type(texto(), typed)
  await send()
  expect(texto()).toBeInvalid()
  expect(texto()).toHaveAccessibleDescription(expect.stringContaining(told))
  expect(texto()).toHaveFocus()
  expect(api.callsOf('sendMensagens')).toEqual([])
})

test('when it leaves is told before it is sent: in two minutes, or not while mail is off', async () => {
  const first = open([ANA])
  expect(await screen.findByText('O e-mail sai em 2 minutos; até lá dá para desfazer.')).toBeVisible()
  first.unmount()
  const { host } = open([ANA, BIA], { emailLigado: false })
  expect(
    await screen.findByText(
      'O envio de e-mails está desligado: o e-mail espera na fila. O WhatsApp fica na fila para você abrir e enviar.',
    ),
  ).toBeVisible()
  await userEvent.type(texto(), 'Oi')
  await send()
  await waitFor(() =>
    expect(host.toasts[0]?.text).toBe(
      'O envio de e-mails está desligado: o e-mail espera na fila. WhatsApp na fila.',
    ),
  )
})

test('nobody to reach is said, and who was refused after all is named', async () => {
  open([CAIO])
  await screen.findByText('Sem e-mail e sem telefone.')
  await userEvent.type(texto(), 'Oi')
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Ninguém receberia esta mensagem: escolha por onde.')
  expect(api.callsOf('sendMensagens')).toEqual([])
})

test('a model is taken in place of the text, which can be had again, changed, removed and brought back', async () => {
  modelos = [{ id: 5, nome: 'Convite', assunto: 'Sobre {{vaga}}', texto: 'Venha, {{nome}}' }]
  api
    .on('updateMensagemModelo', ({ params, body }) => ({ data: { ...body, id: params.id, assunto: '' } }))
    .on('deleteMensagemModelo', () => undefined)
    .on('createMensagemModelo', () => offline())
  const { host } = open([ANA])
  await screen.findByText('Como Ana Alves vai ler')
  await userEvent.type(texto(), 'Meu texto')
  await userEvent.click(screen.getByRole('combobox', { name: 'Modelo' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Convite' }))
  expect(preview()).toHaveTextContent('Sobre AnalistaVenha, Ana')
  await userEvent.type(texto(), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Alterar o modelo “Convite”' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Modelo “Convite” alterado.'))
  expect(api.callsOf('updateMensagemModelo')[0]?.body).toMatchObject({ texto: 'Venha, {{nome}}!' })
  await userEvent.click(screen.getByRole('button', { name: 'Excluir o modelo “Convite”' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Modelo “Convite” excluído.'))
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao texto anterior' }))
  expect(preview()).toHaveTextContent('Meu texto')
  await act(async () => host.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/Pode já estar desfeito/))
  api.on('createMensagemModelo', ({ body }) => ({ data: { ...body, id: 6, assunto: '' } }))
  await act(async () => host.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Modelo “Convite” de volta.'))
})

test('what is written is kept as a model, its name is asked for at its own field', async () => {
  api.on('createMensagemModelo', ({ body }) => {
    const modelo = { id: 9, nome: body.nome, assunto: body.assunto ?? '', texto: body.texto }
    modelos = [modelo]
    return { data: modelo }
  })
  const { host } = open([ANA])
  await screen.findByText('Como Ana Alves vai ler')
  await userEvent.type(texto(), 'Oi')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar como modelo' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Nome do modelo' })).toBeInvalid()
  expect(api.callsOf('sendMensagens')).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome do modelo' }), 'Curto{Enter}')
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Modelo “Curto” salvo.'))
  expect(await screen.findByRole('combobox', { name: 'Modelo' })).toHaveTextContent('Curto')
})

test('Esc asks before what was written is lost, and asks nothing where nothing is', async () => {
  const { host, onClose } = open([ANA])
  await screen.findByRole('figure', { name: 'Como Ana Alves vai ler' })
  host.confirmAnswer = false
  await userEvent.type(texto(), 'Olá')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(host.questions.map(({ title }) => title)).toEqual(['Descartar esta mensagem?']))
  expect(onClose).not.toHaveBeenCalled()
  expect(texto()).toHaveValue('Olá')
  await userEvent.clear(texto())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(host.questions).toHaveLength(1)
})

test('what was begun is there again after the session ended, to the same people alone, and is gone once sent', async () => {
  beginSession('a-sessao-da-rita', false, 7)
  const { unmount } = open([ANA, BIA])
  await userEvent.type(texto(), 'Olá')
  await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Entrevista')
  act(() => endSession('expired'))
  unmount()
  beginSession('outra-da-rita', false, 7)
  const other = open([ANA])
  expect(texto()).toHaveValue('')
  other.unmount()
  const again = open([BIA, ANA])
  expect(texto()).toHaveValue('Olá')
  expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Entrevista')
  await screen.findByText('1 por e-mail · 1 por WhatsApp')
  await send()
  await waitFor(() => expect(again.onClose).toHaveBeenCalled())
  again.unmount()
  open([ANA, BIA])
  expect(texto()).toHaveValue('')
})

test('a message that was given up is not there again', async () => {
  const { onClose, unmount } = open([ANA])
  await userEvent.type(texto(), 'Olá')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  unmount()
  open([ANA])
  expect(texto()).toHaveValue('')
})

test('after an answer was lost it is not said that nobody was written to, and a failure is told to who has left', async () => {
  api.on('sendMensagens', () => offline())
  const { host, unmount } = open([ANA])
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Oi.')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText(/a mensagem pode ter saído/)).toBeVisible()
  host.confirmAnswer = false
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(host.questions[0]?.text).toBe(
      'O último envio ficou sem resposta: a mensagem pode ter saído. O que você escreveu se perde.',
    ),
  )
  const held = heldReply<FakeReply>()
  api.on('sendMensagens', () => held.reply)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(api.callsOf('sendMensagens')).toHaveLength(2))
  unmount()
  held.release(refuse(409, 'A campanha acabou.'))
  await waitFor(() =>
    expect(host.toasts.map(({ text }) => text)).toEqual([
      'O envio da mensagem ficou sem resposta. Ela continua onde você a escreveu: o mesmo texto não sai duas vezes.',
    ]),
  )
})
