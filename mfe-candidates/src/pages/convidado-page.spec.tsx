import { beginSession, endSession, restoreSession } from '@seleta/api-client'
import { type FakeApi, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ConvidadoPage from './convidado-page'

/** Judging by a link, without an account (product 72, decision 188). */

const COLEGA = `Bearer ${'c'.repeat(43)}`
let api: FakeApi
beforeEach(() => {
  window.localStorage.setItem('authentication', COLEGA)
  history.replaceState(null, '', '/avaliar')
  api = startFakeApi()
    .on('openAvaliacaoLink', () => ({
      data: {
        token: `convidado_${'v'.repeat(43)}`,
        nome: 'Vera Visita',
        empresa: 'Aurora',
        campanhaId: 7,
        campanha: 'Vendedor',
        expiraEm: '2026-12-07T12:00:00.000Z',
      },
    }))
    .on('logout', () => undefined)
    .on('listAvaliacoesPendentes', () => ({ data: [] }))
    .on('listAvaliacoesEnviadas', () => ({ data: [] }))
})
afterEach(() => {
  beginSession('um-token-de-teste', false)
  endSession('logout')
  api.stop()
  window.sessionStorage.clear()
  window.localStorage.clear()
  history.replaceState(null, '', '/')
})

const open = (at = '/avaliar#a-chave') => renderInHost(<ConvidadoPage />, { at })

test('the link is exchanged once, and stays in no address; whose desk it is stands above it', async () => {
  const { host } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendedor' })).toBeVisible()
  expect(screen.getByText('Aurora · Vera Visita · até 07/12/2026')).toBeVisible()
  expect(await screen.findByText('Ninguém espera pela sua avaliação.')).toBeVisible()
  expect(api.callsOf('openAvaliacaoLink').map(({ body }) => body)).toEqual([{ token: 'a-chave' }])
  expect(host.address).toBe('/avaliar')
})

test('a reload goes on with the session of the tab, and a colleague’s in this browser stays as it is', async () => {
  const { unmount } = open()
  await screen.findByText('Ninguém espera pela sua avaliação.')
  unmount()
  expect(window.localStorage.getItem('authentication')).toBe(COLEGA)
  expect(restoreSession()).toBe(true)
  open('/avaliar')
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendedor' })).toBeVisible()
  expect(api.callsOf('openAvaliacaoLink')).toHaveLength(1)
})

test('whoever leaves is out here and at the server, and takes along nothing but what was theirs', async () => {
  const mine = 'seleta.privado.avaliacao.7.Vera Visita.3.a'
  const draft = 'seleta.privado.rascunho.5'
  window.localStorage.setItem(draft, 'o que um colega escreve')
  open()
  await screen.findByText('Ninguém espera pela sua avaliação.')
  window.sessionStorage.setItem(mine, '{}')
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  expect(await screen.findByText(/^Você saiu deste aparelho/)).toBeVisible()
  expect(screen.queryByText(/Vera Visita/)).toBeNull()
  expect(api.callsOf('logout')).toHaveLength(1)
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('seleta.'))).toEqual([])
  expect(window.localStorage.getItem(draft)).toBe('o que um colega escreve')
  expect(window.localStorage.getItem('authentication')).toBe(COLEGA)
})

test('a link that was ended meanwhile says so in one sentence, and ends nobody else’s session', async () => {
  api.on('listAvaliacoesPendentes', () => refuse(401, 'Este link foi encerrado por quem convidou você.'))
  open()
  expect(await screen.findByText('Este link foi encerrado por quem convidou você.')).toBeVisible()
  expect(window.localStorage.getItem('authentication')).toBe(COLEGA)
})

test('a link that opens nothing says why; where no answer came it is tried again', async () => {
  api.on('openAvaliacaoLink', () => refuse(404, 'Este link não existe.'))
  const { unmount } = open()
  expect(await screen.findByText('Este link não existe.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  unmount()
  api.on('openAvaliacaoLink', () => refuse(503, 'O sistema está indisponível no momento.'))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  expect(api.callsOf('openAvaliacaoLink').at(-1)?.body).toEqual({ token: 'a-chave' })
})

test('without a link one is asked for', () => {
  open('/avaliar')
  expect(screen.getByText('Seu acesso terminou. Abra de novo o link que você recebeu.')).toBeVisible()
})
