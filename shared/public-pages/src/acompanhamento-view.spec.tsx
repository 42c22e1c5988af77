import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { screen, within } from '@testing-library/dom'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AcompanhamentoView } from './acompanhamento-view'

type Data = ComponentProps<typeof AcompanhamentoView>['data']

const KEPT = {
  empresa: 'Padaria Aurora',
  meses: 6,
  contagem: 'depois do seu último processo seletivo',
  ate: '2027-03-04',
  apagaEm: '2027-04-03',
  isOculta: false,
  isGuardada: false,
  canContinuar: false,
}
const buildDados = (inscricao: Partial<Acompanhamento['inscricao']> = {}): Acompanhamento => ({
  isEnvio: false,
  inscricao: {
    campanhaId: 7,
    vaga: 'Pessoa Atendente',
    empresa: 'Padaria Aurora',
    empresaSlug: 'padaria-aurora',
    estado: 'Em análise',
    explicacao: 'A empresa está lendo sua inscrição.',
    criadaEm: '2026-03-04T15:00:00Z',
    desde: null,
    canRetirar: true,
    hasPagina: true,
    ...inscricao,
  },
  guarda: KEPT,
  aConfirmar: [],
  outras: [],
  pessoa: { nome: 'Ana Alves', email: 'ana@exemplo.test', telefone: '', cidade: '', sobre: '' },
  emailPedido: null,
})
function open(part: Partial<Data> = {}) {
  const data = {
    dados: buildDados(),
    troca: null,
    continuar: null,
    chave: 'abc',
    slug: 'padaria-aurora',
    aviso: '',
    refusal: '',
    correcao: null,
    faltas: {},
    ...part,
  }
  document.body.innerHTML = renderToStaticMarkup(<AcompanhamentoView data={data} />)
}

test.each([
  [null, 'Inscrição de 4 de março de 2026'],
  ['2026-03-12T15:00:00Z', 'Inscrição de 4 de março de 2026 · neste ponto desde 12 de março de 2026'],
])('an application that stands since %s tells its state and its days in words', (desde, days) => {
  open({ dados: buildDados({ desde }) })
  const state = within(screen.getByRole('region', { name: 'Pessoa Atendente' }))
  for (const words of ['Em análise', 'A empresa está lendo sua inscrição.', days])
    expect(state.getByText(words)).toBeInTheDocument()
})

test('a job without a page of its own is not linked', () => {
  open()
  expect(screen.getByRole('link', { name: 'Ver a vaga' })).toHaveAttribute('href', '/campanha/7')
  open({ dados: buildDados({ hasPagina: false }) })
  expect(screen.queryByRole('link', { name: 'Ver a vaga' })).toBeNull()
})

