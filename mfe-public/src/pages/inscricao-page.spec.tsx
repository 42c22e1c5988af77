import type { CampanhaPublica } from '@seleta/contract/publico'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionsView } from '@seleta/public-pages/actions-view'
import { ABERTA, buildVaga as build, perguntas } from '@seleta/public-pages/testing/vaga'
import { VagaView } from '@seleta/public-pages/vaga-view'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import CampanhaPage from './campanha-page'
import InscricaoPage from './inscricao-page'
import EmpresaPage from './empresa-page'

const buildVaga = (part: Partial<CampanhaPublica> = {}) =>
  build({
    palavrasChave: ['atendimento'],
    quantidadeVagas: 2,
    descricao: '<p>Atender <strong>bem</strong></p><script>alert(1)</script>',
    perguntas: perguntas.filter(({ id }) => id === ABERTA),
    ...part,
  })

let api: FakeApi
const open = (page: 'vaga' | 'inscricao', vaga = buildVaga()) => {
  api = startFakeApi().on('getCampanhaPublica', () => ({ data: vaga }))
  history.replaceState(null, '', page === 'vaga' ? '/campanha/7' : '/campanha/7/inscricao?origem=instagram')
  return render(page === 'vaga' ? <CampanhaPage /> : <InscricaoPage />)
}
beforeEach(() => sessionStorage.clear())
afterEach(() => api.stop())

const fill = (label: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: label }), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar inscrição' }))

test('the job page tells date, place, contract, salary and PCD in words, and runs nothing of the description', async () => {
  const { container } = open('vaga')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pessoa Atendente' })).toBeVisible()
  for (const text of ['4 de março de 2026', 'São Paulo – SP', 'CLT', 'Não', 'atendimento', 'bem']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText(/^Até R\$\s3\.500$/)).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
})

test('an ended job says when it ended and offers no application', async () => {
  open('vaga', buildVaga({ situacao: 'ENCERRADA', aberta: false, encerradaEm: '2026-03-12T15:00:00Z' }))
  expect(await screen.findByText(/Esta vaga foi encerrada em 12\/03\/2026\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Inscreva-se agora' })).toBeNull()
})

test('what is missing is listed with links to its fields, and nothing is sent', async () => {
  open('inscricao')
  await screen.findByRole('button', { name: 'Enviar inscrição' })
  await fill('Nome completo', 'Joana Prado')
  await send()
  const summary = screen.getByRole('alert')
  expect(within(summary).getByRole('link', { name: 'Informe um e-mail ou um telefone.' })).toHaveAttribute(
    'href',
    '#email',
  )
  expect(
    within(summary).getByRole('link', { name: 'Por que aqui? – Responda a esta pergunta.' }),
  ).toBeVisible()
  expect(within(summary).getByRole('link', { name: /É preciso concordar/ })).toBeVisible()
  expect(api.callsOf('createInscricao')).toHaveLength(0)
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Joana Prado')
})

test('a whole application goes out with its answers, its source and its file, and is confirmed', async () => {
  open('inscricao')
  api.on('createInscricao', () => ({ data: { acompanhamento: 'abc' } }))
  await screen.findByRole('button', { name: 'Enviar inscrição' })
  await fill('Nome completo', 'Joana Prado')
  await fill('E-mail', 'joana@example.com')
  await fill('Por que aqui? (obrigatória)', 'Gosto de pão')
  await userEvent.upload(
    screen.getByLabelText('Currículo'),
    new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /^Concordo/ }))
  await send()
  expect(await screen.findByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
  const [call] = api.callsOf('createInscricao')
  expect(call?.body).toMatchObject({
    nome: 'Joana Prado',
    email: 'joana@example.com',
    fonte: 'instagram',
    respostas: [{ perguntaId: ABERTA, valor: 'Gosto de pão' }],
  })
  expect(call?.files['curriculo']?.name).toBe('cv.pdf')
})

test('a refusal marks its field and keeps what was written', async () => {
  open('inscricao', buildVaga({ perguntas: [] }))
  api.on('createInscricao', () =>
    refuse(415, 'Envie o currículo em PDF ou DOCX.', { curriculo: 'O arquivo não é PDF nem DOCX.' }),
  )
  await screen.findByRole('button', { name: 'Enviar inscrição' })
  await fill('Nome completo', 'Joana Prado')
  await fill('E-mail', 'joana@example.com')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Concordo/ }))
  await send()
  expect(await screen.findByRole('link', { name: 'O arquivo não é PDF nem DOCX.' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('joana@example.com')
})

test.each([
  ['disco_quase_cheio', /^O servidor está quase sem espaço/],
  ['indisponivel', /^Não foi possível concluir agora/],
])(
  'a file refused with 503 %s: want of room is said by the server, anything else in general words',
  async (codigo, text) => {
    open('inscricao', buildVaga({ perguntas: [] }))
    const mensagem = 'O servidor está quase sem espaço e não recebe arquivos grandes agora.'
    api.on('createInscricao', () => ({ fake: 'refusal', status: 503, codigo, mensagem }))
    await screen.findByRole('button', { name: 'Enviar inscrição' })
    await fill('Nome completo', 'Joana Prado')
    await fill('E-mail', 'joana@example.com')
    await userEvent.upload(
      screen.getByLabelText('Currículo'),
      new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /^Concordo/ }))
    await send()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('joana@example.com')
  },
)

