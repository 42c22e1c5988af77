import { buildTalento, identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AT, openTalento, showPanel, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

let api: FakeApi
beforeEach(() => {
  api = startTalentoApi()
})
afterEach(() => stopTalentoApi(api))

test('the address alone opens the person', async () => {
  openTalento(1)
  const dialog = await screen.findByRole('dialog', { name: 'Pessoa 1' })
  expect(within(dialog).getByRole('heading', { level: 2, name: 'Pessoa 1' })).toBeVisible()
  expect(within(dialog).getByText('32 anos · Campinas – SP')).toBeVisible()
})

test('next and previous cross the pages of the list, and the list under the panel follows', async () => {
  const { host } = openTalento(8)
  await screen.findByRole('dialog', { name: 'Pessoa 8' })
  const next = () => screen.getByRole('button', { name: 'Próximo candidato' })
  await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.click(next())
  await screen.findByRole('dialog', { name: 'Pessoa 9' })
  expect(host.address).toBe(`${AT}?talento=${identificadorOf(9)}&pagina=2`)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Candidato anterior' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  )
  await userEvent.keyboard('k')
  await screen.findByRole('dialog', { name: 'Pessoa 8' })
  expect(host.address).toBe(`${AT}?talento=${identificadorOf(8)}`)
})

test('at the end of the list there is no next person', async () => {
  openTalento(10, '&pagina=2')
  await screen.findByRole('dialog', { name: 'Pessoa 10' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Candidato anterior' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  )
  expect(screen.getByRole('button', { name: 'Próximo candidato' })).toHaveAttribute('aria-disabled', 'true')
})

test('Esc takes the person out of the address and leaves the rest of it', async () => {
  const { host } = openTalento(1, '&pagina=2')
  await screen.findByRole('dialog', { name: 'Pessoa 1' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(host.address).toBe(`${AT}?pagina=2`))
})

test('documents are masked until they are asked for', async () => {
  openTalento(1)
  expect(await screen.findByText('•••.•••.•••-25')).toBeVisible()
  expect(screen.queryByText('529.982.247-25')).not.toBeInTheDocument()
  api.on('revealDocumentos', () => ({ data: { documento: '52998224725', pis: '' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar CPF' }))
  expect(await screen.findByText('529.982.247-25')).toBeVisible()
})

test('experience comes newest first, and a level is told apart from its institution', async () => {
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Experiência' }))
  expect(screen.getByRole('heading', { name: 'Analista de Dados' })).toBeVisible()
  expect(within(screen.getByRole('tabpanel')).getByText(/fev 2022 – hoje/)).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Formação' }))
  expect(screen.getByText(/Ensino Superior · Unicamp/)).toBeVisible()
})

test('the six tabs of the spec stand in its order, then notes and history', async () => {
  openTalento(1)
  await screen.findByRole('dialog', { name: 'Pessoa 1' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Dados pessoais',
    'Experiência',
    'Formação',
    'Testes',
    'Vídeo CV',
    'Participações',
    'Notas e histórico',
  ])
})

test.each([
  ['Testes', 'Sem testes registrados.'],
  ['Vídeo CV', 'Sem vídeo registrado.'],
  ['Participações', 'Sem participações registradas.'],
])('the tab %s without content says so in its own words', async (tab, words) => {
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: tab }))
  expect(await screen.findByText(words)).toBeVisible()
})

test('a participation tells stage, fit in words, and answers', async () => {
  api
    .on('getTalento', () => ({
      data: buildTalento({
        participacoes: [
          {
            campanhaId: 7,
            campanha: 'Analista de Dados',
            etapa: 'Entrevistas',
            situacao: 'Entrevistas',
            origem: 'MANUAL',
            criadaEm: '2026-11-01T12:00:00.000Z',
            aderencia: 82,
            aderenciaDetalhe: [
              {
                criterio: 'idiomas',
                texto: 'Inglês: pedido, não informado — 0 de 10',
                pontos: 0,
                maximo: 10,
              },
            ],
          },
        ],
      }),
    }))
    .on('listRespostasDoTalento', () => ({
      data: [
        {
          campanhaId: 7,
          campanha: 'Analista de Dados',
          pergunta: 'Tem CNH?',
          resposta: 'Não',
          isCorreta: false,
        },
      ],
    }))
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Participações' }))
  expect(await screen.findByText('Inglês: pedido, não informado — 0 de 10')).toBeVisible()
  expect(screen.getByText('Inscrição direta em 01/11/2026 · Etapa: Entrevistas')).toBeVisible()
  expect(await screen.findByText('Não atende')).toBeVisible()
})

test('somebody who was erased is told, without a retry that cannot help', async () => {
  api.on('getTalento', () => refuse(404, 'Não encontrado.'))
  openTalento(1)
  expect(await screen.findByText('Esta pessoa não está mais na base.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
})

test('a failing server says what failed and offers another try', async () => {
  api.on('getTalento', () => refuse(500))
  openTalento(1)
  expect(await screen.findByText('Erro ao buscar informações do candidato')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('whoever is opened is new no more, in the campaign that lies under the panel', async () => {
  const nova = (campanhaId: number) => ({
    campanhaId,
    campanha: 'Vendedor',
    etapa: 'Triagem',
    situacao: 'Triagem',
    origem: 'MANUAL' as const,
    criadaEm: '2026-11-20T12:00:00.000Z',
    aderencia: 70,
    isNova: true,
  })
  api.on('getTalento', ({ params }) => ({
    data: buildTalento({ identificador: params.identificador, participacoes: [nova(7), nova(8)] }),
  }))
  api.on('markInscricoesVistas', () => undefined)
  openTalento(1)
  await screen.findByRole('dialog', { name: 'Ana Beatriz Souza' })
  await waitFor(() => expect(api.callsOf('markInscricoesVistas')).toHaveLength(1))
  expect(api.callsOf('markInscricoesVistas')[0]?.rawBody).toEqual({ campanhaId: 7 })
})

describe('what a decision needs', () => {
  const participacao = {
    campanhaId: 7,
    campanha: 'Vendedor',
    etapa: 'Entrevistas',
    situacao: 'Entrevistas',
    origem: 'MANUAL' as const,
    criadaEm: '2026-11-10T12:00:00.000Z',
    aderencia: 82,
    naEtapaDesde: new Date(Date.now() - 4 * 86_400_000 - 60_000).toISOString(),
  }
  const resposta = (pergunta: string, isCorreta: boolean | null) => ({
    campanhaId: 7,
    campanha: 'Vendedor',
    pergunta,
    resposta: 'Não',
    isCorreta,
  })
  beforeEach(() =>
    api
      .on('getTalento', ({ params }) => ({
        data: buildTalento({
          identificador: params.identificador,
          informacaoPessoal: {
            ...buildTalento().informacaoPessoal,
            nome: `Pessoa ${Number(params.identificador.slice(-12))}`,
          },
          participacoes: [{ ...participacao, campanhaId: 9, campanha: 'Caixa', aderencia: 12 }, participacao],
        }),
      }))
      .on('listRespostasDoTalento', () => ({
        data: [
          resposta('Tem CNH?', false),
          resposta('Mora perto?', true),
          resposta('Por quê?', null),
          { ...resposta('Aos sábados?', null), resposta: '' },
        ],
      })),
  )
  const strip = async () => {
    await screen.findByText('1 de 2 não atendem')
    return screen.getByLabelText('Resumo')
  }

  test('stands above the tabs: fit, stage and since when, answers that failed, last job and its pay', async () => {
    openTalento(1)
    const told = await strip()
    expect(told).toHaveTextContent('82')
    expect(told).toHaveTextContent('Entrevistashá 4 dias')
    expect(told).toHaveTextContent('10/11/2026')
    expect(told).toHaveTextContent('Tem CNH? Não')
    expect(told).toHaveTextContent('Aos sábados? Sem resposta')
    expect(told).toHaveTextContent('Analista de Dados')
    expect(told.textContent).toMatch(/Último salário: R\$\s4\.200/)
    expect(told).not.toHaveTextContent('para #7')
  })

  test('over the basket it is of the latest application, and says of which campaign', async () => {
    showPanel(`/dashboard/cesto-de-talentos?talento=${identificadorOf(1)}`)
    expect(await screen.findByText('para #9 Caixa')).toBeVisible()
  })

  test('the tab stays when the next person comes', async () => {
    openTalento(1)
    await userEvent.click(await screen.findByRole('tab', { name: 'Experiência' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Próximo candidato' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    )
    await userEvent.keyboard('j')
    await screen.findByRole('dialog', { name: 'Pessoa 2' })
    expect(await screen.findByRole('tab', { name: 'Experiência' })).toHaveAttribute('aria-selected', 'true')
  })

  test('N writes a note and S chooses a stage; letters in a text are text', async () => {
    openTalento(1)
    await screen.findByRole('tab', { name: 'Experiência' })
    await userEvent.keyboard('n')
    const nota = await screen.findByRole('textbox', { name: 'Nova nota' })
    expect(nota).toHaveFocus()
    await userEvent.keyboard('sj')
    expect(nota).toHaveValue('sj')
    await userEvent.click(screen.getByRole('tab', { name: 'Experiência' }))
    await userEvent.keyboard('s')
    expect(await screen.findByRole('menu')).toBeVisible()
  })
})

test('this one person is written to from their own detail, about the campaign under it', async () => {
  api
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('readDestinatarios', () => ({ data: { pessoas: [], assuntoPadrao: '', emailLigado: true } }))
  openTalento(1)
  await screen.findByRole('dialog', { name: 'Pessoa 1' })
  await userEvent.keyboard('m')
  expect(await screen.findByRole('dialog', { name: 'Mensagem para Pessoa 1' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('')
  expect(api.callsOf('readDestinatarios')[0]?.body).toEqual({
    identificadores: [identificadorOf(1)],
    campanhaId: 7,
  })
})
