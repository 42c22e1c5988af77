import { EXPERIENCIA_FILTRO } from '@seleta/contract/limits'
import { formatDia } from '@seleta/regras/dia'
import { formatTelefone } from '@seleta/regras/telefone'
import type { Pessoa } from './pessoa'

/** A kept person, as `fusao.chegou` holds them, back in its form. */
export function readChegou(chegou: Readonly<Record<string, unknown>>): Pessoa {
  const text = (key: string) => {
    const value = chegou[key]
    return typeof value === 'string' ? value : ''
  }
  const orNull = (key: string) => text(key) || null
  const number = (key: string) => {
    const value = chegou[key]
    return typeof value === 'number' ? value : null
  }
  const list = (key: string) => {
    const value = chegou[key]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  }
  return {
    nome: text('nome'),
    email: orNull('email'),
    telefone: orNull('telefone'),
    cpf: orNull('cpf'),
    referencia: orNull('referencia'),
    nascimento: orNull('nascimento'),
    cidadeId: number('cidadeId'),
    formacao: orNull('formacao'),
    curso: text('curso'),
    tempoExperiencia:
      EXPERIENCIA_FILTRO.find(({ value }) => value === text('tempoExperiencia'))?.value ?? null,
    ultimoCargo: text('ultimoCargo'),
    ultimaEmpresa: text('ultimaEmpresa'),
    funcaoId: number('funcaoId'),
    idiomas: list('idiomas'),
    habilidades: list('habilidades'),
    sobre: text('sobre'),
  }
}

/** One part of what was told of a person, in words. */
export interface Told {
  readonly rotulo: string
  readonly valor: string
}

/**
 * What was told of a person, part by part, for whoever reads it; what was not told is left out. CPF is told without its
 * digits (security L10).
 * @param cidade name of the city; empty when not told
 */
export function tellPessoa(
  pessoa: Pessoa,
  { cidade, hasCurriculo }: { readonly cidade: string; readonly hasCurriculo: boolean },
): Told[] {
  const work = [pessoa.ultimoCargo, pessoa.ultimaEmpresa].filter((part) => part !== '').join(', ')
  const tempo = EXPERIENCIA_FILTRO.find(({ value }) => value === pessoa.tempoExperiencia)?.label ?? ''
  const parts = [
    ['Nome', pessoa.nome],
    ['E-mail', pessoa.email ?? ''],
    ['Telefone', formatTelefone(pessoa.telefone ?? '')],
    ['CPF', pessoa.cpf === null ? '' : 'informado'],
    ['Nascimento', formatDia(pessoa.nascimento)],
    ['Cidade', cidade],
    ['Formação', pessoa.formacao ?? ''],
    ['Curso', pessoa.curso],
    ['Experiência', tempo],
    ['Último trabalho', work],
    ['Idiomas', pessoa.idiomas.join(', ')],
    ['Habilidades', pessoa.habilidades.join(', ')],
    ['Sobre', pessoa.sobre],
    ['Currículo', hasCurriculo ? 'enviado' : ''],
  ] as const
  return parts.flatMap(([rotulo, valor]) => (valor === '' ? [] : [{ rotulo, valor }]))
}
