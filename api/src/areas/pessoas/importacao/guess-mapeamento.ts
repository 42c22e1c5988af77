import type { CampoImportacao } from '@seleta/contract/limits'
import type { Mapeamento } from '@seleta/contract/importacoes'
import { foldText } from '@seleta/regras/text'

/** What columns are called, folded; the first field whose name a column has takes it. */
const NOMES: readonly (readonly [CampoImportacao, readonly string[]])[] = [
  ['email', ['e-mail', 'email', 'mail', 'correio eletronico']],
  ['nome', ['nome', 'nome completo', 'candidato', 'candidata', 'talento', 'name', 'full name']],
  ['telefone', ['telefone', 'celular', 'whatsapp', 'fone', 'contato', 'phone', 'telefone celular']],
  ['cpf', ['cpf', 'documento']],
  ['nascimento', ['nascimento', 'data de nascimento', 'data nascimento', 'dt nascimento', 'birthday']],
  ['cidade', ['cidade', 'municipio', 'localizacao', 'localidade', 'city']],
  ['uf', ['uf', 'estado', 'state']],
  ['formacao', ['formacao', 'escolaridade', 'nivel', 'nivel de ensino', 'education']],
  ['curso', ['curso', 'graduacao', 'area de formacao']],
  ['experiencia', ['experiencia', 'tempo de experiencia', 'anos de experiencia']],
  ['ultimoCargo', ['ultimo cargo', 'cargo', 'funcao', 'cargo atual', 'profissao']],
  ['ultimaEmpresa', ['ultima empresa', 'empresa', 'empresa atual']],
  ['idiomas', ['idiomas', 'idioma', 'linguas', 'languages']],
  ['habilidades', ['habilidades', 'competencias', 'skills', 'conhecimentos']],
  ['sobre', ['sobre', 'resumo', 'observacoes', 'observacao', 'perfil', 'apresentacao']],
]

/**
 * Which column is probably which field, by its name.
 * @param colunas names of the first row
 */
export function guessMapeamento(colunas: readonly string[]): Mapeamento {
  const folded = colunas.map((nome) => foldText(nome.replaceAll(/[_:]/g, ' ')))
  const mapeamento: Mapeamento = {}
  const taken = new Set<number>()
  for (const [campo, nomes] of NOMES) {
    const index = folded.findIndex((nome, at) => nomes.includes(nome) && !taken.has(at))
    if (index < 0) continue
    mapeamento[campo] = index
    taken.add(index)
  }
  return mapeamento
}
