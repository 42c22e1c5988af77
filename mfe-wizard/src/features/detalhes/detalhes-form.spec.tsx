import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import {
  buildPublicavel,
  forgetWizard,
  funcao,
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

describe('details', () => {
  test('keep keywords as one text, vacancies as a number, and a closing day', async () => {
    openPage('detalhes', 7)
    const palavras = await screen.findByRole('textbox', { name: 'Palavras-chave' })
    await userEvent.type(palavras, 'TI{Enter}C#{Enter}')
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantidade de vagas' }), '1a2')
    await userEvent.type(screen.getByRole('textbox', { name: 'Data de fechamento' }), '45122999')
    expect(await saveAndRead(api)).toMatchObject({
      palavraChave: 'TI;C#',
      quantidadeVagas: 12,
      fechamento: '2999-12-31',
    })
  })

  test('say when a day does not exist, and keep what was typed', async () => {
    openPage('detalhes', 7)
    const field = await screen.findByRole('textbox', { name: 'Data de fechamento' })
    await userEvent.type(field, '31022999')
    await userEvent.tab()
    expect(field).toBeInvalid()
    expect(screen.getByText('O dia 31/02/2999 não existe no calendário.')).toBeVisible()
    expect(field).toHaveValue('31/02/2999')
  })

  test('take hours as they are typed, and keep what no day has with what to write', async () => {
    openPage('detalhes', 7)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Entrada' }), '8h30')
    const saida = screen.getByRole('textbox', { name: 'Saída' })
    await userEvent.type(saida, '25')
    await userEvent.tab()
    expect(saida).toBeInvalid()
    expect(screen.getByText('Escreva a hora como 08:30, de 00:00 a 23:59.')).toBeVisible()
    expect(saida).toHaveValue('25')
    await userEvent.clear(saida)
    await userEvent.type(saida, '1730')
    await userEvent.tab()
    expect(saida).toHaveValue('17:30')
    expect((await saveAndRead(api))?.vaga.jornada).toMatchObject({ inicio: '08:30', fim: '17:30' })
  })

  test('take functions from the server’s search', async () => {
    api.stored.set(7, buildPublicavel({ vaga: { ...buildPublicavel().vaga, funcao: null, funcoes: [] } }))
    api.on('listFuncoesAtivas', ({ query }) => ({ data: query.busca === 'log' ? [funcao] : [] }))
    openPage('detalhes', 7)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Funções da vaga' }), 'log')
    await userEvent.click(await screen.findByRole('option', { name: 'Auxiliar de Logística' }))
    expect((await saveAndRead(api))?.vaga.funcoes.map(({ funcao }) => funcao.id)).toEqual([12])
  })
})
