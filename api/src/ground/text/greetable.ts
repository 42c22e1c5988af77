import { firstNameOf } from '@seleta/regras/mensagem-variables'

/** Who is greeted without a name. */
export const NOBODY = 'você'

/** How a message greets somebody. Anybody can type a name: what is none, such as an address of the web, is not said. */
export function greetable(nome: string): string {
  const first = firstNameOf(nome)
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? first : NOBODY
}
