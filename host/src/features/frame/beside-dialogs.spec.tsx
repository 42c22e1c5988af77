import { Dialog } from '@seleta/ui/core'
import { AppTheme } from '@seleta/ui/theme'
import { render, screen, waitFor } from '@testing-library/react'
import { BesideDialogs } from './beside-dialogs'

const page = (isOpen: boolean, text: string) => (
  <AppTheme>
    <main>A lista</main>
    <BesideDialogs>
      <output>{text}</output>
    </BesideDialogs>
    <Dialog open={isOpen}>Uma pessoa</Dialog>
  </AppTheme>
)

test('what is said is heard over an open dialog, whichever was there first, and the page behind it is not', async () => {
  const { rerender } = render(page(false, 'Mensagem enviada.'))
  expect(screen.getByRole('main')).toBeVisible()
  rerender(page(true, 'Mensagem enviada.'))
  expect(await screen.findByRole('status')).toHaveTextContent('Mensagem enviada.')
  expect(screen.queryByRole('main')).toBeNull()
  rerender(page(true, 'Nota excluída.'))
  expect(screen.getByRole('status')).toHaveTextContent('Nota excluída.')
  rerender(page(false, 'Nota excluída.'))
  await waitFor(() => expect(screen.getByRole('main')).toBeVisible())
  expect(screen.getByRole('status')).toBeVisible()
})
