import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

const empresa = {
  id: 1,
  nome: 'Aurora',
  cnpj: '',
  remetenteNome: 'RH Aurora',
  remetenteEmail: 'rh@aurora.com.br',
}
const sessao = {
  id: 1,
  criadaEm: '2026-11-20T12:00:00.000Z',
  ultimoUso: '2026-11-20T13:00:00.000Z',
  dispositivo: 'Chrome no Linux',
  isAtual: true,
}

const oculta = {
  identificador: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a41',
  nome: 'Zuleica Quaresma',
  apagaEm: '2027-01-21',
}
const retencao = { meses: 6, emailLigado: true, totalOcultas: 1, ocultas: [oculta] }

let api: FakeApi
startEachTest((started) => {
  api = started
    .on('getEmpresa', () => ({ data: empresa }))
    .on('getPreferencias', () => ({
      data: { mencao: 'RESUMO' as const, resumoDiario: false, emailLigado: true },
    }))
    .on('getRetencao', () => ({ data: retencao }))
    .on('listMotivos', () => ({ data: [] }))
    .on('listFichas', () => ({ data: [] }))
    .on('listSessoes', () => ({
      data: [sessao, { ...sessao, id: 2, dispositivo: 'Safari no iPhone', isAtual: false }],
    }))
    .on('listUsuarios', () => ({
      data: [
        { id: 1, nome: 'Marina Duarte', email: 'marina@aurora.com.br', situacao: 'ATIVA' as const },
        { id: 2, nome: '', email: 'rui@aurora.com.br', situacao: 'CONVIDADA' as const },
      ],
    }))
})

async function openSettings() {
  renderApp('/dashboard/configuracoes')
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  return userEvent.setup()
}

test('what comes by e-mail is chosen and saved at once; refused, it is shown as it was', async () => {
  api.on('savePreferencias', ({ body }) => ({ data: { ...body, emailLigado: true } }))
  const user = await openSettings()
  const section = within(await screen.findByRole('region', { name: 'Avisos por e-mail' }))
  expect(await section.findByRole('radio', { name: 'No e-mail das 8h' })).toBeChecked()
  await user.click(section.getByRole('checkbox', { name: 'Resumo do dia, às 8h' }))
  await waitFor(() =>
    expect(api.callsOf('savePreferencias').at(-1)?.body).toEqual({ mencao: 'RESUMO', resumoDiario: true }),
  )
  api.on('savePreferencias', () => refuse(500))
  await user.click(section.getByRole('radio', { name: 'Na hora' }))
  await waitFor(() => expect(api.callsOf('savePreferencias')).toHaveLength(2))
  await waitFor(() => expect(section.getByRole('radio', { name: 'No e-mail das 8h' })).toBeChecked())
})

test('the own name is saved', async () => {
  api.on('updateUsuario', ({ body }) => ({
    data: { id: 1, nome: body.nome, email: 'marina@aurora.com.br', empresa: { id: 1, nome: 'Aurora' } },
  }))
  const user = await openSettings()
  const name = await screen.findByLabelText('Seu nome')
  await user.clear(name)
  await user.type(name, 'Marina D.')
  await user.click(screen.getByRole('button', { name: 'Salvar nome' }))
  expect(await screen.findByText('Nome salvo.')).toBeInTheDocument()
  expect(api.callsOf('updateUsuario')[0]?.body).toEqual({ nome: 'Marina D.' })
})

test('an empty name is refused before any call', async () => {
  const user = await openSettings()
  await user.clear(await screen.findByLabelText('Seu nome'))
  await user.click(screen.getByRole('button', { name: 'Salvar nome' }))
  expect(screen.getByLabelText('Seu nome')).toHaveAccessibleDescription('Informe o nome.')
  expect(screen.getByLabelText('Seu nome')).toHaveFocus()
  expect(api.callsOf('updateUsuario')).toHaveLength(0)
})

