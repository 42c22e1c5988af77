import { heldReply, offline, refuse } from '@seleta/testing/fake-api'
import type { Campanha } from '@seleta/contract/campanhas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import { buildPublicavel, forgetWizard, funcao, openPublicar, startWizardApi } from '../../testing/wizard-api'

let api: WizardApi
beforeEach(() => {
  api = startWizardApi()
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

const publishButton = () => screen.findByRole('button', { name: 'Publicar' })
const openWith = (campanha: Campanha) => openPublicar(api, campanha)
const whole = buildPublicavel()

describe('the publish checks (spec section 5)', () => {
  test.each<[string, Partial<Campanha>]>([
    ['Erro: Preencha o nome da campanha', { nome: ' ', nomeEmpresa: '', cidades: [] }],
    ['Erro: Preencha o campo nome da empresa', { nomeEmpresa: '', cidades: [] }],
    [
      'Erro: Selecione uma ou mais função da vaga',
      { cidades: [], vaga: { ...whole.vaga, funcoes: [{ funcao: { ...funcao, id: 0 } }] } },
    ],
    [
      'Erro: Selecione uma ou mais cidades',
      { cidades: [], vaga: { ...whole.vaga, campanhaResponsavel: { nome: '', email: '', telefone: '' } } },
    ],
    [
      'Erro: Preencha o nome do responsavel pela campanha',
      { vaga: { ...whole.vaga, campanhaResponsavel: { nome: '', email: '', telefone: '' } } },
    ],
  ])('stop at “%s” and send nothing', async (message, missing) => {
    const { host } = openWith(buildPublicavel(missing))
    await userEvent.click(await publishButton())
    expect(host.toasts).toEqual([{ text: message, tone: 'error' }])
    expect(api.callsOf('createCampanha')).toEqual([])
    expect(document.activeElement?.tagName).toBe('LI')
  })

  test('recommend what brings more people, each with the way to its step, and stop nobody (audit W14)', async () => {
    openWith(whole)
    const links = await screen.findAllByRole('link', { name: 'Completar' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/nova-campanha/salario?campanha=7',
      '/dashboard/nova-campanha/detalhes?campanha=7',
      '/dashboard/resumo-da-vaga?campanha=7',
      '/dashboard/nova-campanha/salario?campanha=7',
    ])
    expect(screen.getByText('Está tudo pronto para publicar.')).toBeVisible()
  })

  test('list everything that is missing, each with the way to its step', async () => {
    openWith(buildPublicavel({ nome: '', cidades: [] }))
    const links = await screen.findAllByRole('link', { name: 'Preencher' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/nova-campanha/detalhes?campanha=7',
      '/dashboard/nova-campanha/localizacao?campanha=7',
    ])
  })
})

test('what is given and wrong is listed with its step, and is not published', async () => {
  const vaga = { ...whole.vaga, campanhaResponsavel: { nome: 'Marina', email: 'marina@', telefone: '' } }
  const { host } = openWith(buildPublicavel({ vaga, fechamento: '2020-01-01' }))
  const links = await screen.findAllByRole('link', { name: 'Corrigir' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/nova-campanha/detalhes?campanha=7',
    '/dashboard/nova-campanha/contato?campanha=7',
  ])
  expect(screen.getByText('Há 2 campos para corrigir.')).toBeVisible()
  await userEvent.click(await publishButton())
  expect(host.toasts).toEqual([
    { text: 'A data de fechamento já passou. Escolha hoje ou um dia à frente.', tone: 'error' },
  ])
  expect(api.callsOf('createCampanha')).toEqual([])
  expect(document.activeElement).toHaveTextContent('Detalhes: A data de fechamento já passou.')
})

describe('publishing', () => {
  test('sends the draft once, says so and goes to what became of it, whatever is double-clicked', async () => {
    const { host } = openWith(whole)
    await userEvent.dblClick(await publishButton())
    await waitFor(() => expect(host.address).toBe('/dashboard/campanhas/7/publicada'))
    expect(host.toasts).toEqual([{ text: 'Campanha publicada com sucesso.', tone: 'success' }])
    expect(api.callsOf('createCampanha')).toHaveLength(1)
    expect(api.callsOf('createCampanha')[0]?.body).toMatchObject({ rascunhoId: 7, nome: 'Auxiliar' })
  })

  test('that the server could not do says so and loses nothing', async () => {
    openWith(whole)
    api.on('createCampanha', () => refuse(503))
    await userEvent.click(await publishButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível publicar. Nada foi perdido.')
    expect(screen.getByText('Está tudo pronto para publicar.')).toBeVisible()
  })

  test('that went through while its answer was lost goes on as published', async () => {
    const { host } = openWith(whole)
    api.on('createCampanha', () => {
      api.stored.set(7, buildPublicavel({ situacao: 'PUBLICADA', versao: 9 }))
      return offline()
    })
    await userEvent.click(await publishButton())
    await waitFor(() => expect(host.address).toBe('/dashboard/campanhas/7/publicada'))
    expect(host.toasts).toEqual([{ text: 'Campanha publicada com sucesso.', tone: 'success' }])
  })

  test('that had no answer says that nobody knows, loses nothing, and is repeated as the same intent', async () => {
    const { host } = openWith(whole)
    api.on('createCampanha', () => offline())
    await userEvent.click(await publishButton())
    const banner = await screen.findByRole('alert')
    expect(banner).toHaveTextContent('Não soubemos se a campanha foi publicada.')
    expect(banner).toHaveTextContent('Sem conexão.')
    await userEvent.click(within(banner).getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(api.callsOf('createCampanha')).toHaveLength(2))
    const keys = api.callsOf('createCampanha').map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(host.address).toContain('publicar-campanha')
  })

  test('that the server refuses names the fields', async () => {
    openWith(whole)
    api.on('createCampanha', () => refuse(422, 'Confira os campos.', { fechamento: 'A data já passou.' }))
    await userEvent.click(await publishButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('A data já passou.')
  })

  test('says «Publicando…» while the answer is on its way', async () => {
    const held = heldReply<ReturnType<typeof offline>>()
    openWith(whole)
    api.on('createCampanha', () => held.reply)
    await userEvent.click(await publishButton())
    expect(await screen.findByRole('button', { name: 'Publicando…' })).toBeVisible()
    held.release(offline())
    expect(await publishButton()).toBeVisible()
  })
})

describe('the job boards', () => {
  test('«Selecionar todos» is mixed for some, and turns all on and off', async () => {
    openWith(whole)
    const all = await screen.findByRole('checkbox', { name: 'Selecionar todos' })
    await userEvent.click(await screen.findByRole('switch', { name: 'BNE' }))
    expect(all).toHaveAttribute('data-indeterminate', 'true')
    await userEvent.click(all)
    expect(screen.getAllByRole('switch').map((quadro) => (quadro as HTMLInputElement).checked)).toEqual([
      true,
      true,
      true,
    ])
    await userEvent.click(all)
    expect(screen.getAllByRole('switch').map((quadro) => (quadro as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('go with the campaign, Catho also by its older name', async () => {
    openWith(whole)
    await userEvent.click(await screen.findByRole('switch', { name: 'Catho' }))
    await userEvent.click(await publishButton())
    await waitFor(() => expect(api.callsOf('createCampanha')).toHaveLength(1))
    expect(api.callsOf('createCampanha')[0]?.body).toMatchObject({ quadros: ['CATHO'], enviarCatho: true })
  })
})

describe('a job board that did not take the campaign', () => {
  const erro = 'A Catho respondeu 422: título curto.'
  const publicada = (estado: 'ERRO' | 'LIGADO') =>
    buildPublicavel({
      situacao: 'PUBLICADA',
      quadros: ['CATHO', 'BNE'],
      publicacoes: [
        { quadro: 'CATHO', estado, erro: estado === 'ERRO' ? erro : null },
        { quadro: 'BNE', estado: 'ENVIADO', erro: null },
      ],
      vaga: { ...whole.vaga, descricao: '<p>Um texto</p>' },
    })

  test('says what it answered, is sent to again alone, and then waits in its line', async () => {
    const held = heldReply<undefined>()
    api.on('retryPublicacao', () => held.reply)
    const { host } = openWith(publicada('ERRO'))
    expect(await screen.findByText(`A campanha não chegou a este quadro. ${erro}`)).toBeVisible()
    expect(screen.getByText('Enviada a este quadro.')).toBeVisible()
    // One job board has failed: one button.
    await userEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    const busy = await screen.findByRole('button', { name: 'Enviando…' })
    await userEvent.click(busy)
    api.stored.set(7, publicada('LIGADO'))
    held.release(undefined)
    expect(await screen.findByText('Na fila para este quadro.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).not.toBeInTheDocument()
    expect(host.toasts).toEqual([{ text: 'Campanha na fila para Catho.', tone: 'success' }])
    expect(api.callsOf('retryPublicacao').map(({ params }) => params)).toEqual([{ id: 7, quadro: 'CATHO' }])
  })

  test('keeps its button and its words when sending again fails', async () => {
    api.on('retryPublicacao', () => refuse(409, 'Este quadro já está em dia.'))
    const { host } = openWith(publicada('ERRO'))
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
    await waitFor(() => expect(host.toasts).toEqual([{ text: 'Este quadro já está em dia.', tone: 'error' }]))
    expect(screen.getByRole('button', { name: 'Enviar de novo' })).toBeVisible()
    expect(screen.getByText(`A campanha não chegou a este quadro. ${erro}`)).toBeVisible()
  })
})

test('changes of a published campaign that went through while their answer was lost are told as published', async () => {
  const { host } = openWith(buildPublicavel({ situacao: 'PUBLICADA' }))
  api.on('updateCampanha', () => offline())
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar alterações' }))
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'Alterações publicadas.', tone: 'success' }]))
})

test('a published campaign is changed under its own words', async () => {
  const { host } = openWith(buildPublicavel({ situacao: 'PUBLICADA' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar alterações' }))
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'Alterações publicadas.', tone: 'success' }]))
  expect(api.callsOf('updateCampanha')).toHaveLength(1)
})
