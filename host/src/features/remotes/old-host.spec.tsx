import { screen, within } from '@testing-library/react'
import { lookForNewer } from '../../queries/remotes/renewal'
import { buildDescriptor, buildRelease, startAreaServer } from '../../testing/area-server'
import { renderApp, startEachTest } from '../../testing/render-app'

startEachTest(() => undefined)

test('an area that no longer fits the host of an old tab offers the new one, and does not ask to try again', async () => {
  const server = startAreaServer()
  const [current, previous] = ['v3', 'v2'].map((version) => ({
    ...buildRelease('mfe-um', version, {}),
    contract: '^9.0.0',
    for: 'outro',
  }))
  if (current === undefined || previous === undefined) throw new Error('two releases')
  const descriptor = buildDescriptor('mfe-um', { pagina: '/dashboard/um' })
  server.areas.set('mfe-um', { descriptor, current, previous })
  await lookForNewer()
  const main = document.createElement('script')
  main.setAttribute('src', '/assets/main.antigo.js')
  document.head.append(main)

  // React and the page record the failure there.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderApp('/dashboard/um')
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('mfe-um/v3/contract')
  expect(await within(message).findByRole('button', { name: 'Atualizar' })).toBeVisible()
  expect(within(message).queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  main.remove()
  server.stop()
})
