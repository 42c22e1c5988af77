import type { Correcao, CorrecaoDoTalentoBody } from '@seleta/contract/correcao'
import { formatDia } from '@seleta/regras/dia'
import { formatCidade } from '@seleta/regras/cidade'
import { formatTelefone } from '@seleta/regras/telefone'
import { EMPTY_PESSOA, type PessoaDraft, toNewTalento } from './pessoa-draft'

/** A correction as its form holds it: the CPF stays as it is unless another one is typed. */
export interface CorrecaoDraft extends PessoaDraft {
  readonly isCpfRemoved: boolean
}

/** What is on record, as the form begins. */
export function toCorrecaoDraft({
  versao: _versao,
  cpf: _cpf,
  experiencia,
  ...texts
}: Correcao): CorrecaoDraft {
  return {
    ...EMPTY_PESSOA,
    ...texts,
    telefone: formatTelefone(texts.telefone),
    nascimento: formatDia(texts.nascimento),
    experiencia: experiencia ?? '',
    isCpfRemoved: false,
  }
}

/** The draft as the call takes it. */
export function toCorrecaoBody(draft: CorrecaoDraft, versao: string): CorrecaoDoTalentoBody {
  const { isCpfRemoved, ...pessoa } = draft
  const { curso: _curso, ultimoCargo: _cargo, ultimaEmpresa: _empresa, ...body } = toNewTalento(pessoa)
  return { ...body, versao, cpf: isCpfRemoved ? '' : body.cpf === '' ? null : body.cpf }
}

/** Whether something was changed that closing would lose. */
export const isCorrecaoTouched = (draft: CorrecaoDraft, begun: Correcao): boolean =>
  JSON.stringify(draft) !== JSON.stringify(toCorrecaoDraft(begun))

/**
 * What somebody else has made of the fields meanwhile, by field: 'No cadastro agora: Ana Lima'.
 * @param begun what the form began with
 * @param now what is on record
 */
export function tellMeanwhile(begun: Correcao, now: Correcao): Record<string, string> {
  const tell = (correcao: Correcao): Readonly<Record<string, string>> => ({
    nome: correcao.nome,
    email: correcao.email,
    telefone: formatTelefone(correcao.telefone),
    nascimento: formatDia(correcao.nascimento),
    cidadeId: correcao.cidade === null ? '' : formatCidade(correcao.cidade),
    formacao: correcao.formacao,
    cnh: correcao.cnh,
    pretensao: correcao.pretensao,
    sobre: correcao.sobre,
  })
  const before = tell(begun)
  return Object.fromEntries(
    Object.entries(tell(now)).flatMap(([campo, valor]) =>
      valor === before[campo] ? [] : [[campo, `No cadastro agora: ${valor === '' ? 'nada' : valor}`]],
    ),
  )
}
