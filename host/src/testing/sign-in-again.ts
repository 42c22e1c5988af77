import { endSession } from '@seleta/api-client'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The session ends in the middle of something, and the same person signs in again: back at the address they were at. */
export async function signInAgain(): Promise<void> {
  act(() => endSession('expired'))
  await userEvent.type(await screen.findByLabelText('E-mail'), 'marina@aurora.com.br')
  await userEvent.type(screen.getByLabelText('Senha'), 'uma senha longa')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}
