import { CallError, request, useMutation } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { useNavigate } from 'react-router-dom'

/** Asks for a link to a new password; always the same answer, whoever has an account (product 5). */
export const requestSenha = (email: string) => request('requestSenha', { body: { email } })

/**
 * A new password by the one-use link of the e-mail; success leads to the sign-in.
 * @param token of the link
 * @param onRefused what the server has against the password itself
 */
export function useResetSenha(token: string, onRefused: (fault: string) => void) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (nova: string) => request('resetSenha', { body: { token, nova } }),
    onSuccess: () =>
      navigate(paths.login(), { replace: true, state: { aviso: 'Senha trocada. Entre com a senha nova.' } }),
    onError: (error) => {
      const nova = error instanceof CallError ? error.campos['nova'] : undefined
      if (nova !== undefined) onRefused(nova)
    },
  })
}
