import { waitFor } from '@testing-library/react'
import { takeOver } from './take-over'

const build = (html: string) => {
  const container = document.createElement('div')
  container.innerHTML = html
  return container
}

test('what the server drew stays until the page is there, and then gives way at once', async () => {
  const container = build('<main><h1>Padeiro</h1></main>')
  const place = takeOver(container)
  place.innerHTML = '<div aria-busy="true"></div>'
  await Promise.resolve()
  expect(container.textContent).toBe('Padeiro')
  place.innerHTML = '<main><h1>Padeiro, com botão</h1></main>'
  await waitFor(() => expect(container.textContent).toBe('Padeiro, com botão'))
  expect(container.children).toHaveLength(1)
})

test('an area that cannot come is told in place of the old page', async () => {
  const container = build('<main><h1>Padeiro</h1></main>')
  takeOver(container).innerHTML = '<section role="alert">Esta área está indisponível no momento.</section>'
  await waitFor(() => expect(container).toHaveTextContent('Esta área está indisponível no momento.'))
})

test('without a page of the server the frame draws into the root itself', () => {
  const container = build('<p class="abertura"></p>')
  expect(takeOver(container)).toBe(container)
})
