import { beginSession, endSession } from '@seleta/api-client'
import {
  buildEtapaItem,
  buildTalento,
  buildTalentoItem,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { useSearchParams } from '@seleta/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import TalentoPanel from './talento-panel'

const AT = '/dashboard/candidatos/7'
const base = buildTalento()

/** Plays the host: shows the panel while the address carries `?talento=`. */
function Host() {
  const [params, setParams] = useSearchParams()
  const value = params.get('talento')
  if (value === null) return null
  const close = () =>
    setParams((now) => {
      now.delete('talento')
      return now
    })
  return <TalentoPanel value={value} onClose={close} />
}

let api: FakeApi
beforeEach(() => {
  window.innerWidth = 1440
  api = startFakeApi()
    .on('getTalento', ({ params }) => {
      const n = Number(params.identificador.slice(-12))
      return {
        data: buildTalento({
          identificador: params.identificador,
          informacaoPessoal: { ...base.informacaoPessoal, nome: `Pessoa ${n}` },
        }),
      }
    })
    .on('listEtapas', () => ({ data: [buildEtapaItem()] }))
    .on('listNotas', () => ({ data: [] }))
    .on('listTestesDoTalento', () => ({ data: [] }))
    .on('listVideosDoTalento', () => ({ data: [] }))
    .on('listRespostasDoTalento', () => ({ data: [] }))
    .on('filterTalentos', ({ query }) => {
      const first = query.page * 8 + 1
      const count = query.page === 1 ? 2 : 8
      const people = Array.from({ length: count }, (_, i) =>
        buildTalentoItem({ identificador: identificadorOf(first + i), nome: `Pessoa ${first + i}` }),
      )
      return pageOf(people, 10, 8)
    })
})
afterEach(() => {
  api.stop()
  // Logging out forgets the keyword about people.
  beginSession('um-token-de-teste', false)
  endSession('logout')
})

const show = (at: string) => renderInHost(<Host />, { at })
const open = (n: number, query = '') => show(`${AT}?talento=${identificadorOf(n)}${query}`)

test('the address alone opens the person', async () => {
  open(1)
  const dialog = await screen.findByRole('dialog', { name: 'Pessoa 1' })
  expect(within(dialog).getByRole('heading', { level: 2, name: 'Pessoa 1' })).toBeVisible()
  expect(within(dialog).getByText('32 anos · Campinas – SP')).toBeVisible()
})

test('next and previous cross the pages of the list, and the list under the panel follows', async () => {
  const { host } = open(8)
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
  open(10, '&pagina=2')
  await screen.findByRole('dialog', { name: 'Pessoa 10' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Candidato anterior' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  )
  expect(screen.getByRole('button', { name: 'Próximo candidato' })).toHaveAttribute('aria-disabled', 'true')
})

test('over the board the cards of its columns are the neighbours, in their order', async () => {
  const at = `/dashboard/selecao/7?talento=${identificadorOf(2)}`
  const { client, host } = show(at)
  const cards = (from: number) => ({
    ...buildEtapaItem({ id: from }),
    talentos: [from, from + 1].map((n) => ({ identificador: identificadorOf(n) })),
  })
  client.setQueryData(['getKanban', { params: { campanhaId: 7 } }], [cards(1), cards(3)])
  await screen.findByRole('dialog', { name: 'Pessoa 2' })
  await userEvent.keyboard('j')
  await waitFor(() => expect(host.address).toContain(identificadorOf(3)))
})

test('Esc takes the person out of the address and leaves the rest of it', async () => {
  const { host } = open(1, '&pagina=2')
  await screen.findByRole('dialog', { name: 'Pessoa 1' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(host.address).toBe(`${AT}?pagina=2`))
})

test('documents are masked until they are asked for', async () => {
  open(1)
  expect(await screen.findByText('•••.•••.•••-25')).toBeVisible()
  expect(screen.queryByText('529.982.247-25')).not.toBeInTheDocument()
  api.on('revealDocumentos', () => ({ data: { documento: '52998224725', pis: '' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar CPF' }))
  expect(await screen.findByText('529.982.247-25')).toBeVisible()
})

test('experience comes newest first, and a level is told apart from its institution', async () => {
  open(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Experiência' }))
  expect(screen.getByRole('heading', { name: 'Analista de Dados' })).toBeVisible()
  expect(screen.getByText(/fev 2022 – hoje/)).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Formação' }))
  expect(screen.getByText(/Ensino Superior · Unicamp/)).toBeVisible()
})

test('the six tabs of the spec stand in its order, then notes and history', async () => {
  open(1)
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
  open(1)
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
  open(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Participações' }))
  expect(await screen.findByText('Inglês: pedido, não informado — 0 de 10')).toBeVisible()
  expect(screen.getByText('Inscrição direta em 01/11/2026 · Etapa: Entrevistas')).toBeVisible()
  expect(await screen.findByText('Não atende')).toBeVisible()
})

test('a result of a test is entered with its day, and what is wrong stands at its field', async () => {
  api
    .on('listTestes', () => ({ data: [{ id: 55544, nome: 'Excel básico', grupo: 'tecnico' as const }] }))
    .on('listTestesDoTalento', () => ({
      data: [
        {
          testeId: 55544,
          nome: 'Excel básico',
          grupo: 'tecnico' as const,
          campanhas: ['Analista de Dados'],
          resultados: [],
        },
      ],
    }))
    .on('createResultadoTeste', () =>
      refuse(422, 'Confira os campos.', { data: 'A data não pode estar no futuro.' }),
    )
  const { host } = open(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Testes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar resultado de Excel básico' }))
  const form = within(screen.getByRole('form', { name: 'Resultado de teste' }))
  await userEvent.type(form.getByRole('textbox', { name: /Resultado/ }), '87')
  await userEvent.type(form.getByRole('textbox', { name: /Data/ }), '01112026')
  await userEvent.click(form.getByRole('button', { name: 'Salvar resultado' }))
  expect(await form.findByText('A data não pode estar no futuro.')).toBeVisible()
  expect(api.callsOf('createResultadoTeste')[0]?.body).toEqual({
    testeId: 55544,
    resultado: 87,
    data: '2026-11-01',
    link: '',
  })
  api.on('createResultadoTeste', () => ({
    data: { id: 1, resultado: 87, data: '2026-11-01', link: '', temArquivo: false, quem: 'Ana' },
  }))
  await userEvent.click(form.getByRole('button', { name: 'Salvar resultado' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Resultado registrado.'))
})

test('a note is written, and its writer alone may change or delete it', async () => {
  const nota = (id: number, isMinha: boolean, texto: string) => ({
    id,
    texto,
    quem: isMinha ? 'Ana Lima' : 'Beto Reis',
    isMinha,
    criadaEm: '2026-11-20T12:00:00.000Z',
    editadaEm: null,
  })
  api
    .on('listNotas', () => ({ data: [nota(1, true, 'Minha nota'), nota(2, false, 'Nota do Beto')] }))
    .on('createNota', ({ body }) => ({ data: nota(3, true, body.texto) }))
    .on('deleteNota', () => undefined)
  const { host } = open(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
  await screen.findByText('Nota do Beto')
  expect(screen.getAllByRole('button', { name: 'Excluir' })).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nova nota' }), 'Ligar amanhã, j e k')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nota' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nova nota' })).toHaveValue(''))
  expect(api.callsOf('createNota')[0]?.body).toEqual({ texto: 'Ligar amanhã, j e k' })
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Nota excluída.'))
  host.toasts[0]?.action?.run()
  await waitFor(() => expect(api.callsOf('createNota').at(-1)?.body).toEqual({ texto: 'Minha nota' }))
})

test('a video is fetched only when it is opened, and says when it cannot be', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => undefined })
  api
    .on('listVideosDoTalento', () => ({
      data: [
        {
          id: 9,
          pergunta: 'Conte de você',
          campanha: 'Analista',
          duracao: 60,
          criadoEm: '2026-11-01T12:00:00.000Z',
        },
      ],
    }))
    .on('downloadVideo', () => refuse(500))
  open(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Vídeo CV' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Assistir' }))
  expect(await screen.findByText(/Vídeo indisponível\./)).toBeVisible()
  api.on('downloadVideo', () => fileReply('abc', 'video/webm'))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByLabelText('Resposta em vídeo: Conte de você')).toHaveAttribute(
    'src',
    'blob:video',
  )
})

test('somebody who was erased is told, without a retry that cannot help', async () => {
  api.on('getTalento', () => refuse(404, 'Não encontrado.'))
  open(1)
  expect(await screen.findByText('Esta pessoa não está mais na base.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
})

test('a failing server says what failed and offers another try', async () => {
  api.on('getTalento', () => refuse(500))
  open(1)
  expect(await screen.findByText('Erro ao buscar informações do candidato')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

describe('the résumé', () => {
  /** A tab that remembers where it was sent. */
  function fakeTab() {
    const tab = {
      opener: {},
      isClosed: false,
      address: '',
      close: () => Object.assign(tab, { isClosed: true }),
      location: { replace: (to: string) => Object.assign(tab, { address: to }) },
    }
    return tab
  }
  const originalOpen = window.open
  const made: Blob[] = []
  let tab = fakeTab()
  beforeEach(() => {
    tab = fakeTab()
    made.length = 0
    Object.assign(window, { open: () => tab })
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made.push(blob)
        return 'blob:curriculo'
      },
      revokeObjectURL: () => undefined,
    })
  })
  afterEach(() => void Object.assign(window, { open: originalOpen }))

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Abrir currículo' }))

  test('opens in a new tab as a PDF, whatever the server called it', async () => {
    api.on('downloadCurriculo', () => fileReply('%PDF-1.7 …', 'text/html'))
    open(1)
    await press()
    await waitFor(() => expect(tab.address).toBe('blob:curriculo'))
    expect(made[0]?.type).toBe('application/pdf')
    expect(tab.opener).toBeNull()
  })

  test.each([
    [
      'is missing',
      refuse(404, 'Não encontrado.'),
      'Currículo indisponível: esta pessoa não tem currículo guardado.',
    ],
    [
      'is no PDF',
      fileReply('<html><script>alert(1)</script>', 'application/pdf'),
      'Currículo indisponível: o arquivo guardado não é um PDF válido.',
    ],
    ['cannot be read', refuse(500), 'Currículo indisponível. Tentar de novo.'],
  ])('says it in words when the file %s, and leaves no tab behind', async (_, reply, words) => {
    api.on('downloadCurriculo', () => reply)
    open(1)
    await press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(tab.isClosed).toBe(true)
    expect(made).toHaveLength(0)
  })
})
