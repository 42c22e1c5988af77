import type { Campanha } from '@seleta/contract/campanhas'
import { draftWith, rascunhoExamples } from '@seleta/contract/rascunho-examples'
import { heldReply, refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import type { WizardApi } from '../../testing/wizard-api'
import {
  buildPublicavel,
  forgetWizard,
  openPage,
  saveAndRead,
  startWizardApi,
} from '../../testing/wizard-api'

let api: WizardApi
beforeEach(() => {
  api = startWizardApi()
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

const nome = () => screen.findByRole('textbox', { name: 'Nome da campanha' })
const status = () => screen.getByRole('status')

test('a step says where one is, and takes the focus to its heading', async () => {
  const { host } = openPage('localizacao')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Localização' })
  expect(heading).toHaveFocus()
  expect(host.announcements).toContain('Etapa 2 de 9: Localização.')
})

test('what was typed is stored by Save, and its id stands in the address', async () => {
  const { host } = openPage('detalhes')
  await userEvent.type(await nome(), 'Auxiliar')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(status()).toHaveTextContent(/^Rascunho salvo às \d\d:\d\d$/))
  expect(api.stored.get(1)?.nome).toBe('Auxiliar')
  await waitFor(() => expect(host.address).toBe('/dashboard/nova-campanha/detalhes?campanha=1'))
})

test('Save says when there is nothing to save', async () => {
  const { host } = openPage('detalhes')
  await nome()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(host.toasts).toEqual([{ text: 'Ainda não há o que salvar.', tone: 'info' }])
  await userEvent.type(await nome(), 'A')
  await saveAndRead(api, 1)
  await waitFor(() => expect(status()).toHaveTextContent(/^Rascunho salvo/))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(host.toasts.at(-1)?.text).toBe('Tudo já está salvo.')
})

test('Save-and-continue goes on although needed data is missing', async () => {
  const { host } = openPage('detalhes')
  await userEvent.type(await nome(), 'A')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }))
  await waitFor(() => expect(host.address).toContain('/localizacao'))
  await waitFor(() => expect(api.stored.get(1)?.ultimoPasso).toBe('localizacao'))
})

test('going back while the new draft is being made stays on that draft', async () => {
  const held = heldReply<{ data: Campanha }>()
  api.on('createRascunho', () => held.reply)
  const { host } = openPage('detalhes')
  await userEvent.type(await nome(), 'Auxiliar')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }))
  await waitFor(() => expect(host.address).toContain('/localizacao'))
  held.release({ data: buildPublicavel({ id: 5, nome: 'Auxiliar', versao: 1 }) })
  await waitFor(() => expect(status()).toHaveTextContent(/^Rascunho salvo/))
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  await waitFor(() => expect(host.address).toBe('/dashboard/nova-campanha/detalhes?campanha=5'))
  expect(await nome()).toHaveValue('Auxiliar')
  expect(api.callsOf('createRascunho')).toHaveLength(1)
  expect(api.callsOf('getCampanha')).toHaveLength(0)
})

test('Return of the first step leaves for the list', async () => {
  const { host } = openPage('detalhes')
  await nome()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(host.address).toBe('/dashboard/campanhas')
})

test('the indicator tells the state of every step and leads to any of them', async () => {
  api.stored.set(7, buildPublicavel({ ultimoPasso: 'salario', cidades: [] }))
  openPage('detalhes', 7)
  await nome()
  const steps = within(screen.getByRole('navigation', { name: 'Etapas da campanha' }))
  expect(steps.getByRole('link', { name: /1 · Detalhes.*completa/ })).toHaveAttribute('aria-current', 'step')
  expect(steps.getByRole('link', { name: /2 · Localização.*precisa de atenção/ })).toBeInTheDocument()
  expect(steps.getByRole('link', { name: /9 · Publicar.*não iniciada/ })).toHaveAttribute(
    'href',
    '/dashboard/publicar-campanha?campanha=7',
  )
  expect(steps.getAllByRole('link')).toHaveLength(11)
})

