import type { AvaliacaoLink } from '@seleta/contract/avaliacao-links'
import { type FakeApi, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AvaliacaoLinksDialog } from './avaliacao-links-dialog'

/** Links for guests, from the head of a campaign: product 72. */

const LINK: AvaliacaoLink = {
  id: 5,
  nome: 'Vera Visita',
  email: 'vera@fora.test',
  criadoPor: 'Ana Lima',
  criadoEm: '2026-11-20T12:00:00.000Z',
  expiraEm: '2026-12-04T12:00:00.000Z',
  situacao: 'ABERTO',
  usadoEm: '2026-11-21T12:00:00.000Z',
  enviadas: 2,
}

let api: FakeApi
let links: AvaliacaoLink[]
beforeEach(() => {
  links = [LINK]
  api = startFakeApi()
    .on('listAvaliacaoLinks', () => ({ data: links }))
    .on('createAvaliacaoLink', ({ body }) => {
      const made = { ...LINK, ...body, id: 6, usadoEm: null, enviadas: 0 }
      links = [made, ...links]
      return { data: { ...made, link: 'https://seleta.test/avaliar#segredo' } }
    })
    .on('deleteAvaliacaoLink', () => {
      links = links.map((one) => ({ ...one, situacao: 'ENCERRADO' as const }))
    })
})
afterEach(() => api.stop())

const open = () =>
  renderInHost(<AvaliacaoLinksDialog campanha={{ id: 7, nome: 'Vendedor' }} onClose={jest.fn()} />)

test('a link is made for somebody named, told this once, and can be sent by mail', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome de quem vai avaliar' }), 'Rita')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail (opcional)' }), 'rita@fora.test')
  await userEvent.click(screen.getByRole('button', { name: 'Criar link' }))
  expect(await screen.findByRole('textbox', { name: 'Link de Rita' })).toHaveValue(
    'https://seleta.test/avaliar#segredo',
  )
  expect(screen.getByRole('link', { name: 'Enviar por e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:rita@fora\.test\?.*avaliar%23segredo/),
  )
  expect(api.callsOf('createAvaliacaoLink')[0]?.body).toEqual({ nome: 'Rita', email: 'rita@fora.test' })
  const list = within(screen.getByRole('list', { name: 'Links desta campanha' }))
  expect(await list.findByText('Rita')).toBeVisible()
})

test('each says until when, when it was used and what came of it, and is ended once that was confirmed', async () => {
  const { host } = open()
  expect(
    await screen.findByText(
      'vera@fora.test · até 04/12/2026 · usado em 21/11/2026 · 2 avaliações · por Ana Lima',
    ),
  ).toBeVisible()
  host.confirmAnswer = false
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar o link de Vera Visita' }))
  expect(api.callsOf('deleteAvaliacaoLink')).toEqual([])
  host.confirmAnswer = true
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar o link de Vera Visita' }))
  expect(await screen.findByText('Encerrado')).toBeVisible()
  expect(host.toasts.map(({ text }) => text)).toEqual(['Link encerrado.'])
})

test('what is wrong is said at its field, and what was typed stays', async () => {
  open()
  const email = screen.getByRole('textbox', { name: 'E-mail (opcional)' })
  await userEvent.type(email, 'rita')
  await userEvent.click(screen.getByRole('button', { name: 'Criar link' }))
  expect(await screen.findByText('E-mail inválido.')).toBeVisible()
  expect(screen.getByText('Informe o nome de quem vai avaliar.')).toBeVisible()
  expect(email).toHaveValue('rita')
})
