import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  api.stored.set(7, buildPublicavel())
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

describe('questions', () => {
  test('are added, moved, removed and brought back', async () => {
    const { host } = openPage('questoes-provas', 7)
    for (const title of ['Tem CNH?', 'Trabalha à noite?']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Adicionar pergunta de sim ou não' }))
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Pergunta' }), title)
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Pergunta Obrigatória' }))
      expect(dialog.getByRole('radio', { name: /^Eliminar/ })).toBeChecked()
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Sim' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Adicionar pergunta' }))
      expect(dialog.getByText(/^Marque a resposta certa/)).toBeVisible()
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Sim' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Adicionar pergunta' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    await userEvent.click(screen.getByRole('button', { name: 'Mover para cima: Trabalha à noite?' }))
    expect(host.announcements).toContain('Pergunta agora na posição 1 de 2.')
    await userEvent.click(screen.getByRole('button', { name: 'Remover: Trabalha à noite?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect((await saveAndRead(api))?.vaga.perguntas).toMatchObject([
      { title: 'Trabalha à noite?', obrigatoria: true, efeito: 'ELIMINAR', tipo: 'SIM_NAO' },
      { title: 'Tem CNH?' },
    ])
  })

  test('of multiple choice want two options with a text', async () => {
    openPage('questoes-provas', 7)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Adicionar pergunta de múltipla escolha' }),
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Pergunta' }), 'Turno?')
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
    expect(screen.getByText('Escreva todas as opções.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Texto da opção 1' }), 'Dia')
    await userEvent.type(screen.getByRole('textbox', { name: 'Texto da opção 2' }), 'Noite')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Opção 2 é correta' }))
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
    expect((await saveAndRead(api))?.vaga.perguntas).toMatchObject([
      {
        tipo: 'MULTIPLA',
        opcoes: [
          { title: 'Dia', correta: false },
          { title: 'Noite', correta: true },
        ],
      },
    ])
  })

  test('in a dialog come back with what was written in them after the page was left', async () => {
    const first = openPage('questoes-provas2', 7)
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar pergunta aberta' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Pergunta' }), 'Conte de')
    first.unmount()
    openPage('questoes-provas2', 7)
    expect(await screen.findByRole('textbox', { name: 'Pergunta' })).toHaveValue('Conte de')
  })

  test('in a dialog are not lost to Esc without a question (audit W12)', async () => {
    const { host } = openPage('questoes-provas2', 7)
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar pergunta aberta' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.questions).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta aberta' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Pergunta' }), 'Conte de')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.questions.map(({ title }) => title)).toEqual(['Descartar esta pergunta?'])
  })

  test('in video have one of the spec’s durations, or none', async () => {
    openPage('video-cv', 7)
    await userEvent.click(await screen.findByRole('radio', { name: 'Opcional' }))
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta em vídeo' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '30',
      '45',
      '60',
      '90',
      'nenhuma',
    ])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pergunta' }), 'Apresente-se')
    await userEvent.click(dialog.getByRole('radio', { name: '45 segundos' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar pergunta' }))
    expect((await saveAndRead(api))?.vaga).toMatchObject({
      videoCv: 'opcional',
      perguntas: [{ duracao: 45 }],
    })
  })
})
