import { screen } from '@testing-library/react'
import { buildArea, buildRelease, startAreaServer } from '../../testing/area-server'
import { renderApp, startEachTest } from '../../testing/render-app'

startEachTest(() => undefined)

test('a link to a page of an area that the host was built without waits for the registry, and never says that there is none', async () => {
  const server = startAreaServer()
  const area = buildArea('mfe-agenda', { dia: '/dashboard/agenda' }, 'v1')
  const current = buildRelease('mfe-agenda', 'v1', { dia: () => <p>a agenda</p> })
  server.areas.set('mfe-agenda', { ...area, current })
  server.answers.set('/registry.json', 'late')
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.title, document.body.textContent))
  watch.observe(document, { childList: true, subtree: true, characterData: true })

  renderApp('/dashboard/agenda')
  expect(await screen.findByText('a agenda')).toBeVisible()
  expect(document.title).toBe('Página dia · Seleta')
  expect(seen.filter((text) => text.includes('Página não encontrada'))).toEqual([])
  watch.disconnect()
  server.stop()
})
