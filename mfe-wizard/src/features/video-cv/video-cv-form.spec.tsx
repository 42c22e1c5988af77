import { screen } from '@testing-library/react'
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

test.each([
  ['Sim', 'sim'],
  ['Não', 'nao'],
  ['Opcional', 'opcional'],
])('asking for a video is one choice of three: %s', async (label, stored) => {
  openPage('video-cv', 7)
  await userEvent.click(await screen.findByRole('radio', { name: label }))
  expect((await saveAndRead(api))?.vaga.videoCv).toBe(stored)
})

test.each([
  [null, 'Escolha «Sim» ou «Opcional» acima para que a inscrição faça estas perguntas.'],
  ['Não', 'Com «Não», a inscrição não faz estas perguntas. Elas ficam guardadas aqui.'],
  ['Sim', /Só se inscreve quem gravar todas\.$/],
  ['Opcional', /ou se inscrever sem vídeo\.$/],
])('what becomes of the questions is said beside the choice: %s', async (label, text) => {
  openPage('video-cv', 7)
  if (label !== null) await userEvent.click(await screen.findByRole('radio', { name: label }))
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([
  ['30 segundos', 30],
  ['45 segundos', 45],
  ['60 segundos', 60],
  ['90 segundos', 90],
])('a video question may take %s', async (label, duracao) => {
  openPage('video-cv', 7)
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar pergunta em vídeo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Pergunta' }), 'Apresente-se')
  await userEvent.click(screen.getByRole('radio', { name: label }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
  expect((await saveAndRead(api))?.vaga.perguntas).toMatchObject([
    { tipo: 'VIDEO', title: 'Apresente-se', duracao },
  ])
})
