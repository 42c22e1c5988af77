import type { AConfirmar as Declaracao, Semelhante } from '@seleta/contract/entrada'
import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AConfirmar } from './a-confirmar'
import { Semelhantes } from './semelhantes'

/** Who may be the same person, and what is only declared: decision 108. */

let api: FakeApi
beforeEach(() => {
  api = startFakeApi().on('decideSemelhanca', ({ body }) => ({
    data: {
      identificador: identificadorOf(2),
      nome: 'Olga Oliveira',
      fusaoId: body.decisao === 'juntas' ? 9 : null,
    },
  }))
})
afterEach(() => api.stop())

const semelhante = (part: Partial<Semelhante> = {}): Semelhante => ({
  id: 5,
  identificador: identificadorOf(2),
  nome: 'Olga Oliveira',
  email: 'olga@exemplo.test',
  telefone: '11987650202',
  motivo: 'telefone',
  isOculta: false,
  isSeparada: false,
  ...part,
})
const show = (part?: Partial<Semelhante>, email = '') =>
  renderInHost(
    <Semelhantes identificador={identificadorOf(1)} email={email} semelhantes={[semelhante(part)]} />,
    {
      at: '/dashboard/cesto-de-talentos?talento=x',
      path: '/dashboard/cesto-de-talentos',
    },
  )
const decisoes = () => api.callsOf('decideSemelhanca').map(({ body }) => body.decisao)

test('a join is taken back by the merge that it made, a separation by the pair', async () => {
  const { host } = show()
  api.on('undoFusao', () => ({ data: { identificador: identificadorOf(2), nome: 'Olga Oliveira' } }))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Unir com o cadastro de Olga Oliveira' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Cadastros unidos em Olga Oliveira.'))
  host.toasts[0]?.action?.run()
  await waitFor(() => expect(api.callsOf('undoFusao').map(({ params }) => params.id)).toEqual([9]))
  await user.click(screen.getByRole('button', { name: 'Manter separada de Olga Oliveira' }))
  await waitFor(() => expect(decisoes()).toEqual(['juntas', 'separadas']))
})

test('what was decided of two is taken back by Ctrl+Z too, over their dialog', async () => {
  show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Manter separada de Olga Oliveira' }))
  await waitFor(() => expect(decisoes()).toEqual(['separadas']))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(decisoes()).toEqual(['separadas', 'aberta']))
})

test.each([
  ['otto@exemplo.test', identificadorOf(1)],
  ['olga@exemplo.test', identificadorOf(2)],
])('of two with an e-mail each one click joins them and says that %s stays', async (fica, emailDe) => {
  show({}, 'otto@exemplo.test')
  expect(screen.queryByRole('button', { name: 'Unir com o cadastro de Olga Oliveira' })).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: `Unir com o cadastro de Olga Oliveira e manter o e-mail ${fica}` }),
  )
  await waitFor(() =>
    expect(api.callsOf('decideSemelhanca').map(({ body }) => body)).toEqual([{ decisao: 'juntas', emailDe }]),
  )
})

test.each([
  ['whoever looks at the one without', '', { email: 'olga@exemplo.test' }, 'olga@exemplo.test'],
  ['whoever looks at the one with it', 'otto@exemplo.test', { email: '' }, 'otto@exemplo.test'],
])('of two with one e-mail, %s reads before the click whom it lets in', (_who, email, part, opens) => {
  show(part, email)
  expect(
    screen.getByText(
      `Se unir, quem lê ${opens} abre a página da pessoa, vê os dados dos dois cadastros e pode apagá-los.`,
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Unir com o cadastro de Olga Oliveira' })).toBeEnabled()
})

test('of two without an e-mail nobody is let in by a join', () => {
  show({ email: '' })
  expect(screen.queryByText(/quem lê/)).toBeNull()
})

test('while one e-mail is being chosen its button alone says so, and the others wait', async () => {
  let end = () => {}
  api.on('decideSemelhanca', async () => {
    await new Promise<void>((resolve) => {
      end = resolve
    })
    return { data: { identificador: identificadorOf(2), nome: 'Olga Oliveira', fusaoId: 9 } }
  })
  show({}, 'otto@exemplo.test')
  const button = (email: string) =>
    screen.getByRole('button', { name: `Unir com o cadastro de Olga Oliveira e manter o e-mail ${email}` })
  await userEvent.click(button('olga@exemplo.test'))
  await waitFor(() => expect(button('olga@exemplo.test')).toHaveAttribute('aria-disabled', 'true'))
  expect(button('olga@exemplo.test')).toBeEnabled()
  expect(button('otto@exemplo.test')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Manter separada de Olga Oliveira' })).toBeDisabled()
  end()
  await waitFor(() => expect(button('otto@exemplo.test')).toBeEnabled())
})

test('of somebody hidden whose e-mail was given it says that she is, and how she comes back, and nothing can be joined', () => {
  show({ isOculta: true, nome: '', email: '', telefone: '', motivo: 'email' })
  expect(screen.getByText(/^O e-mail informado é de/)).toHaveTextContent(
    'voltam quando ela confirmar pelo link que foi ao e-mail, ou quando você a restaurar.',
  )
  expect(screen.getByRole('link', { name: 'uma pessoa oculta' })).toHaveAttribute(
    'href',
    `/dashboard/cesto-de-talentos?talento=${identificadorOf(2)}`,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('whom somebody just kept apart can be opened again, and joined only then', async () => {
  show({ isSeparada: true })
  expect(screen.getByText('Mantidos separados')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Unir/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(decisoes()).toEqual(['aberta']))
})

test('a decision that comes too late says why', async () => {
  const mensagem = 'Estes cadastros foram mantidos separados há mais de 2 minutos.'
  api.on('decideSemelhanca', () => refuse(409, mensagem))
  const { host } = show({ isSeparada: true })
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts[0]).toMatchObject({ text: mensagem, tone: 'error' }))
})

test.each([
  [[], false, 'Diz o mesmo que o cadastro.'],
  [[{ rotulo: 'Telefone', valor: '(11) 98765-0110' }], true, 'Diz isto, que não está no cadastro.'],
])('what is only declared says %j beside the record', async (disse, temCurriculo, words) => {
  const declaracao: Declaracao = {
    identificador: identificadorOf(3),
    campanhaId: 7,
    campanha: 'Pessoa Atendente',
    criadaEm: '2026-11-20T12:00:00Z',
    disse,
    temCurriculo,
  }
  renderInHost(<AConfirmar nome="Norma" declaracoes={[declaracao]} />)
  await userEvent.click(screen.getByText(/não se sabe ainda se foi esta pessoa/))
  expect(screen.getByText(words, { exact: false })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'Baixar o currículo enviado' })).toHaveLength(
    temCurriculo ? 1 : 0,
  )
})
