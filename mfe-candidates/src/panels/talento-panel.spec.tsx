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

test('a tab without content says so in its own words', async () => {
  open(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Participações' }))
  expect(screen.getByText('Sem participações registradas.')).toBeVisible()
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