test('what the server refuses of a password stands at its field', async () => {
  api.on('changeSenha', () =>
    refuse(422, 'A senha atual não confere.', { atual: 'A senha atual não confere.' }),
  )
  const user = await openSettings()
  await user.type(screen.getByLabelText('Senha atual'), 'errada demais')
  await user.type(screen.getByLabelText('Senha nova'), 'uma senha longa')
  await user.type(screen.getByLabelText('Repita a senha nova'), 'uma senha longa')
  await user.click(screen.getByRole('button', { name: 'Trocar senha' }))
  expect(await screen.findByText('A senha atual não confere.')).toBeVisible()
  expect(screen.getByLabelText('Senha atual')).toHaveFocus()
  expect(screen.getByLabelText('Senha nova')).toHaveValue('uma senha longa')
})

test('another session is ended, the own one is only named', async () => {
  api.on('deleteSessao', () => undefined)
  const user = await openSettings()
  expect(await screen.findByText('Esta sessão')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Encerrar sessão em Safari no iPhone' }))
  await waitFor(() => expect(api.callsOf('deleteSessao')[0]?.params).toEqual({ id: 2 }))
  expect(screen.queryByRole('button', { name: 'Encerrar sessão em Chrome no Linux' })).toBeNull()
})

test('saving the company sends its sender along as it stands', async () => {
  api.on('updateEmpresa', ({ body }) => ({ data: { ...empresa, ...body } }))
  const user = await openSettings()
  const cnpj = await screen.findByLabelText('CNPJ')
  await user.type(cnpj, '12abc34501de35')
  expect(cnpj).toHaveValue('12.ABC.345/01DE-35')
  await user.click(screen.getByRole('button', { name: 'Salvar empresa' }))
  await waitFor(() =>
    expect(api.callsOf('updateEmpresa')[0]?.body).toEqual({
      nome: 'Aurora',
      cnpj: '12.ABC.345/01DE-35',
      remetenteNome: 'RH Aurora',
      remetenteEmail: 'rh@aurora.com.br',
    }),
  )
})

test('the company’s page of jobs is named, opens, and is copied to be passed on', async () => {
  const address = 'https://vagas.test/empresa/aurora'
  api.on('getEmpresa', () => ({ data: { ...empresa, paginaDeVagas: address } }))
  const user = await openSettings()
  expect(await screen.findByRole('link', { name: address })).toHaveAttribute('href', address)
  await user.click(screen.getByRole('button', { name: 'Copiar endereço' }))
  expect(await screen.findByText('Endereço copiado.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('a logo is sent as a file; what the server refuses of it stands beside the button', async () => {
  api.on('saveLogo', () => ({ data: { ...empresa, temLogo: true } }))
  const user = await openSettings()
  const file = new File(['x'], 'logo.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText('Logo da empresa'), file)
  await waitFor(() => expect(api.callsOf('saveLogo')[0]?.files['logo']?.name).toBe('logo.png'))
  expect(await screen.findByText('Logo salvo.')).toBeInTheDocument()
  api.on('saveLogo', () =>
    refuse(415, 'Use uma imagem PNG, JPEG ou WebP.', { logo: 'Use uma imagem PNG, JPEG ou WebP.' }),
  )
  await user.upload(screen.getByLabelText('Logo da empresa'), file)
  expect(await screen.findByText('Use uma imagem PNG, JPEG ou WebP.')).toBeVisible()
})

test('without mail the invitation’s link is shown to hand over', async () => {
  api.on('createConvite', () => ({
    data: { emailLigado: false, link: 'https://seleta.test/convite?token=abc' },
  }))
  const user = await openSettings()
  await user.type(await screen.findByLabelText('E-mail de quem você convida'), 'bia@aurora.com.br')
  await user.click(screen.getByRole('button', { name: 'Convidar' }))
  expect(await screen.findByText('https://seleta.test/convite?token=abc')).toBeVisible()
  expect(api.callsOf('createConvite')[0]?.body).toEqual({
    email: 'bia@aurora.com.br',
    nome: '',
    papel: 'RECRUTADOR',
  })
})

test('a person is removed only after a question that names them', async () => {
  api.on('deleteUsuario', () => undefined)
  const user = await openSettings()
  await user.click(await screen.findByRole('button', { name: 'Remover rui@aurora.com.br' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remover “rui@aurora.com.br”?' })
  expect(within(question).getByRole('button', { name: 'Manter pessoa' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Manter pessoa' }))
  expect(api.callsOf('deleteUsuario')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Remover rui@aurora.com.br' }))
  await user.click(await screen.findByRole('button', { name: 'Remover pessoa' }))
  await waitFor(() => expect(api.callsOf('deleteUsuario')[0]?.params).toEqual({ id: 2 }))
})

test('the theme is chosen and kept on this device', async () => {
  const user = await openSettings()
  await user.click(screen.getByRole('radio', { name: 'Escuro' }))
  expect(window.localStorage.getItem('seleta.tema')).toBe('dark')
  expect(document.documentElement).toHaveAttribute('data-tema', 'dark')
})

test('the density of tables is chosen and kept on this device', async () => {
  const user = await openSettings()
  await user.click(screen.getByRole('radio', { name: /Compacta/ }))
  expect(window.localStorage.getItem('seleta.densidade')).toBe('compacta')
  expect(document.documentElement).toHaveAttribute('data-densidade', 'compacta')
})

test('a card that cannot be loaded offers another try, the others stay', async () => {
  api.on('listUsuarios', () => refuse(500))
  await openSettings()
  const people = await screen.findByRole('region', { name: 'Pessoas' })
  expect(await within(people).findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  expect(await screen.findByLabelText('Seu nome')).toBeVisible()
})

test('how long people are kept is one number of months, within the law’s reason', async () => {
  api.on('saveRetencao', ({ body }) => ({ data: { ...retencao, meses: body.meses } }))
  const user = await openSettings()
  const form = within(await screen.findByRole('form', { name: 'Retenção de dados' }))
  const meses = form.getByRole('textbox', { name: /Prazo em meses/ })
  expect(meses).toHaveValue('6')
  await user.clear(meses)
  await user.type(meses, '2')
  await user.click(form.getByRole('button', { name: 'Salvar prazo' }))
  expect(form.getByText('Use um número inteiro de 3 a 24.')).toBeVisible()
  await user.clear(meses)
  await user.type(meses, '12')
  await user.click(form.getByRole('button', { name: 'Salvar prazo' }))
  expect(await screen.findByText('Prazo salvo.')).toBeVisible()
  expect(api.callsOf('saveRetencao').map(({ body }) => body)).toEqual([{ meses: 12 }])
})

test.each([
  [true, /30 dias antes do fim, quem tem e-mail recebe uma mensagem/],
  [false, /O envio de e-mails está desligado: ninguém recebe uma mensagem antes do fim/],
])(
  'the mail before the end is promised where the installation sends mails: %s',
  async (emailLigado, words) => {
    api.on('getRetencao', () => ({ data: { ...retencao, emailLigado } }))
    await openSettings()
    const section = await screen.findByRole('region', { name: 'Retenção de dados' })
    expect(await within(section).findByText(words)).toBeVisible()
    expect(within(section).queryAllByText(/recebe uma mensagem e pode continuar/)).toHaveLength(
      emailLigado ? 1 : 0,
    )
  },
)

test('a hidden person is listed with the day of their erasing, and comes back by one click', async () => {
  api.on('restoreTalento', () => {})
  const user = await openSettings()
  const list = within(await screen.findByRole('region', { name: 'Pessoas ocultas' }))
  expect(list.getByText('Será apagada em 21/01/2027')).toBeVisible()
  expect(list.getByRole('link', { name: 'Zuleica Quaresma' }).getAttribute('href')).toContain(
    `talento=${oculta.identificador}`,
  )
  api.on('getRetencao', () => ({ data: { ...retencao, totalOcultas: 0, ocultas: [] } }))
  await user.click(list.getByRole('button', { name: 'Restaurar Zuleica Quaresma' }))
  expect(await screen.findByText('Nenhuma pessoa oculta agora.')).toBeVisible()
})
