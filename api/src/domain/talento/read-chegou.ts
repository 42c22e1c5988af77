import { EXPERIENCIA_FILTRO } from '@seleta/contract/limits'
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
