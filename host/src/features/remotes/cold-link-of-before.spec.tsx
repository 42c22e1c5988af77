import { screen } from '@testing-library/react'
import { buildArea, buildRelease, startAreaServer } from '../../testing/area-server'
import { renderApp, startEachTest } from '../../testing/render-app'

startEachTest(() => undefined)

test('a link to a page that the browser’s copy of the registry does not know waits for the slow server, and never says that there is none', async () => {
  const server = startAreaServer()
  const before = buildArea('mfe-um', { pagina: '/dashboard/um' }, 'v1')
  localStorage.setItem('seleta.registry', JSON.stringify({ remotes: { 'mfe-um': before } }))
  const area = buildArea('mfe-um', { pagina: '/dashboard/um', nova: '/dashboard/nova' }, 'v2')
  const current = buildRelease('mfe-um', 'v2', { nova: () => <p>a página nova</p> })
  server.areas.set('mfe-um', { ...area, current })
  server.answers.set('/registry.json', 'late')
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.title, document.body.textContent))
  watch.observe(document, { childList: true, subtree: true, characterData: true })

  renderApp('/dashboard/nova')
  expect(await screen.findByText('a página nova')).toBeVisible()
  expect(seen.filter((text) => text.includes('Página não encontrada'))).toEqual([])
  watch.disconnect()
  server.stop()
})
