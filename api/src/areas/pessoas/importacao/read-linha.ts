import type { CampoImportacao } from '@seleta/contract/limits'
import type { Mapeamento } from '@seleta/contract/importacoes'
import { rearmFormula } from '@seleta/regras/formula'
import type { PessoaTexto } from '../../../domain/talento/pessoa'

/**
 * One row of a file as a person.
 * @param valores cells in the file's order
 * @param mapeamento which column holds which field
 */
export function readLinha(valores: readonly string[], mapeamento: Mapeamento): PessoaTexto {
  const cell = (campo: CampoImportacao) => {
    const index = mapeamento[campo]
    // Our own export puts an apostrophe before a text that looks like a formula.
    return index === undefined ? '' : rearmFormula((valores[index] ?? '').trim())
  }
  const list = (campo: CampoImportacao) => cell(campo).split(/[,;|/\n]/)
  return {
    nome: cell('nome'),
    email: cell('email'),
    telefone: cell('telefone'),
    cpf: cell('cpf'),
    nascimento: cell('nascimento'),
    cidade: cell('cidade'),
    uf: cell('uf'),
    formacao: cell('formacao'),
    curso: cell('curso'),
    experiencia: cell('experiencia'),
    ultimoCargo: cell('ultimoCargo'),
    ultimaEmpresa: cell('ultimaEmpresa'),
    idiomas: list('idiomas'),
    habilidades: list('habilidades'),
    sobre: cell('sobre'),
  }
}
