import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button, TextField } from '../core'
import type { FormDialogProps } from '../form'
import { FormDialog } from '../form'

const onSubmit = jest.fn()
const onClose = jest.fn()
beforeEach(() => jest.clearAllMocks())

function Opener(props: Partial<FormDialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {isOpen ? (
        <FormDialog
          title="Salvar modelo"
          submitLabel="Salvar"
          error={null}
          isSaving={false}
          onSubmit={onSubmit}
          onClose={() => {
            onClose()
            setOpen(false)
          }}
          {...props}
        >
          <TextField label="Nome" />
        </FormDialog>
      ) : null}
    </>
  )
}

async function open(props: Partial<FormDialogProps> = {}) {
  const user = userEvent.setup()
  render(<Opener {...props} />)
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  return user
}

test('its title names it, and Enter in a field sends the form once', async () => {
  const user = await open()
  expect(screen.getByRole('dialog', { name: 'Salvar modelo' })).toBeVisible()
  await user.type(screen.getByLabelText('Nome'), 'Vendas{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('while a call is under way it says so and sends nothing more', async () => {
  const user = await open({ isSaving: true, savingLabel: 'Enviando…' })
  const button = screen.getByRole('button', { name: 'Enviando…' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.type(screen.getByLabelText('Nome'), 'Vendas{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

describe('what is being saved is what is seen', () => {
  const props = { title: 'Corrigir', submitLabel: 'Salvar', onSubmit, onClose, isStillWhileSaving: true }
  /** Somebody types, and it is being saved. */
  async function save() {
    const user = userEvent.setup()
    const form = (isSaving: boolean, error: string | null = null, wrong = '') => (
      <FormDialog {...props} isSaving={isSaving} error={error}>
        <TextField label="Nome" />
        <TextField label="E-mail" error={wrong !== ''} helperText={wrong} />
      </FormDialog>
    )
    const { rerender } = render(form(false))
    await user.type(screen.getByLabelText('Nome'), 'Ana{Enter}')
    rerender(form(true))
    const answer = (error: string | null, wrong = '') => rerender(form(false, error, wrong))
    return { user, answer }
  }

  test('until the answer nothing is typed, and the dialog stays', async () => {
    const { user, answer } = await save()
    expect(screen.getByRole('button', { name: 'Salvando…' })).toHaveFocus()
    await user.keyboard('Zé{Escape}')
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.getByLabelText('Nome')).toHaveValue('Ana')
    expect(screen.getByLabelText('Nome').closest('[inert]')).not.toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    answer(null)
    await user.type(screen.getByLabelText('Nome'), ' Lima')
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Nome')).toHaveValue('Ana Lima')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('refused, the reason has the focus, which may be far above on a phone', async () => {
    const { answer } = await save()
    answer('Sem conexão.')
    expect(screen.getByText('Sem conexão.').closest('[role=alert]')).toHaveFocus()
  })

  test('what came of it can be left at once, though lists are still read again', async () => {
    const user = userEvent.setup()
    render(
      <FormDialog {...props} isSaving error={null} outcome={<p>Uma pessoa ficou sem a mensagem.</p>}>
        <TextField label="Nome" />
      </FormDialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/ficou sem/).closest('[inert]')).toBeNull()
  })

  test('or the field that is wrong', async () => {
    const { answer } = await save()
    answer(null, 'Confira o e-mail.')
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
  })
})

test('a failure stands over the fields, which keep what was typed', async () => {
  await open({ error: 'Sem conexão. Confira a internet e tente de novo.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão')
  expect(screen.getByLabelText('Nome')).toBeVisible()
})

test('Esc closes it, and the focus goes back to where it came from', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

test.each([
  ['a click beside it closes it', false, 1],
  ['what was typed is not lost by a click beside it', true, 0],
])('%s', async (_, isHeld, closings) => {
  const user = await open({ isHeld })
  await user.click(screen.getByRole('dialog').parentElement ?? document.body)
  expect(onClose).toHaveBeenCalledTimes(closings)
})

test('what came of it takes the place of the fields, with one way out', async () => {
  const user = await open({ outcome: <p>Ana já estava na campanha.</p>, error: 'Velho' })
  expect(screen.getByText('Ana já estava na campanha.')).toBeVisible()
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what takes something away is asked as an alert, with the focus on the way that keeps it', async () => {
  const user = await open({ isDanger: true, cancelLabel: 'Manter etapa' })
  expect(screen.getByRole('alertdialog', { name: 'Salvar modelo' })).toBeVisible()
  const keep = screen.getByRole('button', { name: 'Manter etapa' })
  expect(keep).toHaveFocus()
  await user.click(keep)
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('a form opened from a form is sent alone', async () => {
  const onOuter = jest.fn((event: React.FormEvent) => event.preventDefault())
  const user = userEvent.setup()
  render(
    <form onSubmit={onOuter}>
      <FormDialog
        title="Senha"
        submitLabel="Enviar link"
        error={null}
        isSaving={false}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <TextField label="E-mail" />
      </FormDialog>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Enviar link' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onOuter).not.toHaveBeenCalled()
})