test('an application that cannot be withdrawn any more can still be deleted', () => {
  open({ dados: buildDados({ canRetirar: false }) })
  expect(screen.queryByRole('button', { name: 'Retirar inscrição' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Apagar meus dados' })).toBeInTheDocument()
})

test.each(['Quero sair deste processo.', 'Entendo que isto não pode ser desfeito.'])(
  'no step is taken before «%s» is ticked',
  (name) => {
    open()
    expect(screen.getByRole('checkbox', { name })).toBeRequired()
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
  },
)

const TYPED = {
  nome: 'Ana Alves',
  email: 'ana@exemplo.test',
  telefone: '119',
  cidade: 'Nada',
  sobre: 'Faço pão.',
}

test('a correction that could not be taken stands as it was typed, and says what is wrong above and at the field', () => {
  open({ correcao: TYPED, faltas: { telefone: 'Informe o telefone com DDD.' } })
  const telefone = screen.getByRole('textbox', { name: 'Telefone com DDD' })
  expect(telefone).toHaveAttribute('aria-invalid', 'true')
  expect(telefone).toHaveAccessibleDescription('Informe o telefone com DDD.')
  expect(telefone).toHaveValue('119')
  expect(screen.getByRole('textbox', { name: 'Sobre você' })).toHaveValue('Faço pão.')
  const told = within(screen.getByRole('alert'))
  expect(told.getByText(/^Seus dados ainda não foram corrigidos/)).toBeInTheDocument()
  expect(told.getByRole('link')).toHaveAttribute('href', '#telefone')
})

test('of what was sent without an e-mail, a missing phone is told at the phone, the one field there is', () => {
  const sent = buildDados()
  open({
    dados: { ...sent, isEnvio: true, pessoa: { ...sent.pessoa, email: '' } },
    correcao: { ...TYPED, telefone: '' },
    faltas: { email: 'Informe um e-mail ou um telefone.' },
  })
  expect(screen.getByRole('textbox', { name: 'Telefone com DDD' })).toHaveAccessibleDescription(
    'Informe um e-mail ou um telefone.',
  )
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', '#telefone')
})

test.each([
  [true, false],
  [false, true],
])('a correction keeps its words though it is refused whole (hidden %s, left %s)', (isOculta, isLeft) => {
  const dados = buildDados({ canRetirar: !isLeft })
  open({
    dados: { ...dados, isEnvio: isLeft, guarda: { ...KEPT, isOculta } },
    correcao: TYPED,
    refusal: 'Muitos pedidos em pouco tempo.',
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Muitos pedidos em pouco tempo.')
  expect(screen.getByRole('textbox', { name: 'Sobre você' })).toHaveValue('Faço pão.')
})

test('another e-mail that is asked for stands at the field, with a box that gives it up', () => {
  open({ dados: { ...buildDados(), emailPedido: 'nova@exemplo.test' } })
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    /^Aguardando a confirmação de nova@exemplo\.test: abra o link que enviamos para lá\./,
  )
  const box = screen.getByRole('checkbox', { name: 'Desistir da troca para nova@exemplo.test' })
  expect(box).not.toBeChecked()
  expect(box).not.toBeRequired()
  open()
  expect(screen.queryByRole('checkbox', { name: /Desistir/ })).toBeNull()
})

test('a change of e-mail that was given up is told by its link, with a way to the person’s own page', () => {
  open({ dados: null, desfeita: { empresa: 'Padaria Aurora' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Esta troca não vale mais')
  expect(screen.getByText(/foi desfeita ou substituída por outra/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Recuperar meu link' })[0]).toHaveAttribute(
    'href',
    '/empresa/padaria-aurora/recuperar-link',
  )
})

test('a new mailbox is asked by a button, and sees nothing of the record', () => {
  open({ dados: null, troca: { empresa: 'Padaria Aurora', email: 'nova@exemplo.test' } })
  expect(screen.getByRole('heading', { name: 'Usar este e-mail?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sim, este e-mail é meu' })).toHaveAttribute('name', 'acao')
  expect(screen.queryByText(/Ana Alves/)).toBeNull()
})

test('other applications to the company are listed with their states', () => {
  open({ dados: { ...buildDados(), outras: [{ chave: 'def', vaga: 'Caixa', estado: 'Encerrada' }] } })
  const others = within(screen.getByRole('region', { name: 'Outras inscrições suas em Padaria Aurora' }))
  expect(others.getByRole('listitem')).toHaveTextContent('Caixa · Encerrada')
  expect(others.getByRole('link')).toHaveAttribute('href', '/acompanhamento?chave=def')
})

test.each([
  ['', 'Inscrição não encontrada', /O endereço pode estar incompleto.*«Recuperar meu link» manda outro/],
  ['Seus dados foram apagados', 'Seus dados foram apagados', /mensagens foram apagados\.$/],
])('a key without data and the notice «%s» is headed «%s»', (aviso, title, words) => {
  open({ dados: null, aviso })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver vagas abertas' })).toHaveAttribute(
    'href',
    '/empresa/padaria-aurora',
  )
})

test('a key that opens nothing, where nobody knows whose it was, names no company', () => {
  open({ dados: null, slug: null })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#conteudo',
    '/privacidade',
  ])
})

const continuar = () => screen.queryByRole('button', { name: 'Continuar' })
const guarda = (part: Partial<typeof KEPT>) => ({
  ...buildDados(),
  guarda: { ...KEPT, ...part },
})

test('the person reads until when they are kept, and near the end can go on', () => {
  open()
  const kept = within(screen.getByRole('region', { name: 'Até quando guardamos seus dados' }))
  expect(kept.getByText(/guarda seus dados até/)).toHaveTextContent('até 04/03/2027: 6 meses depois')
  expect(continuar()).toBeNull()
  open({ dados: guarda({ canContinuar: true }) })
  expect(continuar()).toHaveAttribute('name', 'acao')
})

test('who is hidden reads when they are erased, and goes on before anything is changed', () => {
  open({
    dados: {
      ...guarda({ isOculta: true, canContinuar: true }),
      inscricao: buildDados({ canRetirar: false }).inscricao,
    },
  })
  expect(screen.getByRole('region', { name: 'Seus dados estão ocultos' })).toHaveTextContent('em 03/04/2027')
  expect(continuar()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Salvar correções' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Apagar meus dados' })).toBeInTheDocument()
})

test.each([
  [
    false,
    'Padaria Aurora precisa guardar seus dados por uma obrigação legal. Enquanto ela durar, eles não são apagados.',
  ],
  [
    true,
    'Padaria Aurora não vê mais seus dados, mas precisa guardá-los por uma obrigação legal. Enquanto ela durar, eles não são apagados.',
  ],
])('who is kept by law reads that, and no day (hidden: %s)', (isOculta, words) => {
  open({ dados: guarda({ isOculta, isGuardada: true }) })
  const kept = document.querySelector('#guarda')?.closest('section')
  expect(kept?.querySelector('p')).toHaveTextContent(words)
  expect(kept).not.toHaveTextContent(/\d\d\/\d\d\/\d{4}/)
})

test('the mail’s link asks by a button, and says nothing of the record', () => {
  open({ dados: null, continuar: { guarda: { ...KEPT, canContinuar: true }, aConfirmar: [] } })
  expect(screen.getByRole('heading', { name: 'Você quer continuar?' })).toBeInTheDocument()
  expect(continuar()?.closest('form')).toHaveAttribute('method', 'post')
  expect(screen.queryByText(/Ana Alves/)).toBeNull()
})

test('who is hidden is asked of what came with their e-mail since, before they are asked to go on', () => {
  const envio = {
    identificador: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a31',
    vaga: 'Padeira',
    isVolta: false,
    disse: [],
    versao: 'lida',
  }
  open({
    dados: null,
    continuar: {
      guarda: { ...KEPT, isOculta: true, canContinuar: true },
      aConfirmar: [{ ...envio, enviadaEm: '2026-03-05T12:00:00Z' }],
    },
  })
  expect(screen.getByRole('region', { name: 'Foi você quem enviou?' })).toHaveTextContent(
    'Dizer que foi você traz tudo de volta.',
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Sim, fui eu',
    'Não fui eu',
    'Continuar',
    'Apagar meus dados',
  ])
})

const VOLTA = {
  identificador: '00000000-0000-4000-8000-000000000001',
  vaga: 'Pessoa Padeira',
  enviadaEm: '2026-03-05T15:00:00Z',
  isVolta: true,
  versao: 'a1',
  disse: [],
}

test('whoever had left a job that takes nobody any more is told why, and can only say that it was not them', () => {
  const impedimento = 'Esta vaga não recebe mais inscrições.'
  open({ dados: { ...buildDados(), aConfirmar: [{ ...VOLTA, impedimento }] } })
  const asked = within(screen.getByRole('region', { name: 'Foi você quem enviou?' }))
  expect(asked.getByText(/não recebe mais inscrições/)).toHaveTextContent(
    'Você tinha retirado sua inscrição nesta vaga. Esta vaga não recebe mais inscrições. Por isso não é possível voltar ao processo agora.',
  )
  expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Não fui eu'])
})

test.each([null, undefined])('whoever had left a job that goes on can come back: %s', (impedimento) => {
  open({ dados: { ...buildDados(), aConfirmar: [{ ...VOLTA, impedimento }] } })
  const asked = within(screen.getByRole('region', { name: 'Foi você quem enviou?' }))
  expect(asked.getByText(/Confirmar traz você de volta ao processo\./)).toBeInTheDocument()
  expect(asked.getByRole('button', { name: 'Sim, quero voltar' })).toBeInTheDocument()
})
