import { hasContato, NOME_MIN } from '@seleta/regras/pessoa'
import { FALTA_CONTATO, FALTA_SEU_NOME } from './faltas'
import { NOME_MAX } from './text-max'
import { lineUpTo } from './wire'

/** What every form says that people fill in about themselves. */

export const NomeDaPessoa = lineUpTo(NOME_MAX).min(NOME_MIN, FALTA_SEU_NOME)

/** For `refine`: an e-mail or a phone is there, else it is told at the e-mail. */
export const needsContato = [
  ({ email, telefone }: { readonly email: string; readonly telefone: string }) => hasContato(email, telefone),
  { path: ['email'], message: FALTA_CONTATO },
] satisfies [unknown, unknown]
