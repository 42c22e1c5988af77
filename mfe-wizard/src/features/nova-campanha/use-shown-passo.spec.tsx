import { useNavigate } from '@seleta/shell'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import { buildPublicavel, forgetWizard, startWizardApi } from '../../testing/wizard-api'
import { stepPath } from '../../rules/passos/steps'
import { Wizard } from './wizard'

let api: WizardApi
beforeEach(() => {
  api = startWizardApi()
  api.stored.set(7, buildPublicavel())
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const goOn = () => screen.getByRole('button', { name: 'Salvar e continuar' })

/** The wizard at its first step, and the router's own way to another address. */
async function openFirst() {
  const router: { navigate?: ReturnType<typeof useNavigate> } = {}
  function Router() {
    router.navigate = useNavigate()
    return null
  }
  const path = stepPath('detalhes', 7)
  window.history.replaceState(null, '', path)
  const { host } = renderInHost(
    <>
      <Wizard />
      <Router />
    </>,
    { at: path },
  )
  await heading('Detalhes')
  return { host, navigate: (to: string) => void router.navigate?.(to) }
}

test('a step asked for while the address is still on its way to the former one is gone to', async () => {
  const { host, navigate } = await openFirst()
  await userEvent.click(goOn())
  await heading('Localização')
  act(() => {
    // The address of the step on screen sets out, and before it arrives the person goes on.
    navigate(stepPath('localizacao', 7))
    goOn().click()
  })
  await heading('Requisitos')
  await waitFor(() => expect(host.address).toBe(stepPath('requisitos', 7)))
})

test('three steps asked for at once end on the third', async () => {
  const { host } = await openFirst()
  act(() => goOn().click())
  act(() => goOn().click())
  act(() => goOn().click())
  await heading('Vídeo CV')
  await waitFor(() => expect(host.address).toBe(stepPath('video-cv', 7)))
})

test('an address that leads elsewhere wins over the step that was on its way', async () => {
  const { host, navigate } = await openFirst()
  act(() => {
    goOn().click()
    navigate(stepPath('salario', 7))
  })
  await heading('Salário')
  expect(host.address).toBe(stepPath('salario', 7))
})

test('Back wins over the step that was on its way', async () => {
  const { host } = await openFirst()
  act(() => {
    goOn().click()
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await heading('Detalhes')
  act(() => goOn().click())
  await heading('Localização')
  await waitFor(() => expect(host.address).toBe(stepPath('localizacao', 7)))
})