describe('while a campaign is being opened', () => {
  const linkTo = (name: RegExp) =>
    within(screen.getByRole('navigation', { name: 'Etapas da campanha' })).getByRole('link', { name })

  test('every step already leads to that campaign, and never to a blank one', async () => {
    const held = heldReply<{ data: Campanha }>()
    api.on('getCampanha', () => held.reply)
    const { host } = openPage('detalhes', 7)
    const link = linkTo(/2 · Localização/)
    expect(link).toHaveAttribute('href', '/dashboard/nova-campanha/localizacao?campanha=7')
    expect(link).not.toHaveTextContent('não iniciada')
    await userEvent.click(link)
    await waitFor(() => expect(host.address).toBe('/dashboard/nova-campanha/localizacao?campanha=7'))
    held.release({ data: buildPublicavel({ id: 7, nome: 'Auxiliar' }) })
    await waitFor(() => expect(linkTo(/1 · Detalhes.*completa/)).toBeVisible())
    expect(linkTo(/3 · Requisitos/)).toHaveAttribute('href', '/dashboard/nova-campanha/requisitos?campanha=7')
  })

  test('a bare address leads to the draft of this tab', async () => {
    api.stored.set(7, buildPublicavel())
    const { unmount } = openPage('detalhes', 7)
    await nome()
    unmount()
    rascunhos.forget()
    const held = heldReply<{ data: Campanha }>()
    api.on('getCampanha', () => held.reply)
    openPage('localizacao')
    await waitFor(() =>
      expect(linkTo(/1 · Detalhes/)).toHaveAttribute('href', '/dashboard/nova-campanha/detalhes?campanha=7'),
    )
  })

  test('nothing of the campaign that was open before can be changed under its address', async () => {
    api.stored.set(7, buildPublicavel({ nome: 'Antes' }))
    const { unmount } = openPage('detalhes', 7)
    expect(await nome()).toHaveValue('Antes')
    unmount()
    const held = heldReply<{ data: Campanha }>()
    api.on('getCampanha', () => held.reply)
    openPage('detalhes', 8)
    expect(screen.queryByRole('textbox', { name: 'Nome da campanha' })).not.toBeInTheDocument()
    expect(linkTo(/2 · Localização/)).toHaveAttribute(
      'href',
      '/dashboard/nova-campanha/localizacao?campanha=8',
    )
    held.release({ data: buildPublicavel({ id: 8, nome: 'Depois' }) })
    expect(await nome()).toHaveValue('Depois')
  })
})

test('a draft with every field full and a description of 20 kB is saved in one call, whole', async () => {
  const descricao = `<p>${'x'.repeat(1017)}</p>`.repeat(20)
  const full = draftWith([...rascunhoExamples, ['vaga.descricao', descricao]])
  api.stored.set(7, buildPublicavel({ ...full, id: 7 }))
  openPage('detalhes', 7)
  await userEvent.type(await nome(), '!')
  await saveAndRead(api)
  expect(api.callsOf('saveRascunho').map(({ body }) => body.campanha)).toEqual([
    { ...full, nome: `${full.nome}!` },
  ])
})

test('an api that is down says so beside the data, which stay', async () => {
  api.on('createRascunho', () => refuse(503))
  openPage('detalhes')
  await userEvent.type(await nome(), 'Auxiliar')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(status()).toHaveTextContent('Não foi possível salvar. Seus dados estão nesta tela.'),
  )
  expect(await nome()).toHaveValue('Auxiliar')
  startedAgain()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(status()).toHaveTextContent(/^Rascunho salvo/))
})

function startedAgain() {
  const campanha = buildPublicavel({ id: 1, nome: 'Auxiliar' })
  api.on('createRascunho', () => ({ data: campanha }))
}

test('a step that was left shows what it lacks, with the way to the field', async () => {
  api.stored.set(7, buildPublicavel({ nome: '', ultimoPasso: 'salario' }))
  openPage('detalhes', 7)
  const link = await screen.findByRole('link', { name: 'Preencha o nome da campanha' })
  await userEvent.click(link)
  expect(await nome()).toHaveFocus()
  expect(await nome()).toBeInvalid()
  await userEvent.type(await nome(), 'A')
  expect(screen.queryByRole('link', { name: 'Preencha o nome da campanha' })).not.toBeInTheDocument()
})

test('two versions stand with their times, and the person chooses', async () => {
  api.stored.set(7, buildPublicavel())
  openPage('detalhes', 7)
  await nome()
  api.stored.set(7, buildPublicavel({ nome: 'Outra', versao: 2 }))
  await userEvent.clear(await nome())
  await userEvent.type(await nome(), 'Minha')
  const dialog = await screen.findByRole('alertdialog', { name: 'Esta campanha foi salva em outro lugar' })
  expect(dialog).toHaveTextContent('Elas diferem em: Detalhes.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usar a versão salva' }))
  await waitFor(async () => expect(await nome()).toHaveValue('Outra'))
  expect(api.stored.get(7)?.nome).toBe('Outra')
})

test('an unknown campaign says so, with a way back', async () => {
  openPage('detalhes', 99)
  expect(await screen.findByText('Campanha não encontrada.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para as campanhas' })).toHaveAttribute(
    'href',
    '/dashboard/campanhas',
  )
})
