import { isAberta } from '@seleta/contract/aberta'
import { isPublicada } from '@seleta/contract/limits'
import { releasedOf } from '@seleta/contract/campanha-fields'
import type { Campanha } from '@seleta/contract/campanhas'
import { splitPalavras } from '@seleta/contract/palavras-chave'
import type { Pergunta } from '@seleta/contract/perguntas'
import { perguntasFeitas } from '@seleta/contract/perguntas-feitas'
import { plainLines } from '@seleta/contract/plain-lines'
import type { CampanhaPublica, VagaPublicaItem } from '@seleta/contract/publico'
import { formatCidades } from '@seleta/regras/cidade'
import { documentoOfText, writeHtml } from '@seleta/regras/html-da-vaga/write-html'
import type { Row } from '../../database/schema'
import { cleanHtml } from '../../ground/text/clean-html'

/** What the row knows beside the wire's campaign. */
export interface Publicacao {
  readonly situacao: CampanhaPublica['situacao']
  readonly publicadaEm: Date
  readonly encerradaEm: Date | null
}

/** The job alone, without what its company says of itself. */
export type VagaPublica = Omit<CampanhaPublica, 'retencaoMeses' | 'empresaSlug'>

/** Where applicants sign up when that is not the product's own form. */
export interface InscricaoExterna {
  /** `{id}` in it, else its end, gets the campaign's id. */
  readonly url: string
  /** Hosts that it may stand on. */
  readonly hosts: readonly string[]
}

/** @returns null for what was never published: as good as missing (security S10) */
export function publicacaoOf({
  situacao,
  publicadaEm,
  encerradaEm,
}: Pick<Row<'campanha'>, 'situacao' | 'publicadaEm' | 'encerradaEm'>): Publicacao | null {
  return situacao === 'RASCUNHO' || publicadaEm === null ? null : { situacao, publicadaEm, encerradaEm }
}

/** Whether its own page can be looked at: it was published, whatever became of it since, and is not deleted. */
export const hasPagina = ({
  campanhaSituacao,
  excluidaEm,
}: {
  readonly campanhaSituacao: Row<'campanha'>['situacao']
  readonly excluidaEm: Date | null
}): boolean => excluidaEm === null && isPublicada(campanhaSituacao)

/** A job as lists tell it: a list of fifty carries no fifty descriptions. */
export function toVagaPublicaItem(
  campanha: Campanha,
  { publicadaEm }: Pick<Publicacao, 'publicadaEm'>,
): VagaPublicaItem {
  const { nome, nomeEmpresa, salarioMax } = releasedOf(campanha)
  return {
    id: campanha.id,
    nome,
    nomeEmpresa,
    salarioMax,
    publicadaEm: publicadaEm.toISOString(),
    localidade: formatCidades(campanha.cidades.map(({ cidade }) => cidade)),
    tipoContratacoes: campanha.vaga.tipoContratacoes.map((tipo) => tipo.descricao),
  }
}

/**
 * The public projection: what the table of fields releases, and what is written here, field by field; nothing else leaves
 * (security S10, decision 094). Age, experience, the responsible person and the right answers do not.
 * @param externa the sign-up page of the settings; null uses the product's own form
 * @param hoje Brazil's day
 */
export function toCampanhaPublica(
  campanha: Campanha,
  publicacao: Publicacao,
  externa: InscricaoExterna | null,
  hoje: string,
): VagaPublica {
  const { vaga } = campanha
  return {
    ...releasedOf(campanha),
    ...toVagaPublicaItem(campanha, publicacao),
    situacao: publicacao.situacao,
    aberta: isAberta({ ...publicacao, fechamento: campanha.fechamento }, hoje),
    encerradaEm: publicacao.encerradaEm?.toISOString() ?? null,
    cidades: campanha.cidades.map(({ cidade }) => ({ nome: cidade.nome, uf: cidade.uf })),
    palavrasChave: splitPalavras(campanha.palavraChave),
    funcoes: vaga.funcoes.map(({ funcao }) => funcao.descricao),
    beneficios: vaga.beneficios.flatMap(({ beneficio }) => beneficio.descricao ?? []),
    detalhes: plainLines('detalhe-publico', campanha).flatMap(([rotulo, valor]) =>
      valor === '' ? [] : [{ rotulo, valor }],
    ),
    descricao: vaga.descricao === '' ? paragraphs(campanha.descricao) : vaga.descricao,
    perguntas: perguntasFeitas(vaga).map(toPerguntaPublica),
    inscricaoUrl: externa === null ? null : linkOf(externa, campanha.id),
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

/** The plain text of step 1 as HTML, escaped (audit W3). Other clients of the wire send HTML in it: cleaned here. */
const paragraphs = (text: string): string =>
  isHtml(text) ? cleanHtml(text) : writeHtml(documentoOfText(text))

/**
 * Whether a block is opened and one is closed after it. Looked for one after the other: one pattern for both begins again
 * at every tag, and a text of nothing but tags holds the process for a second.
 */
function isHtml(text: string): boolean {
  const begin = text.search(/<(?:p|ul|ol)\b/i)
  const end = begin === -1 ? -1 : text.indexOf('>', begin)
  return end !== -1 && /<\/(?:p|ul|ol)>/i.test(text.slice(end))
}

/** What feeds and search engines are told of a job, in HTML: one that nobody described is told by its name. */
export const describeVaga = ({ nome, descricao }: Pick<VagaPublica, 'nome' | 'descricao'>): string =>
  descricao === '' ? writeHtml(documentoOfText(nome)) : descricao

/** @returns null when the address does not stand on an allowed host: the product's own form takes over (security S21) */
function linkOf({ url, hosts }: InscricaoExterna, id: number): string | null {
  const link = url.includes('{id}') ? url.replaceAll('{id}', String(id)) : `${url.replace(/\/+$/, '')}/${id}`
  if (!URL.canParse(link)) return null
  const { protocol, hostname } = new URL(link)
  return /^https?:$/.test(protocol) && hosts.includes(hostname) ? link : null
}
