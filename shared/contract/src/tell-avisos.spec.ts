import type { AvisoDoMovimento } from './aviso-do-movimento'
import type { PreviewMovimento } from './lote'
import {
  assuntoDaInscricao,
  isEscritora,
  tellAvisos,
  tellCanceladas,
  tellPreview,
  tellSaida,
  undoUntil,
} from './tell-avisos'

const NINE = '2026-11-20T12:24:00.000Z'
const buildAviso = (part: Partial<AvisoDoMovimento> = {}): AvisoDoMovimento => ({
  id: 1,
  canal: 'EMAIL',
  estado: 'pendente',
  saiEm: NINE,
  ...part,
})
const email = buildAviso()
const later = buildAviso({ saiEm: '2026-11-20T12:26:00.000Z' })
const whatsapp = buildAviso({ canal: 'WHATSAPP' })
const nowhere = buildAviso({ estado: 'sem_canal' })

describe('what became of the messages of a move', () => {
  test.each([
    [[], true, ''],
    [[[]], true, ''],
    [[[email]], true, 'E-mail sai às 09:24.'],
    [[[later], [email]], true, '2 e-mails saem às 09:26.'],
    [[[email]], false, 'O envio de e-mails está desligado: o e-mail espera na fila.'],
    [[[email], [later]], false, 'O envio de e-mails está desligado: 2 e-mails esperam na fila.'],
    [[[whatsapp]], true, 'WhatsApp na fila.'],
    [[[whatsapp], [whatsapp]], true, '2 mensagens na fila do WhatsApp.'],
    [[[email, whatsapp]], true, 'E-mail sai às 09:24. WhatsApp na fila.'],
    [[[email, buildAviso({ canal: 'WHATSAPP', estado: 'sem_canal' })]], true, 'E-mail sai às 09:24.'],
    [[[nowhere]], true, 'Sem contato para a mensagem da etapa: nada sai.'],
    [[[nowhere, nowhere], [nowhere]], true, '2 pessoas sem contato.'],
    [[[email], [nowhere]], true, 'E-mail sai às 09:24. 1 pessoa sem contato.'],
  ])('%#: is said in one breath', (pessoas, emailLigado, expected) => {
    expect(tellAvisos(pessoas, emailLigado)).toBe(expected)
  })
})

describe('what a move would send', () => {
  const buildPreview = (part: Partial<PreviewMovimento> = {}): PreviewMovimento => ({
    emails: 0,
    whatsapps: 0,
    semCanal: 0,
    exemplo: null,
    emailLigado: true,
    ...part,
  })
  const exemplo = { nome: 'Ana Alves', canal: 'EMAIL', texto: 'Olá, Ana' } as const

  test('is nothing when the stage writes to nobody', () => {
    expect(tellPreview(buildPreview())).toEqual({ quanto: '', texto: '', quem: '', nota: '' })
  })

  test('names nobody where it goes to one person alone', () => {
    expect(tellPreview(buildPreview({ emails: 1, exemplo }))).toEqual({
      quanto: '1 e-mail',
      texto: 'Olá, Ana',
      quem: '',
      nota: '',
    })
  })

  test('counts what leaves by each way, and says whose words are shown and who gets none', () => {
    expect(tellPreview(buildPreview({ emails: 12, whatsapps: 3, semCanal: 2, exemplo }))).toEqual({
      quanto: '12 e-mails e 3 mensagens de WhatsApp',
      texto: 'Olá, Ana',
      quem: 'Ana Alves',
      nota: '2 pessoas sem contato: para elas nada sai. O WhatsApp fica na fila para você abrir e enviar.',
    })
  })

  test('says that mail is off only where there would be mail', () => {
    const off = { emailLigado: false }
    expect(tellPreview(buildPreview({ ...off, emails: 1, exemplo })).nota).toBe(
      'O envio de e-mails está desligado: esperam na fila.',
    )
    expect(tellPreview(buildPreview({ ...off, semCanal: 1 })).nota).toBe(
      '1 pessoa sem contato: para ela nada sai.',
    )
  })
})

test.each([
  [{ emails: 0, whatsapps: 0, emailLigado: true }, ''],
  [{ emails: 1, whatsapps: 0, emailLigado: true }, 'O e-mail sai em 2 minutos; até lá dá para desfazer.'],
  [
    { emails: 2, whatsapps: 1, emailLigado: true },
    'Os e-mails saem em 2 minutos; até lá dá para desfazer. O WhatsApp fica na fila para você abrir e enviar.',
  ],
  [
    { emails: 1, whatsapps: 0, emailLigado: false },
    'O envio de e-mails está desligado: o e-mail espera na fila.',
  ],
])('before it is sent, %j says when it leaves', (saida, expected) => {
  expect(tellSaida(saida)).toBe(expected)
})

test.each([
  [1, 0, '1 mensagem cancelada.'],
  [3, 2, '3 mensagens canceladas. 2 já tinham saído.'],
])('%d taken back, %d gone', (canceladas, jaEnviadas, expected) => {
  expect(tellCanceladas(canceladas, jaEnviadas)).toBe(expected)
})

describe('entering a stage', () => {
  const contato = { email: false, whatsapp: false, sms: false }
  test.each([
    ['Olá', { email: true }, true],
    ['Olá', { whatsapp: true }, true],
    ['Olá', { sms: true }, false],
    ['Olá', {}, false],
    [' \n', { email: true }, false],
  ])('with «%s» by %j writes to people: %s', (mensagemNotificacao, part, expected) => {
    expect(isEscritora({ mensagemNotificacao, contato: { ...contato, ...part } })).toBe(expected)
  })
})

describe('what was just done can be taken back', () => {
  const now = new Date(NINE)

  test('for two minutes', () => {
    expect(undoUntil(now) - now.getTime()).toBe(120_000)
    expect(undoUntil(now, ['2001-01-01T00:00:00.000Z']) - now.getTime()).toBe(120_000)
  })

  test('less what moving many took, by the server’s own moments', () => {
    const desde = ['2001-01-01T00:00:05.000Z', '2001-01-01T00:00:00.000Z', '2001-01-01T00:00:02.000Z']
    expect(undoUntil(now, desde) - now.getTime()).toBe(115_000)
  })
})

test.each([
  [{ vaga: 'Padeiro', empresa: 'Aurora' }, 'Sua candidatura: Padeiro – Aurora'],
  [{ vaga: 'Padeiro', empresa: '' }, 'Sua candidatura: Padeiro'],
])('mail about %j has a subject', (inscricao, expected) => {
  expect(assuntoDaInscricao(inscricao)).toBe(expected)
})
