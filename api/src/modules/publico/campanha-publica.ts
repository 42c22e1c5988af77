import type { Campanha } from '@seleta/contract/campanhas'
import type { Pergunta } from '@seleta/contract/perguntas'
import type { CampanhaPublica } from '@seleta/contract/publico'

/** What the row knows beside the wire's campaign. */
export interface Publicacao {
  readonly situacao: CampanhaPublica['situacao']
  readonly publicadaEm: Date
  readonly encerradaEm: Date | null
}

/**
 * The public projection, field by field: what is not written here does not leave (security S10). Age, experience,
 * the responsible person and the right answers are not here.
 * @param inscricaoUrl address of the sign-up page of the settings; `{id}` in it, else its end, gets the campaign's id
 */
export function toCampanhaPublica(
  campanha: Campanha,
  publicacao: Publicacao,
  inscricaoUrl: string | null,
): CampanhaPublica {
  const { vaga } = campanha
  return {
    id: campanha.id,
    nome: campanha.nome,
    nomeEmpresa: campanha.nomeEmpresa,
    situacao: publicacao.situacao,
    publicadaEm: publicacao.publicadaEm.toISOString(),
    encerradaEm: publicacao.encerradaEm?.toISOString() ?? null,
    fechamento: campanha.fechamento,
    cidades: campanha.cidades.map(({ cidade }) => ({ nome: cidade.nome, uf: cidade.uf })),
    localidade: campanha.cidades.map(({ cidade }) => `${cidade.nome}/${cidade.uf}`).join(', '),
    tipoContratacoes: vaga.tipoContratacoes.map((tipo) => tipo.descricao),
    modalidade: vaga.modalidade,
    salarioMax: vaga.salarioMax,
    exclusivoPcd: campanha.exclusivoPcd,
    palavrasChave: campanha.palavraChave
      .split(';')
      .map((palavra) => palavra.trim())
      .filter((palavra) => palavra !== ''),
    funcoes: vaga.funcoes.map(({ funcao }) => funcao.descricao),
    beneficios: vaga.beneficios.flatMap(({ beneficio }) => beneficio.descricao ?? []),
    quantidadeVagas: campanha.quantidadeVagas,
    descricao: vaga.descricao === '' ? paragraphs(campanha.descricao) : vaga.descricao,
    perguntas: vaga.perguntas.map(toPerguntaPublica),
    inscricaoUrl: inscricaoUrl === null ? null : linkOf(inscricaoUrl, campanha.id),
  }
}

const toPerguntaPublica = (pergunta: Pergunta): CampanhaPublica['perguntas'][number] => ({
  id: pergunta.id,
  tipo: pergunta.tipo,
  title: pergunta.title,
  obrigatoria: pergunta.obrigatoria,
  opcoes: pergunta.tipo === 'MULTIPLA' ? pergunta.opcoes.map(({ id, title }) => ({ id, title })) : [],
  duracao: pergunta.tipo === 'VIDEO' ? pergunta.duracao : null,
})

/** The plain text of step 1 as HTML; text that already is HTML was sanitised when it was stored. */
function paragraphs(text: string): string {
  if (/<(?:p|ul|ol|li|br|strong|em|u)\b/.test(text)) return text
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}

function linkOf(inscricaoUrl: string, id: number): string {
  if (inscricaoUrl.includes('{id}')) return inscricaoUrl.replaceAll('{id}', String(id))
  return `${inscricaoUrl.replace(/\/+$/, '')}/${id}`
}
