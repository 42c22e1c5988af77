import { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import type { Row } from '../../database/schema'
import { sanitizeDescricao } from '../../ground/text/sanitize-descricao'

/** Between the wire's campaign and its row: the only place that knows which field has a column and which stands in `conteudo`. */

/** What has no column of its own. */
type Conteudo = Pick<CampanhaRascunho, 'cidade' | 'cidades' | 'quadros' | 'vaga'>

/**
 * The columns that the wizard writes. Descriptions are sanitised here, so no write can forget it (product 34).
 * @param rascunho as the wire brought it, cities and functions already replaced by the catalogue's
 */
export function toCampanhaColumns(rascunho: CampanhaRascunho) {
  const conteudo: Conteudo = {
    cidade: rascunho.cidade,
    cidades: rascunho.cidades,
    quadros: rascunho.quadros,
    vaga: { ...rascunho.vaga, descricao: sanitizeDescricao(rascunho.vaga.descricao) },
  }
  return {
    nome: rascunho.nome.trim(),
    nomeEmpresa: rascunho.nomeEmpresa.trim(),
    descricao: sanitizeTexto(rascunho.descricao),
    quantidadeVagas: rascunho.quantidadeVagas,
    inicio: rascunho.inicio,
    fechamento: rascunho.fechamento,
    areaInteresse: rascunho.areaInteresse,
    palavraChave: rascunho.palavraChave,
    exclusivoPcd: rascunho.exclusivoPcd,
    observacao: rascunho.observacao,
    enviarCatho: rascunho.enviarCatho || rascunho.quadros.includes('CATHO'),
    localidade: rascunho.cidades.map(({ cidade }) => `${cidade.nome}/${cidade.uf}`).join(', '),
    conteudo: JSON.stringify(conteudo),
  }
}

/** Step 1's description is plain text, and stays as it was typed unless it carries a tag. */
const sanitizeTexto = (text: string) => (/<[a-z!/?]/i.test(text) ? sanitizeDescricao(text) : text)

type CampanhaRow = Omit<Row<'campanha'>, 'busca'>
export type PublicacaoRow = Pick<Row<'publicacao'>, 'quadro' | 'estado' | 'erro'>

/**
 * The campaign as the wire has it. Fields that older rows lack get their defaults.
 * @throws ZodError when the row's content is not a campaign
 */
export function toCampanha(row: CampanhaRow, publicacoes: readonly PublicacaoRow[]): Campanha {
  return Campanha.parse({
    ...row.conteudo,
    ...row,
    alteradaEm: row.alteradaEm.toISOString(),
    publicacoes,
  })
}

/** Only what the wizard writes, for a copy. */
export const toRascunho = (campanha: Campanha): CampanhaRascunho => CampanhaRascunho.parse(campanha)