test('the form is there again after a reload', async () => {
  const first = open('inscricao')
  await screen.findByRole('button', { name: 'Enviar inscrição' })
  await fill('Nome completo', 'Joana Prado')
  first.unmount()
  api.stop()
  open('inscricao')
  expect(await screen.findByRole('textbox', { name: 'Nome completo' })).toHaveValue('Joana Prado')
})

test('where no server has drawn the page, an address without a job says so and offers another try', async () => {
  api = startFakeApi().on('getCampanhaPublica', () => refuse(404, 'Vaga não encontrada.'))
  history.replaceState(null, '', '/campanha/8')
  render(<CampanhaPage />)
  expect(await screen.findByText('Vaga não encontrada.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('with sign-up elsewhere the form gives way to a notice that names the host', async () => {
  open('inscricao', buildVaga({ inscricaoUrl: 'https://inscricao.exemplo.test/7' }))
  expect(await screen.findByText('inscricao.exemplo.test')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
    'href',
    'https://inscricao.exemplo.test/7',
  )
  expect(screen.queryByRole('button', { name: 'Enviar inscrição' })).toBeNull()
})

test('a job is saved on the device, listed on its company’s page and no other’s, and taken out again', async () => {
  localStorage.clear()
  const job = open('vaga')
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar vaga' }))
  expect(screen.getByText('Vaga salva neste aparelho')).toBeVisible()
  job.unmount()
  api.on('listVagasPublicas', () => ({ data: [], totalElements: 0, totalPages: 0 }))
  history.replaceState(null, '', '/empresa/oficina-bravo')
  const other = render(<EmpresaPage />)
  expect(await screen.findByText('Nenhuma vaga aberta no momento.')).toBeVisible()
  expect(screen.queryByText('Vagas salvas neste aparelho')).toBeNull()
  other.unmount()
  history.replaceState(null, '', '/empresa/padaria-aurora')
  render(<EmpresaPage />)
  const saved = await screen.findByRole('region', { name: 'Vagas salvas neste aparelho' })
  expect(within(saved).getByRole('link', { name: 'Pessoa Atendente' })).toHaveAttribute('href', '/campanha/7')
  await userEvent.click(within(saved).getByRole('button', { name: 'Retirar Pessoa Atendente das salvas' }))
  expect(screen.queryByRole('link', { name: 'Pessoa Atendente' })).toBeNull()
})

test('a search longer than the field takes is cut as the server cuts it, and finds', async () => {
  api = startFakeApi().on('listVagasPublicas', () => ({ data: [], totalElements: 0, totalPages: 0 }))
  history.replaceState(null, '', `/empresa/padaria-aurora?busca=${'x'.repeat(81)}&pagina=9999`)
  render(<EmpresaPage />)
  expect(await screen.findByText('Nenhuma vaga aberta com essa busca.')).toBeVisible()
  expect(api.callsOf('listVagasPublicas')[0]?.query).toEqual({
    page: 499,
    size: 20,
    busca: 'x'.repeat(80),
    empresa: 'padaria-aurora',
  })
})

test('what the server drew is taken over as it stands', async () => {
  const data = { vaga: buildVaga(), endereco: 'http://localhost/campanha/7' }
  document.body.innerHTML = `<script type="application/json" id="seleta-dados">${JSON.stringify({ page: 'campanha', dados: data }).replaceAll('<', String.raw`\u003c`)}</script><div id="root"></div>`
  const root = document.getElementById('root')
  if (root === null) throw new Error('no root')
  const served = (
    <VagaView data={data} actions={<ActionsView title={data.vaga.nome} address={data.endereco} />} />
  )
  const text = renderToString(served)
  root.innerHTML = text
  const heading = root.querySelector('h1')
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(root, <CampanhaPage />, { onRecoverableError: (error) => faults.push(error) })
  })
  expect(faults).toEqual([])
  expect(root.querySelector('h1')).toBe(heading)
  document.body.innerHTML = ''
})
