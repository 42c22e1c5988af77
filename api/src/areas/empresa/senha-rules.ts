import { splitEmail } from '@seleta/regras/email'
import { foldText, withoutAccents } from '@seleta/regras/text'
import { InvalidError } from '../../ground/domain-error'
import { COMMON_SENHAS } from './common-senhas'

/** What a password is about: words that guessers try first. */
export interface AboutWhom {
  readonly email: string
  readonly nome: string
  readonly empresa: string
}

/**
 * Refuses the commonest passwords and those made of the colleague's own words (product 5). The length is the
 * contract's rule.
 * @param campo field of the body that the fault belongs to
 * @throws InvalidError
 */
export function checkSenha(senha: string, sobre: AboutWhom, campo: string): void {
  const folded = withoutAccents(senha.toLowerCase())
  if (isCommon(folded)) throw refuse(campo, 'Esta senha é muito comum. Escolha outra.')
  if (ownWords(sobre).reduce((rest, word) => rest.replaceAll(word, ''), folded).length < MIN_REST) {
    throw refuse(campo, 'Não use seu nome, seu e-mail ou o nome da empresa como senha.')
  }
}

/** What must be left of a password without the colleague's own words. */
const MIN_REST = 6

/** A listed word with digits or signs around it, one piece repeated, or a run of the keyboard. */
function isCommon(folded: string): boolean {
  const core = folded.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  return (
    COMMON_SENHAS.has(folded) ||
    (core.length >= 4 && COMMON_SENHAS.has(core)) ||
    /^(.{1,4})\1+.{0,3}$/.test(folded) ||
    RUNS.some((run) => folded.length >= 4 && run.includes(folded))
  )
}

const LINES = [
  '0123456789012345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
]
const RUNS = LINES.flatMap((line) => [line, line.split('').toReversed().join('')])

function ownWords({ email, nome, empresa }: AboutWhom): string[] {
  const { local, domain } = splitEmail(email)
  return [local, domain.split('.')[0] ?? '', ...nome.split(/\s+/), ...empresa.split(/\s+/), 'seleta']
    .map(foldText)
    .filter((word) => word.length >= 4)
}

const refuse = (campo: string, message: string) =>
  new InvalidError(message, { [campo]: message }, 'senha_fraca')
