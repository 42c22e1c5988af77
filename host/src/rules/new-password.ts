/** Rules of a new password that the browser can check; the commonest ones are refused by the server (product 5). */
export const PASSWORD_MIN = 10

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
  if (password.length < PASSWORD_MIN) return { senha: `Use pelo menos ${PASSWORD_MIN} caracteres.` }
  if (password !== repeated) return { repeated: 'As duas senhas são diferentes.' }
  return {}
}
