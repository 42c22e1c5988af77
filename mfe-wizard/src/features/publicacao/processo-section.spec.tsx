import type { Campanha } from '@seleta/contract/campanhas'
import type { ProcessoModelo } from '@seleta/contract/processo-modelos'
import { offline } from '@seleta/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import { buildPublicavel, forgetWizard, openPublicar, startWizardApi } from '../../testing/wizard-api'

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

describe('the process that a selection begins with (product 64)', () => {
  const modelo: ProcessoModelo = {
    id: 4,
    nome: 'Loja',
    etapas: ['Triagem', 'Prova prática'].map((nome) => ({
      nome,
      cor: '#5E6B1E',
      tipo: null,
      limiteDias: null,
      mensagemNotificacao: nome === 'Triagem' ? '' : 'Olá, {{nome}}!',
      contato: { email: true, whatsapp: false, sms: false },
    })),
  }
  const etapas = async () =>
    within(await screen.findByRole('list', { name: 'Etapas da seleção' }))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, within(item).queryByRole('img') !== null])
  const choose = async (nome: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Modelo de processo' }))
    await userEvent.click(await screen.findByRole('option', { name: nome }))
  }

  test('is one of the company’s models, shown with its stages and published with the campaign', async () => {
    api.on('listProcessoModelos', () => ({ data: [modelo] }))
    openWith(whole)
    expect((await etapas()).slice(0, 2)).toEqual([
      ['Triagem', false],
      ['Questionário', true],
    ])
    await choose('Loja')
    expect(await etapas()).toEqual([
      ['Triagem', false],
      ['Prova prática', true],
    ])
    await userEvent.click(await publishButton())
    await waitFor(() => expect(api.callsOf('createCampanha')[0]?.body.processoModeloId).toBe(4))
  })

  test('that is gone is said, and another one or none can be taken', async () => {
    openWith(buildPublicavel({ processoModeloId: 9 }))
    expect(
      await screen.findByText('O modelo de processo escolhido não existe mais. Escolha outro.'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Usar o padrão' }))
    expect(screen.queryByText(/não existe mais/)).toBeNull()
  })

  test('is renamed and removed where it is chosen, and a removal is taken back', async () => {
    let modelos = [modelo]
    api
      .on('listProcessoModelos', () => ({ data: modelos }))
      .on('updateProcessoModelo', ({ params, body }) => {
        modelos = [{ ...modelo, ...params, ...body }]
        return { data: { ...params, ...body } }
      })
      .on('deleteProcessoModelo', () => {
        modelos = []
        return undefined
      })
      .on('createProcessoModelo', ({ body }) => {
        if (api.callsOf('createProcessoModelo').length === 1) return offline()
        modelos = [{ ...modelo, ...body, id: 8 }]
        return { data: { id: 8, ...body } }
      })
    const { host } = openWith(buildPublicavel({ processoModeloId: 4 }))
    const takeBack = () => act(async () => host.toasts.at(-1)?.action?.run())
    await userEvent.click(await screen.findByRole('button', { name: 'Renomear modelo' }))
    const nome = await screen.findByRole('textbox', { name: 'Nome do modelo' })
    await userEvent.type(nome, 's')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByRole('combobox', { name: 'Modelo de processo' })).toHaveTextContent('Lojas')
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir modelo' }))
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Modelo “Lojas” excluído.'))
    expect(screen.getByRole('combobox', { name: 'Modelo de processo' })).toHaveTextContent('Padrão')
    await takeBack()
    await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/Pode já estar desfeito/))
    await takeBack()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Modelo de processo' })).toHaveTextContent('Lojas'),
    )
  })

  test('is not asked of a campaign that has its stages', async () => {
    openWith(buildPublicavel({ situacao: 'PUBLICADA' }))
    await screen.findByRole('heading', { name: 'Onde divulgar' })
    expect(screen.queryByRole('combobox', { name: 'Modelo de processo' })).toBeNull()
  })
})
