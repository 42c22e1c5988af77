import { screen, within } from '@testing-library/dom'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InscricaoForm } from './data/inscricao-form'
import { emptyForm, readInscricaoForm, respostaField, videoField } from './data/inscricao-form'
import { InscricaoView } from './inscricao-view'
import { ABERTA, MULTIPLA, OPCOES, SIM_NAO, VIDEO, buildVaga, perguntas } from './testing/vaga'

type Data = ComponentProps<typeof InscricaoView>['data']

function open(part: Partial<Data> = {}) {
  const data = {
    vaga: buildVaga({ perguntas }),
    site: 'https://vagas.test',
    origem: 'instagram',
    envio: null,
    feita: null,
    ...part,
  }
  document.body.innerHTML = renderToStaticMarkup(<InscricaoView data={data} />)
}
const refused = (faltas: Record<string, string>, form: InscricaoForm = emptyForm) =>
  open({ envio: { form, faltas, aviso: '' } })

test('only the name, a contact, the agreement and what the company asks for must be filled in, and the form says so', () => {
  open()
  screen.getByText('São obrigatórios seu nome e um e-mail ou um telefone.')
  const required = [...document.querySelectorAll<HTMLInputElement>(':required')].map(({ name }) => name)
  expect(new Set(required)).toEqual(
    new Set(['nome', respostaField(ABERTA), respostaField(SIM_NAO), 'consentimento']),
  )
})

test('a first visit finds no field marked as wrong', () => {
  open()
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test.each([
  ['textbox', 'Nome completo', 'nome', 'Informe seu nome.'],
  ['textbox', 'Telefone com DDD', 'telefone', 'Informe o telefone com DDD.'],
  ['textbox', 'Por que aqui? (obrigatória)', respostaField(ABERTA), 'Responda a esta pergunta.'],
  ['checkbox', /^Concordo que Padaria Aurora/, 'consentimento', 'É preciso concordar.'],
])('what is wrong with a %s %s is told at the field', (role, name, field, words) => {
  refused({ [field]: words })
  const control = screen.getByRole(role, { name })
  expect(control).toHaveAttribute('aria-invalid', 'true')
  expect(control).toHaveAccessibleDescription(words)
})

test('the e-mail keeps its hint beside its error', () => {
  refused({ email: 'E-mail inválido.' })
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'É por aqui que você recebe a resposta. E-mail inválido.',
  )
})

test('an unanswered choice is told at its group', () => {
  refused({ [respostaField(SIM_NAO)]: 'Responda a esta pergunta.' })
  const group = screen.getByRole('group', { name: 'Tem carro? (obrigatória)' })
  expect(group).toHaveAccessibleDescription('Responda a esta pergunta.')
  for (const radio of within(group).getAllByRole('radio'))
    expect(radio).toHaveAttribute('aria-invalid', 'true')
})

test('the list above the form leads to each field and names the question', () => {
  refused({ nome: 'Informe seu nome.', [respostaField(ABERTA)]: 'Responda a esta pergunta.' })
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#nome', 'Informe seu nome.'],
    [`#${respostaField(ABERTA)}`, 'Por que aqui? – Responda a esta pergunta.'],
  ])
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
})

test('a question is a text, a yes or no, several choices or a recording', () => {
  open()
  expect(screen.getByRole('textbox', { name: 'Por que aqui? (obrigatória)' })).toBeInTheDocument()
  const choices = (name: string, role: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole(role)
      .map((control) => control.closest('label')?.textContent)
  expect(choices('Tem carro? (obrigatória)', 'radio')).toEqual(['Sim', 'Não'])
  expect(choices('Quais turnos? (obrigatória)', 'checkbox')).toEqual(['Manhã', 'Tarde', 'Noite'])
  const video = screen.getByLabelText('Apresente-se (obrigatória)')
  expect(video).toHaveAttribute('name', videoField(VIDEO))
  expect(video).toHaveAccessibleDescription('Responda em vídeo de até 60 segundos.')
})

test('a refused form comes back with everything that was typed', () => {
  const form: InscricaoForm = {
    ...emptyForm,
    nome: 'Ana "Nina" Alves',
    email: 'ana@',
    formacao: 'Mestrado',
    experiencia: 'UM_A_DOIS_ANOS',
    idiomas: ['Espanhol', 'Inglês'],
    sobre: '\nDuas\nlinhas </textarea>',
    respostas: {
      [ABERTA]: ['<b>pão</b>'],
      [SIM_NAO]: ['nao'],
      [MULTIPLA]: OPCOES.slice(1).map(({ id }) => id),
    },
    consentimento: true,
    origem: 'instagram',
  }
  refused({ email: 'E-mail inválido.' }, form)
  const fields = new FormData(document.querySelector('form') ?? undefined)
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  expect(readInscricaoForm(texts, perguntas)).toEqual(form)
})

test('an application that was taken says so in the same words to everybody, with the link to what was sent', () => {
  open({ feita: { acompanhamento: 'abc' } })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Inscrição enviadaPadaria Aurora recebeu sua inscrição para Pessoa Atendente.',
  )
  expect(screen.getByRole('link', { name: 'Acompanhar minha inscrição' })).toHaveAttribute(
    'href',
    '/acompanhamento?chave=abc',
  )
  // To be kept where there is no mailbox and no script.
  expect(screen.getByText('https://vagas.test/acompanhamento?chave=abc')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver outras vagas' })).toHaveAttribute(
    'href',
    '/empresa/padaria-aurora',
  )
})

test('a job that takes applications elsewhere says where it leads', () => {
  open({ vaga: buildVaga({ inscricaoUrl: 'https://rh.exemplo.test/vaga/7' }) })
  expect(screen.getByRole('main')).toHaveTextContent('Você vai para o site de inscrição de rh.exemplo.test.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a closed job shows no form', () => {
  open({ vaga: buildVaga({ aberta: false, situacao: 'PAUSADA' }) })
  expect(screen.getByRole('status')).toHaveTextContent('As inscrições desta vaga estão pausadas')
  expect(screen.queryByRole('button', { name: 'Enviar inscrição' })).toBeNull()
})
