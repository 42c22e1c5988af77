import type { Correcao, CorrecaoDoTalentoBody } from '@seleta/contract/correcao'
import { EXPERIENCIA_FILTRO } from '@seleta/contract/limits'
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

type Campo = Exclude<keyof Correcao, 'versao' | 'cpf'>

/** What a draft says of each field, in words; the CPF, of which only the end is told, stands apart. */
const TOLD: Readonly<Record<Campo, (draft: CorrecaoDraft) => readonly string[]>> = {
  nome: ({ nome }) => [nome],
  email: ({ email }) => [email],
  telefone: ({ telefone }) => [telefone],
  nascimento: ({ nascimento }) => [nascimento],
  cidade: ({ cidade }) => (cidade === null ? [] : [formatCidade(cidade)]),
  formacao: ({ formacao }) => [formacao],
  experiencia: ({ experiencia }) =>
    EXPERIENCIA_FILTRO.flatMap(({ value, label }) => (value === experiencia ? [label] : [])),
  idiomas: ({ idiomas }) => idiomas,
  habilidades: ({ habilidades }) => habilidades,
  sobre: ({ sobre }) => [sobre],
  cnh: ({ cnh }) => [cnh],
  pretensao: ({ pretensao }) => [pretensao],
}

// Its keys are those of the table, and no others.
const CAMPOS = Object.keys(TOLD) as Campo[]

const isSame = (campo: Campo, one: CorrecaoDraft, another: CorrecaoDraft): boolean =>
  JSON.stringify(TOLD[campo](one).toSorted()) === JSON.stringify(TOLD[campo](another).toSorted())

const tellNow = (words: readonly string[]): string => `No cadastro agora: ${words.join(', ') || 'nada'}`

/**
 * The draft after somebody else has saved: what was left alone takes what is on record now, what was changed stays.
 * @param told what whoever corrects was told last is on record
 * @param now what is on record
 */
export function takeMeanwhile(draft: CorrecaoDraft, told: Correcao, now: Correcao): CorrecaoDraft {
  const base = toCorrecaoDraft(told)
  const theirs = toCorrecaoDraft(now)
  const untouched = CAMPOS.filter((campo) => isSame(campo, draft, base))
  return {
    ...draft,
    ...Object.fromEntries(untouched.map((campo) => [campo, theirs[campo]])),
    isCpfRemoved: draft.isCpfRemoved && now.cpf !== '',
  }
}

/**
 * What somebody else has made meanwhile of the fields that say something else here, by field: 'No cadastro agora: Ana Lima'.
 * @param begun what the form began with
 * @param now what is on record
 */
export function tellMeanwhile(draft: CorrecaoDraft, begun: Correcao, now: Correcao): Record<string, string> {
  const first = toCorrecaoDraft(begun)
  const theirs = toCorrecaoDraft(now)
  const differing = CAMPOS.filter((campo) => !isSame(campo, first, theirs) && !isSame(campo, draft, theirs))
  const isCpfTouched = draft.cpf !== '' || draft.isCpfRemoved
  return {
    ...Object.fromEntries(
      differing.map((campo) => [
        campo === 'cidade' ? 'cidadeId' : campo,
        tellNow(TOLD[campo](theirs).filter(Boolean)),
      ]),
    ),
    ...(isCpfTouched && begun.cpf !== now.cpf && { cpf: tellNow([now.cpf].filter(Boolean)) }),
  }
}
