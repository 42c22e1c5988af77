import { SENHA_MIN, tooShort } from '@seleta/contract/text-max'

/* Rules of a new password that the browser can check; the commonest ones are refused by the server (product 5). */

/** What is asked of it, before anything is typed. */
export const PASSWORD_HELP = `Pelo menos ${SENHA_MIN} caracteres.`

/** What is wrong with it, by field. */
export interface NewPasswordFault {
  readonly senha?: string
  readonly repeated?: string
}

/**
 * @param password as typed
 * @param repeated as typed the second time
 * @returns what is wrong, by field; empty when all is well
 */
export function checkNewPassword(password: string, repeated: string): NewPasswordFault {
  if (password.length < SENHA_MIN) return { senha: tooShort(SENHA_MIN) }
  if (password !== repeated) return { repeated: 'As duas senhas são diferentes.' }
  return {}
}

/** Where the new one is typed once more. */
export const REPEAT_SENHA = 'Repita a senha nova'
