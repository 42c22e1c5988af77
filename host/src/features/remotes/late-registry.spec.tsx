import { screen, waitFor } from '@testing-library/react'
import { buildDescriptor, buildRelease, startAreaServer } from '../../testing/area-server'
import { renderApp, startEachTest } from '../../testing/render-app'

startEachTest(() => undefined)

const Pagina = () => <p>a página</p>

test('a version that was withdrawn while the registry was slow is told to be old as soon as the registry has come', async () => {
  const server = startAreaServer()
  const descriptor = buildDescriptor('mfe-um', { pagina: '/dashboard/um' })
  const [former, withdrawn] = ['v1', 'v2'].map((version) =>
    buildRelease('mfe-um', version, { pagina: Pagina }),
  )
  if (former === undefined || withdrawn === undefined) throw new Error('two releases')
  server.areas.set('mfe-um', { descriptor, current: withdrawn, previous: former })
  localStorage.setItem('seleta.registry', JSON.stringify({ remotes: Object.fromEntries(server.areas) }))
  server.areas.set('mfe-um', { descriptor, current: former, previous: null })
  server.answers.set('/registry.json', 'held')

  renderApp('/dashboard/um')
  expect(await screen.findByText('a página')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Atualizar' })).toBeNull()
  server.letGo()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Atualizar' })).toBeVisible())
  server.stop()
})
